import { type OwnChart, toRulerTable } from '#app/features/charts/charts.repo.server.ts'
import { clockTime, type StatedBirth, statedBirth } from '#app/features/lots/firmness-view.server.ts'
import { type Tolerance, toleranceOf } from '#app/features/lots/tolerances.ts'
import { changesWithin, saidFrom } from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { memoizeByArguments } from '#app/memoize.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { versionNow } from './life-answers.server.ts'
import type { ShownContent } from './shown-content.ts'

interface Asked {
  reading: OwnChart
  content: ShownContent
  /** The answers that the analysis depends on. */
  said: string
  /** If the person asks for one. */
  asked: Tolerance | undefined
}

/**
 * Which parts of the text change if the birth time is wrong by up to so many minutes. Null for an analysis of another version
 * of the texts, because that cannot be composed again for another minute.
 */
export function birthTimeNotes({ reading, content, said, asked }: Asked) {
  const { language, corpusVersion } = content
  if (corpusVersion !== versionNow[language](reading.chart, said)) return null
  const rulers = { rulers: reading.chart.rulers, rulerTable: toRulerTable(reading) }
  const sentences = Object.values(content.blocks).flat().length
  return notesFrom(
    statedBirth(reading.birth),
    rulers,
    said,
    content.language,
    toleranceOf(reading.birth, asked),
    sentences,
  )
}

type Rulers = Pick<Parameters<typeof changesWithin>[0], 'rulers' | 'rulerTable'>

function newNotes(
  record: StatedBirth,
  rulers: Rulers,
  said: string,
  language: Language,
  tolerance: Tolerance,
  sentences: number,
) {
  const { utc, latitude, longitude } = record
  const changes = changesWithin({ utc, latitude, longitude, ...rulers }, tolerance, saidFrom(said), language)
  /** By the id of the part: how it would read if the birth was a little earlier or later. Null if it would be absent. */
  const notes: Record<string, { condition: string; text: string | null }> = Object.fromEntries(
    [...changes].map(([id, { minutes, text }]) => {
      // One minute nearer to the birth time, the reading has not changed yet.
      const { at, day } = clockTime(record, minutes - Math.sign(minutes))
      return [id, { condition: minutes < 0 ? words.bornBefore(at, day) : words.bornAfter(at, day), text }]
    }),
  )
  const line = toLine(record.birthTime, tolerance, Object.keys(notes).length, sentences)
  const steady = [...changes.values()].map(({ minutes }) => Math.abs(minutes) - 1)
  /** So many minutes earlier and later, no part changes. */
  const sureWithin = Math.min(tolerance, ...steady)
  return { tolerance, notes, line, sureWithin }
}

/** Computing a chart for every minute takes long, and the result depends on these values only. */
const notesFrom = memoizeByArguments(1_000_000, newNotes)

function toLine(stated: string, tolerance: Tolerance, changed: number, total: number) {
  if (tolerance === 0) return { firm: true, text: words.takenAsExact(stated) }
  return changed === 0
    ? { firm: true, text: words.noPartChanges(total, tolerance) }
    : { firm: false, text: words.partsCanChange(changed, total, tolerance) }
}
