import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement, ReadFrom } from '#app/guidance/types.ts'
import { givenOf } from './difficulty.ts'

/** The line under each block's title. */
export function readFromOf(
  { tracks: texts, facts, sentences }: Corpus,
  judgement: Judgement,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): ReadFrom {
  const [gift, difficulty, help] = tracks
  const short = (some: readonly ChosenTrack[]) => [
    ...new Set(some.flatMap(({ witnesses }) => witnesses.map(({ fact }) => facts.short(fact)))),
  ]
  return sentences.readFrom(judgement, {
    gift: short([gift]),
    others: short([difficulty, help]),
    difficulty: texts[difficulty.name].difficulty,
    month: givenOf(tracks).part,
  })
}
