import { analysisWords } from '#app/features/analysis/analysis-messages.ts'
import { practiceText } from '#app/features/analysis/practice-text.server.ts'
import { ayahText, BLOCKS, HADITH, hadithReference } from '#app/guidance/index.server.ts'
import { paths } from '#app/paths.ts'
import { noteAnchor } from '#app/ui/page/write-note-anchor.ts'
import { type NoteSubject, subjectText } from './note-subject.ts'
import { noteWords as words } from './notes-messages.ts'
import { yearsWords } from './years-messages.ts'

/** The subject of a note, as a screen shows it. */
interface ShownSubject {
  /** The text for an address. */
  about: string
  /** 'Fortune Path', 'At-Talaq 65:2–3', 'The year at 24'. */
  label: string
  /** 'From your reading', 'A practice'. */
  kind: string
  /** The address where it is shown. */
  href: string
}

/** More verses than any passage has. */
const MOST_VERSES = 30

/** Null if there is no such block, practice, verse or hadith. Whether a year has ended is checked elsewhere. */
export function shownSubject(subject: NoteSubject): ShownSubject | null {
  const about = subjectText(subject)
  const { key } = subject
  const at = (page: string) => `${page}#${noteAnchor(about)}`
  switch (subject.kind) {
    case 'none':
      return null
    case 'block': {
      const block = BLOCKS.find((one) => one === key)
      return block
        ? { about, label: analysisWords.blocks[block], kind: words.subjects.block, href: at(paths.analysis) }
        : null
    }
    case 'practice': {
      const label = practiceText(key)
      return label ? { about, label, kind: words.subjects.practice, href: at(paths.myPath) } : null
    }
    case 'verse': {
      const label = verseReference(key)
      return label ? { about, label, kind: words.subjects.verse, href: at(paths.analysis) } : null
    }
    case 'hadith': {
      const hadith = HADITH.find(({ id }) => id === key)
      return hadith
        ? { about, label: hadithReference(hadith), kind: words.subjects.hadith, href: at(paths.analysis) }
        : null
    }
    case 'year':
      return /^(0|[1-9]\d{0,2})$/.test(key)
        ? { about, label: yearsWords.yearAt(key), kind: words.subjects.year, href: at(paths.myYears) }
        : null
  }
}

/** 'Ash-Sharh 94:5–6' for '94:5-6'; null if there are no such verses. */
function verseReference(key: string): string | null {
  const [, surah, from, to] = (/^(\d{1,3}):(\d{1,3})-(\d{1,3})$/.exec(key) ?? []).map(Number)
  if (!surah || !from || !to || to < from || to - from > MOST_VERSES) return null
  try {
    return ayahText({ surah, from, to, meaningInBrief: '' }).reference
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
