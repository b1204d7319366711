import { shortFact } from '#app/guidance/corpus/en/facts.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { QUALIFIER_TEXTS, RANK_TEXTS } from '#app/guidance/corpus/en/keeper.ts'
import { houseOf, named } from '#app/guidance/corpus/en/names.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement, ReadFrom } from '#app/guidance/types.ts'
import { firstOf } from './block-writer.ts'

/** The line under each block's title. */
export function readFromOf(
  judgement: Judgement,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): ReadFrom {
  const { place, manner, keeper, help, end } = judgement
  const [gift, difficulty, aid] = tracks.map(({ name }) => TRACK_TEXTS[name].title)
  const lot = `Part of Fortune in ${manner.sign}, ${houseOf(place.place, place.house, place.system).replace('the ', '')}`
  const near = keeper.qualifier ? `, ${QUALIFIER_TEXTS[keeper.qualifier].short}` : ''
  const ruler = `${named(keeper.planet)} in ${keeper.sign}, ${RANK_TEXTS[keeper.rank].short}${near}`
  const helper = help ? shortFact(firstOf(help.witnesses)) : shortFact(firstOf(end.witnesses))
  const short = (track: ChosenTrack) =>
    [...new Set(track.witnesses.slice(0, 3).map(({ fact }) => shortFact(fact)))].join('; ')
  return {
    fortunePath: `${lot}; ${ruler}; ${helper}.`,
    currentBlockages: capital(`${short(tracks[1])}.`),
    spiritualGuidance: `The difficulty named above, ${TRACK_TEXTS[tracks[1].name].difficulty}; not from any planet.`,
    practicalSteps: `The three subjects of this reading: ${[gift, difficulty, aid].join('; ')}.`,
    lightSidePattern: `${lot}; ${ruler}.`,
    darkSideWarning: `The same: ${lot}; ${ruler}.`,
    realLifeExamples: `The same three subjects, one example each.`,
  }
}
