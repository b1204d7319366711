import { type ChartInput, castChart, EARLIEST_UTC, LATEST_UTC } from '#app/astro/index.server.ts'
import { judge, judgementKey } from '#app/guidance/judge/judge.ts'
import type { Said } from '#app/guidance/said.ts'
import { BLOCKS, type Sentence } from '#app/guidance/types.ts'
import type { Language } from '#app/language/language.ts'
import { composeJudgement } from './composer.ts'

const MS_PER_MINUTE = 60_000

/** How a sentence reads if the birth was so many minutes later (negative: earlier). */
export interface ReadingChange {
  minutes: number
  /** Null if that reading does not have the sentence. */
  text: string | null
}

/**
 * For each sentence of a reading whose text differs if the birth was up to so many minutes earlier or later: the
 * nearest such minute and its text. Sentences that are missing in the result stay the same.
 * @param minutes whole minutes, earlier and later, 0 to 60
 */
export function changesWithin(
  input: ChartInput,
  minutes: number,
  said: Said = {},
  language?: Language,
): Map<string, ReadingChange> {
  if (!(Number.isInteger(minutes) && minutes >= 0 && minutes <= 60))
    throw new RangeError('The minutes must be a whole number from 0 to 60')
  const at = Number(input.utc)
  const own = judge(castChart(input))
  const ownTexts = textsOf(composeJudgement(own, { said, language }))
  const seen = new Set([judgementKey(own)])
  const changes = new Map<string, ReadingChange>()
  for (let minute = 1; minute <= minutes; minute++) {
    for (const shift of [minute, -minute]) {
      const utc = at + shift * MS_PER_MINUTE
      if (utc < EARLIEST_UTC || utc > LATEST_UTC) continue
      const judgement = judge(castChart({ ...input, utc }))
      const key = judgementKey(judgement)
      if (seen.has(key)) continue
      seen.add(key)
      const texts = textsOf(composeJudgement(judgement, { said, language }))
      for (const [id, text] of ownTexts) {
        const other = texts.get(id) ?? null
        if (other !== text && !changes.has(id)) changes.set(id, { minutes: shift, text: other })
      }
    }
  }
  return changes
}

function textsOf({ blocks }: { blocks: Record<string, readonly Sentence[]> }): Map<string, string> {
  return new Map(BLOCKS.flatMap((block) => (blocks[block] ?? []).map(({ id, text }) => [id, text] as const)))
}
