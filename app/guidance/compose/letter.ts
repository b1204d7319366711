import { named, nth } from '#app/guidance/corpus/en/names.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { RankedFact } from '#app/guidance/judge/facts-by-rank.ts'
import type { LotKey } from '#app/guidance/pairs.ts'
import type { Judgement, ReadingStep, Sentence } from '#app/guidance/types.ts'
import { guidanceFor, subjectText } from './difficulty.ts'
import { sentence, witness } from './voice.ts'

/** The opening of a reading: its two strongest facts, or the only one. */
export function headlineOf(
  { lotSign, place, ruler }: Judgement,
  [strongest, next]: readonly RankedFact[],
  texts: PairTexts,
): Sentence {
  if (!strongest) throw new Error('Every chart has a ruler that sees its lot or does not')
  const slots: Readonly<Record<string, string>> = {
    sign: lotSign.sign,
    rulerSign: ruler.sign,
    ruler: named(ruler.planet),
    host: ruler.host ? named(ruler.host) : '',
    place: nth(place.place),
  }
  const filled = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
      .split(/(?<=[.?!]’?) /)
      .map(capital)
      .join(' ')
  const text = [texts.headline[strongest.key].text, ...(next ? [texts.headline[next.key].second] : [])]
  return sentence(
    'headline',
    text.map(filled).join(' '),
    null,
    [strongest, ...(next ? [next] : [])].map(witness),
  )
}

/** The step is chosen so that the letter comes nearest to this length. */
const LETTER_WORDS = 140
const wordsIn = (text: string): number => text.split(' ').length

/**
 * The letter: headline, gift, difficulty and its answer, help, one step, and the image of the gift again. Each part is a sentence that
 * stands alone.
 * @returns two paragraphs
 */
export function letterOf(
  judgement: Judgement,
  headline: Sentence,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
  steps: readonly ReadingStep[],
  texts: PairTexts,
): string[] {
  const [, difficulty, help] = tracks
  const lot = texts.lot[`${judgement.lotSign.sign} ${judgement.place.place}` as LotKey]
  const opening = `${headline.text} ${lot.letter}`
  const rest = (step: string) =>
    [
      subjectText(difficulty, texts).short,
      guidanceFor(tracks, texts).short,
      subjectText(help, texts).short,
      step,
      lot.close,
    ].join(' ')
  const bodies = steps.map(({ text }) => rest(text))
  const misses = bodies.map((body) => Math.abs(LETTER_WORDS - wordsIn(opening) - wordsIn(body)))
  return [opening, bodies[misses.indexOf(Math.min(...misses))]!]
}
