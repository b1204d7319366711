import { SIGNS, type Sign } from '#app/astro/index.server.ts'
import {
  type Element,
  ENDINGS,
  type EndingKey,
  type HardKey,
  type HelpKey,
  type HelpOtherKey,
  type LotKey,
  type Place,
  type RulerPlaceKey,
  type TestKey,
  type TestRulerKey,
  type TurnKey,
} from '#app/guidance/pairs.ts'
import type { Said } from '#app/guidance/said.ts'
import type { Fact, Judgement, RuleId, TrackName, TrackPart } from '#app/guidance/types.ts'
import { causeOf } from './causes.ts'
import {
  EASY_DIFFICULTIES,
  HARD_DIFFICULTIES,
  TEST_DIFFICULTIES,
  TEST_RULER_DIFFICULTIES,
} from './difficulty-subjects.ts'
import { LOT_GIFTS, RULER_PLACE_GIFTS } from './gift-subjects.ts'
import { HELPS, OTHER_HELPS } from './help-subjects.ts'

/** A fact that supports a track, with the rule that makes it count. */
export interface TrackWitness {
  fact: Fact
  rule: RuleId
}

/** The paragraph that names a track: its kind, and the pair of facts that it is about. */
export type TrackPair =
  | { of: 'lot'; key: LotKey }
  | { of: 'rulerPlace'; key: RulerPlaceKey }
  | { of: 'test'; key: TestKey }
  | { of: 'testRuler'; key: TestRulerKey }
  | { of: 'hard'; key: HardKey }
  | { of: 'easy'; key: `${Place}` }
  | { of: 'ending'; key: EndingKey }
  | { of: 'named'; key: TurnKey }
  | { of: 'help'; key: HelpKey }
  | { of: 'helpOther'; key: HelpOtherKey }

export interface ChosenTrack {
  name: TrackName
  part: TrackPart
  pair: TrackPair
  /** At least two, the pair that the paragraph is about; one for what the person named. */
  witnesses: readonly TrackWitness[]
}

type Candidates = Readonly<Record<TrackPart, readonly ChosenTrack[]>>

/**
 * The three tracks of a judgement: the gift of the lot, the hardest difficulty, and the strongest help that speaks for
 * another subject than both, if there is one. The difficulty may have the subject of the gift. One that the person has
 * named takes the place of the hardest.
 */
export function chooseTracks(judgement: Judgement, said: Said = {}): [ChosenTrack, ChosenTrack, ChosenTrack] {
  const { gift, help, ...found } = candidatesOf(judgement, said)
  const difficulty = said.named ? [difficultyNamed(judgement, said.named)] : found.difficulty
  const [first] = gift
  const [hardest] = difficulty
  const other = help.find(({ name }) => name !== first!.name && name !== hardest!.name)
  if (other) return [first!, hardest!, other]
  // In one chart of a hundred every help speaks for the gift or the difficulty, and the next difficulty leaves one free.
  const pairs = difficulty.flatMap((b) => help.map((c) => [first!, b, c] as const))
  const free = pairs.find(([, b, c]) => b.name !== c.name)
  return [...(free ?? ([first!, hardest!, help[0]!] as const))]
}

/**
 * For a reader to whom a subject does not speak: the strongest other subject of its part, if the judgement supports one.
 * One that the reading does not have yet comes first.
 */
export function runnerUp(
  judgement: Judgement,
  tracks: readonly ChosenTrack[],
  { part, name }: ChosenTrack,
  said: Said = {},
): ChosenTrack | null {
  const others = candidatesOf(judgement, said)[part].filter((one) => one.name !== name)
  return others.find((one) => tracks.every((track) => track.name !== one.name)) ?? others[0] ?? null
}

/** All tracks that a judgement supports in each part, the strongest first. */
export function candidatesOf(judgement: Judgement, said: Said = {}): Candidates {
  const difficulties = difficultiesOf(judgement)
  return {
    gift: giftsOf(judgement),
    difficulty: said.loss ? endingsFirst(difficulties) : difficulties,
    help: helpsOf(judgement),
  }
}

/** A difficulty and its cause, as a chart, or else only the person, names it. */
export function difficultyNamed(judgement: Judgement, turn: TurnKey): ChosenTrack {
  const [name] = turn.split(' ') as [TrackName]
  return (
    difficultiesOf(judgement).find((one) => turnOf(one) === turn) ?? {
      name,
      part: 'difficulty',
      pair: { of: 'named', key: turn },
      witnesses: [{ fact: { is: 'named' }, rule: 'named' }],
    }
  )
}

export const turnOf = ({ name, pair }: Pick<ChosenTrack, 'name' | 'pair'>) =>
  `${name} ${causeOf(pair)}` as TurnKey

/** Some difficulties have another text for people who have said that something has ended. It comes first. */
function endingsFirst(difficulties: readonly ChosenTrack[]): ChosenTrack[] {
  const endings = difficulties.flatMap((track): ChosenTrack[] => {
    const key = ENDINGS.find((one) => one === `${track.pair.of} ${track.pair.key}`)
    return key ? [{ ...track, name: 'loss', pair: { of: 'ending', key } }] : []
  })
  return [...endings, ...difficulties]
}

