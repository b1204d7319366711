import { shortFact } from '#app/guidance/corpus/en/facts.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { houseOf, named, QUALIFIER_WORDS, RANK_WORDS } from '#app/guidance/corpus/en/names.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement, ReadFrom } from '#app/guidance/types.ts'

/** The line under each block's title. */
export function readFromOf(
  { place, lotSign, ruler }: Judgement,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): ReadFrom {
  const [gift, difficulty, help] = tracks
  const titles = tracks.map(({ name }) => TRACK_TEXTS[name].title)
  const lot = `Part of Fortune in ${lotSign.sign}, ${houseOf(place.place, place.house, place.system).replace('the ', '')}`
  const condition = [RANK_WORDS[ruler.rank], ...ruler.qualifiers.map((one) => QUALIFIER_WORDS[one])].join(
    ', ',
  )
  const rulerText = `${named(ruler.planet)} in ${ruler.sign}, ${condition}`
  const facts = (some: readonly ChosenTrack[]) =>
    [...new Set(some.flatMap(({ witnesses }) => witnesses.map(({ fact }) => shortFact(fact))))].join('; ')
  return {
    fortunePath: `${capital(facts([gift]))}; ${rulerText}.`,
    currentBlockages: `${capital(facts([difficulty, help]))}.`,
    spiritualGuidance: `The difficulty named above, ${TRACK_TEXTS[difficulty.name].difficulty}; not from any planet.`,
    practicalSteps: `The three subjects of this reading: ${titles.join('; ')}.`,
    lightSidePattern: `${lot}; ${rulerText}.`,
    darkSideWarning: `The same: ${lot}; ${rulerText}.`,
    realLifeExamples: 'The same three subjects, one example each.',
  }
}
