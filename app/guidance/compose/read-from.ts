import { shortFact } from '#app/guidance/corpus/en/facts.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { houseOf, named } from '#app/guidance/corpus/en/names.ts'
import { QUALIFIER_TEXTS, RANK_TEXTS } from '#app/guidance/corpus/en/ruler.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement, ReadFrom } from '#app/guidance/types.ts'
import { firstOf } from './block-writer.ts'

/** The line under each block's title. */
export function readFromOf(
  judgement: Judgement,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): ReadFrom {
  const { place, lotSign, ruler, help, end } = judgement
  const [gift, difficulty, aid] = tracks.map(({ name }) => TRACK_TEXTS[name].title)
  const lot = `Part of Fortune in ${lotSign.sign}, ${houseOf(place.place, place.house, place.system).replace('the ', '')}`
  const near = ruler.qualifier ? `, ${QUALIFIER_TEXTS[ruler.qualifier].short}` : ''
  const rulerText = `${named(ruler.planet)} in ${ruler.sign}, ${RANK_TEXTS[ruler.rank].short}${near}`
  const helper = help ? shortFact(firstOf(help.witnesses)) : shortFact(firstOf(end.witnesses))
  const short = (track: ChosenTrack) =>
    [...new Set(track.witnesses.slice(0, 3).map(({ fact }) => shortFact(fact)))].join('; ')
  return {
    fortunePath: `${lot}; ${rulerText}; ${helper}.`,
    currentBlockages: capital(`${short(tracks[1])}.`),
    spiritualGuidance: `The difficulty named above, ${TRACK_TEXTS[tracks[1].name].difficulty}; not from any planet.`,
    practicalSteps: `The three subjects of this reading: ${[gift, difficulty, aid].join('; ')}.`,
    lightSidePattern: `${lot}; ${rulerText}.`,
    darkSideWarning: `The same: ${lot}; ${rulerText}.`,
    realLifeExamples: `The same three subjects, one example each.`,
  }
}