/** The gift is the lot's; the place of its ruler names another, for a reader to whom the first does not speak. */
function giftsOf({ lotSign, place, ruler }: Judgement): ChosenTrack[] {
  const lot = `${lotSign.sign} ${place.place as Place}` as const
  const at = `${ruler.planet} ${ruler.place as Place}` as const
  return [
    {
      name: LOT_GIFTS[lot],
      part: 'gift',
      pair: { of: 'lot', key: lot },
      witnesses: [first(lotSign), first(place)],
    },
    {
      name: RULER_PLACE_GIFTS[at],
      part: 'gift',
      pair: { of: 'rulerPlace', key: at },
      witnesses: [
        { fact: ruler.witnesses[0]!, rule: `ruler.${ruler.planet}` },
        { fact: ruler.witnesses[1]!, rule: `place.${ruler.place}` },
      ],
    },
  ]
}

/** The gift by the chart's own houses, where it is another than by signs. */
export function secondGift({ lotSign, place }: Pick<Judgement, 'lotSign' | 'place'>): TrackName | null {
  const gift = LOT_GIFTS[`${lotSign.sign} ${place.house as Place}`]
  return gift === LOT_GIFTS[`${lotSign.sign} ${place.place as Place}`] ? null : gift
}

/** What the person undertakes: the Lot of Spirit in its place. */
function spiritTrack(spirit: Judgement['spirit'], sect: Judgement['sect']): ChosenTrack {
  const key = `spirit ${spirit.place as Place}` as const
  return {
    name: OTHER_HELPS[key],
    part: 'help',
    pair: { of: 'helpOther', key },
    witnesses: [first(spirit), first(sect)],
  }
}

/** Only hard facts are candidates. A chart without one says so. */
function difficultiesOf(judgement: Judgement): ChosenTrack[] {
  const { tests, ruler, sight, place, lotSign } = judgement
  const { planet } = ruler
  const rank = { fact: ruler.witnesses[2]!, rule: ruler.rule }
  const rules = { fact: ruler.witnesses[0]!, rule: `ruler.${planet}` as const }
  const found: { weight: number; track: ChosenTrack }[] = []
  const add = (weight: number, pair: TrackPair, name: TrackName, witnesses: readonly TrackWitness[]) =>
    found.push({ weight, track: { name, part: 'difficulty', pair, witnesses } })
  const addHard = (weight: number, key: HardKey, witnesses: readonly TrackWitness[]) =>
    add(weight, { of: 'hard', key }, HARD_DIFFICULTIES[key], witnesses)

  for (const test of tests) {
    const regard = { fact: test.witnesses[0]!, rule: `test.${test.planet}` as const }
    const near = test.close ? 2 : 0
    if (test.to === 'lot') {
      const key = `${test.planet} ${test.by} ${place.place}` as TestKey
      add(10 + near, { of: 'test', key }, TEST_DIFFICULTIES[key], [regard, first(place)])
    } else {
      const key = `${test.planet} ${planet} ${test.by === 'with' ? 'with' : 'across'}` as TestRulerKey
      add(7 + near, { of: 'testRuler', key }, TEST_RULER_DIFFICULTIES[key], [regard, rules])
    }
  }
  if (ruler.rank === 'away' || ruler.rank === 'low')
    addHard(8, `${ruler.rank} ${planet}` as HardKey, [rank, rules])
  if (ruler.rank === 'stranger') addHard(5.5, `stranger ${planet}`, [rank, rules])
  for (const qualifier of ruler.qualifiers) {
    const weight = { burnt: 7.5, back: 5, first: 5.2 }[qualifier as string]
    const fact = ruler.witnesses.find((one) => one.is === 'qualifier' && one.qualifier === qualifier)
    if (weight && fact)
      addHard(weight, `${qualifier} ${planet}` as HardKey, [{ fact, rule: `qualifier.${qualifier}` }, rules])
  }
  if (sight.by === 'averse') addHard(6, `averse ${planet}`, [first(sight), rules])
  if (isHard(ruler.place))
    addHard(4.5, `ruler ${planet} ${ruler.place}` as HardKey, [
      { fact: ruler.witnesses[1]!, rule: `place.${ruler.place}` },
      rules,
    ])
  if (isHard(place.place))
    addHard(4, `lot ${place.place} ${elementOf(lotSign.sign)}` as HardKey, [first(place), first(lotSign)])

  if (found.length === 0) {
    const key = `${place.place as Place}` as const
    add(0, { of: 'easy', key }, EASY_DIFFICULTIES[key], [first(place), first(lotSign)])
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ track }) => track)
}

function helpsOf({ helps, spirit, end, sect }: Judgement): ChosenTrack[] {
  const found = helps.map(({ planet, place, witnesses }): ChosenTrack => {
    const key = `${planet} ${place}` as HelpKey
    return {
      name: HELPS[key],
      part: 'help',
      pair: { of: 'help', key },
      witnesses: [
        { fact: witnesses[0]!, rule: `help.${planet}` },
        { fact: witnesses[1]!, rule: `place.${place}` },
      ],
    }
  })
  const [planet] = end.planets
  if (end.kind === 'planet' && planet && !helps.some((one) => one.planet === planet)) {
    const key = `end ${planet}` as const
    found.push({
      name: OTHER_HELPS[key],
      part: 'help',
      pair: { of: 'helpOther', key },
      witnesses: end.witnesses.map((fact) => ({ fact, rule: end.rule })),
    })
  }
  found.push(spiritTrack(spirit, sect))
  return found
}

const isHard = (place: number): place is 6 | 8 | 12 => place === 6 || place === 8 || place === 12

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water']

export function elementOf(sign: Sign): Element {
  return ELEMENTS[SIGNS.indexOf(sign) % 4]!
}

function first({ witnesses, rule }: { witnesses: readonly Fact[]; rule: RuleId }): TrackWitness {
  return { fact: witnesses[0]!, rule }
}
