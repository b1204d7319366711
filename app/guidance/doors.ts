import { type Chart, castChart, EARLIEST_UTC, LATEST_UTC } from '#app/astro/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { sceneOf } from './compose/difficulty.ts'
import { corpusOf } from './corpus/index.ts'
import { candidatesOf, difficultyNamed, turnOf } from './judge/choose-tracks.ts'
import { EASY_DIFFICULTIES } from './judge/difficulty-subjects.ts'
import { judge } from './judge/judge.ts'
import { type Place, TURNS, type TurnKey } from './pairs.ts'
import { hash, randomSequence } from './seed.ts'
import { CAUSES, type Judgement, type TrackName } from './types.ts'

/** Whose difficulty a scene tells: the strongest of the chart, the next of the chart, or the strongest of another moment. */
export const SCENES_OF = ['first', 'second', 'stranger'] as const
type SceneOf = (typeof SCENES_OF)[number]

export interface Scene {
  turn: TurnKey
  /** No text of a lot: it would tell the scenes of the chart from the stranger’s. */
  text: string
  of: SceneOf
}

export interface Doors {
  scenes: readonly Scene[]
  /**
   * True if the first moment that was drawn gave the stranger's scene. Where it was drawn again, the chart's own scene is
   * more often a common one than the stranger's, so that such doors are not counted.
   */
  isFair: boolean
}

const FIVE_YEARS = 5 * 365.25 * 86_400_000

/** The three scenes among which a reader chooses, in an order that says nothing. The same chart has the same doors. */
export function doorsOf(chart: Chart, language?: Language): Doors {
  const judgement = judge(chart)
  const own = ownTurns(judgement)
  const random = randomSequence(hash(`doors ${chart.utc} ${chart.latitude} ${chart.longitude}`))
  const { turn: other, isFair } = strangersTurn(chart, own, random)
  const corpus = corpusOf(language)
  const turns = { first: own[0], second: own[1], stranger: other }
  const scenes = SCENES_OF.map((of) => ({
    turn: turns[of],
    text: sceneOf(corpus, judgement, difficultyNamed(judgement, turns[of])),
    of,
    place: random(),
  }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ place: _, ...scene }) => scene)
  return { scenes, isFair }
}

/** The chart's two strongest difficulties. A chart with only one has as its second what its places leave easy. */
function ownTurns(judgement: Judgement): [TurnKey, TurnKey] {
  const { place, ruler } = judgement
  const easy = [place.place, ruler.place, 1, 2, 3].map(
    (nth) => `${EASY_DIFFICULTIES[`${nth as Place}`]} ease` as TurnKey,
  )
  const [first, second] = new Set<TurnKey>([...candidatesOf(judgement).difficulty.map(turnOf), ...easy])
  return [first!, second!]
}

/** The strongest difficulty of a moment within five years of the birth, at the same place, that is none of the chart's two. */
function strangersTurn(
  { utc, latitude, longitude, rulers }: Chart,
  own: readonly TurnKey[],
  random: () => number,
): { turn: TurnKey; isFair: boolean } {
  const [from, to] = [
    Math.max(Date.parse(utc) - FIVE_YEARS, EARLIEST_UTC),
    Math.min(Date.parse(utc) + FIVE_YEARS, LATEST_UTC),
  ]
  for (let isFair = true; ; isFair = false) {
    const moment = Math.floor(from + random() * (to - from))
    const [strongest] = candidatesOf(
      judge(castChart({ utc: moment, latitude, longitude, rulers })),
    ).difficulty
    const turn = turnOf(strongest!)
    if (!own.includes(turn)) return { turn, isFair }
  }
}

/**
 * The difficulty of a subject that a reader names instead of the scenes: as the chart has it, or else by ease or by delay.
 * Never one of the scenes that did not speak to the reader.
 */
export function turnNamed(chart: Chart, { scenes }: Doors, subject: TrackName): TurnKey {
  const own = candidatesOf(judge(chart)).difficulty.map(turnOf)
  const causes = ['ease', 'delay', ...CAUSES] as const
  return [...own, ...causes.map((cause) => `${subject} ${cause}` as TurnKey)].find(
    (turn) =>
      turn.startsWith(`${subject} `) && TURNS.includes(turn) && scenes.every((scene) => scene.turn !== turn),
  )!
}
