import { analysisWords } from '#app/features/analysis/analysis-messages.ts'
import { practiceText } from '#app/features/analysis/practice-text.server.ts'
import { ayahText, BLOCKS, HADITH, hadithReference } from '#app/guidance/index.server.ts'
import { bookletPath, paths } from '#app/paths.ts'
import { noteAnchor } from '#app/ui/page/write-note-anchor.ts'
import { type NoteSubject, type SubjectKind, subjectText } from './note-subject.ts'
import { noteWords as words } from './notes-messages.ts'
import { yearsWords } from './years-messages.ts'

/** More verses than any passage has. */
const MOST_VERSES = 30

/** Where the subjects of each kind are shown. */
const PAGES: Readonly<Record<Exclude<SubjectKind, 'none' | 'evening'>, string>> = {
  block: paths.analysis,
  practice: paths.myPath,
  verse: paths.analysis,
  hadith: paths.analysis,
  year: paths.myYears,
}

const pageOf = (kind: Exclude<SubjectKind, 'none'>, key: string) =>
  kind === 'evening' ? bookletPath(key.split('/')[0]!) : PAGES[kind]

/**
 * The subject of a note, as a screen shows it. Null if there is no such block, practice, verse or hadith. Whether a year
 * has ended and whose an evening is, is checked elsewhere.
 */
export function shownSubject(subject: NoteSubject) {
  const { kind, key } = subject
  const label = kind === 'none' ? null : subjectLabel(kind, key)
  if (kind === 'none' || !label) return null
  const about = subjectText(subject)
  return {
    about,
    /** 'Fortune Path', 'At-Talaq 65:2–3', 'The year at 24'. */
    label,
    /** 'From your reading', 'A practice'. */
    kind: words.subjects[kind],
    href: `${pageOf(kind, key)}#${noteAnchor(about)}`,
  }
}

function subjectLabel(kind: Exclude<SubjectKind, 'none'>, key: string): string | null {
  switch (kind) {
    case 'block': {
      const block = BLOCKS.find((one) => one === key)
      return block ? analysisWords.blocks[block] : null
    }
    case 'practice':
      return practiceText(key)
    case 'verse':
      return verseReference(key)
    case 'hadith': {
      const hadith = HADITH.find(({ id }) => id === key)
      return hadith ? hadithReference(hadith) : null
    }
    case 'year':
      return /^(0|[1-9]\d{0,2})$/.test(key) ? yearsWords.yearAt(key) : null
    case 'evening': {
      const [, number] = /^[\da-f-]{36}\/([1-9]\d?)$/.exec(key) ?? []
      return number ? words.evening(number) : null
    }
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
