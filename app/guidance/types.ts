import type { HouseSystem, Planet, RulerTradition, Sign } from '#app/astro/index.server.ts'

/** The subjects that a reading can have. A reading has exactly three, and every block is about all three. */
export const TRACKS = [
  'trust',
  'speech',
  'provision',
  'work',
  'home',
  'learning',
  'service',
  'friendship',
  'worship',
  'courage',
  'order',
  'standing',
  'loss',
  'patience',
] as const
export type TrackName = (typeof TRACKS)[number]
/** Worship is a matter of the heart, and read from no chart. A reader can name it. */
export type ReadSubject = Exclude<TrackName, 'worship'>

/** The blocks of an analysis that the composer writes; examples are chosen, not composed. */
export const BLOCKS = [
  'fortunePath',
  'currentBlockages',
  'spiritualGuidance',
  'practicalSteps',
  'lightSidePattern',
  'darkSideWarning',
] as const
export type Block = (typeof BLOCKS)[number]

/** What a track is in a reading: the gift (T1), the difficulty (T2), the help (T3). */
export const TRACK_PARTS = ['gift', 'difficulty', 'help'] as const
export type TrackPart = (typeof TRACK_PARTS)[number]

const STEP_TIMES = ['today', 'week', 'month'] as const
export type StepTime = (typeof STEP_TIMES)[number]

/**
 * What a difficulty comes from, as far as its answer is concerned. delay: Saturn, a planet that turns back. heat: Mars.
 * hidden: a ruler that the Sun hides, that does not see the lot, or that is in the eighth or twelfth place. far: a ruler
 * in detriment, in its fall or without a host, or in the sixth place. ease: nothing hard was found.
 */
export const CAUSES = ['delay', 'heat', 'hidden', 'far', 'ease'] as const
export type Cause = (typeof CAUSES)[number]

/**
 * How a gift is overdone: kept back, pressed on with, or left to others and to habit. The first is read from delay and
 * hidden, the second from heat, the third from far and ease.
 */
export const MANNERS = ['held', 'driven', 'loose'] as const
export type Manner = (typeof MANNERS)[number]

/** Venus or Jupiter; the Sun or the Moon; the host of the lot's ruler; what the person undertakes. */
export const HELPER_KINDS = ['benefic', 'light', 'host', 'own'] as const
export type HelperKind = (typeof HELPER_KINDS)[number]

/**
 * The relation of one sign to another: in the same sign, by an aspect of signs, or averse (2nd, 6th, 8th, 12th sign).
 */
export const RELATIONS = ['with', 'sextile', 'square', 'trine', 'opposition', 'averse'] as const
export type Relation = (typeof RELATIONS)[number]

/** The rank of the lot's ruler, best first; exactly one applies. */
export const RANKS = [
  'home',
  'honoured',
  'kin',
  'bound',
  'face',
  'hosted',
  'stranger',
  'away',
  'low',
] as const
/**
 * home: own sign. honoured: exalted. kin: own triplicity. bound, face: own bound or face alone. hosted: no dignity,
 * but the ruler of its sign sees it. stranger: none of these. away: detriment. low: fall.
 */
export type Rank = (typeof RANKS)[number]

/**
 * At most two of a planet: one by its distance from the Sun, one by its motion. heart: in the Sun's heart. burnt:
 * combust. beams: under the beams. sheltered: combust or under the beams, in its own sign, exaltation or bound.
 * first, second: at the first or the second station. back: retrograde.
 */
export const QUALIFIERS = ['heart', 'burnt', 'beams', 'sheltered', 'first', 'second', 'back'] as const
export type Qualifier = (typeof QUALIFIERS)[number]

/** Ids of the rules of judgement. Each language has a text for every rule. */
export type RuleId =
  | 'lot.what'
  | 'lot.ruler'
  | 'lot.spirit'
  | 'lot.bound'
  | 'sect.day'
  | 'sect.night'
  | `place.${number}`
  | `sign.${Sign}`
  | `ruler.${Planet}`
  | `rank.${Rank}`
  | `qualifier.${Qualifier}`
  | `sight.${Relation}`
  | `regard.${Planet}`
  | `help.${Planet}`
  | `test.${Planet}`
  | `from-lot.${10 | 11}`
  | `end.${'planet' | 'pair' | 'ring'}`
  | 'course'
  | 'help.strained'
  | 'company'
  | 'firm'
  | 'count'
  | 'help.looks'
  | 'reception'
  | 'track'
  | 'counsel'
  | 'step'
  | 'named'

export type Angularity = 'angular' | 'succedent' | 'cadent'
/** 1: counted as help, -1: as hindrance, 0: as neither. */
export type Tone = -1 | 0 | 1

/** One plain fact about a chart, in keys: each language writes it in its own words. */
export type Fact =
  | { is: 'lot-sign'; sign: Sign }
  | { is: 'lot-place'; place: number; house: number; system: HouseSystem }
  | { is: 'lot-bound'; planet: Planet }
  | { is: 'rules'; planet: Planet; sign: Sign; tradition: RulerTradition }
  | { is: 'planet-in'; planet: Planet; sign: Sign; place: number; house: number }
  | { is: 'rank'; planet: Planet; sign: Sign; rank: Rank; host: Planet | null }
  | { is: 'qualifier'; planet: Planet; qualifier: Qualifier }
  | { is: 'sect'; planet: Planet; day: boolean; fits: boolean; uncertain: boolean }
  | { is: 'regard'; planet: Planet; to: 'lot' | Planet; by: Relation; close: boolean }
  | { is: 'overcomes'; planet: Planet; to: 'lot' | Planet }
  | { is: 'course'; planet: Planet; to: Planet; by: Relation; course: 'applying' | 'separating' }
  | { is: 'received'; planet: Planet; host: Planet }
  | { is: 'spirit'; sign: Sign; place: number }
  | { is: 'from-lot'; nth: 10 | 11; sign: Sign; place: number; planets: readonly Planet[] }
  | { is: 'end'; kind: 'planet' | 'pair' | 'ring'; planets: readonly Planet[]; place: number | null }
  /** What the person named and the chart did not. */
  | { is: 'named' }

/** An item of the judgement: what was examined, what was found, and by which rule. */
export interface Item {
  /** The finding as one string: equal keys mean equal findings. */
  key: string
  witnesses: readonly Fact[]
  rule: RuleId
}

export interface PlaceItem extends Item {
  /** Place by whole signs from the Ascendant's sign; the tone follows from it. */
  place: number
  /** By the chart's own house system. */
  house: number
  system: HouseSystem
  agree: boolean
  tone: Tone
}

export interface RulerItem extends Item {
  planet: Planet
  sign: Sign
  place: number
  house: number
  angularity: Angularity
  rank: Rank
  qualifiers: readonly Qualifier[]
  /** The ruler of the sign where it stands, if that is another planet. */
  host: Planet | null
  /** How the host sees it; null without a host. */
  hostSees: Relation | null
  /** True if the host stands in a sign of the ruler: mutual reception. */
  mutual: boolean
  sect: 'own' | 'other' | 'none'
  tone: Tone
}

export interface SightItem extends Item {
  by: Relation
  /** Within three degrees of exact. */
  close: boolean
  /** The host of the lot's ruler sees it by sign. */
  received: boolean
  tone: Tone
}

/**
 * The names of the lot and its ruler in keys. A hash of the keys chooses the variants, so that other names would change
 * the texts of readings. The ids of sentences and fragments use the same names.
 */
export const TARGET_KEYS = { lot: 'lot', ruler: 'keeper' } as const

/** A planet that helps or tests the lot or its ruler. */
export interface RegardItem extends Item {
  planet: Planet
  sign: Sign
  place: number
  to: keyof typeof TARGET_KEYS
  by: Exclude<Relation, 'averse'>
  /** True if it aspects both the lot and its ruler. */
  both: boolean
  close: boolean
  /** For an aspect to the ruler within six degrees: applying or separating. */
  course: 'applying' | 'separating' | null
  /** True if the planet is of the chart's sect: the planets of the day by day, those of the night by night. */
  ofSect: boolean
  received: boolean
  /** True for a square from the tenth sign. */
  overcoming: boolean
  /** The condition of the planet itself. */
  condition: { rank: Rank; qualifiers: readonly Qualifier[] }
}

/** The hardest condition of a planet: hidden by the Sun, in its fall, in detriment, retrograde. */
export type HardCondition = 'burnt' | 'low' | 'away' | 'back'

/** A planet that stands in the lot's sign, or is within three degrees of an aspect to the lot. */
export interface NearItem extends Item {
  planet: Planet
  by: Exclude<Relation, 'averse'>
}

/** A planet in the lot's sign. The second witness is its hard condition. */
export interface BesideItem extends NearItem {
  hard: HardCondition | null
}

export interface SpiritItem extends Item {
  sign: Sign
  place: number
  tone: Tone
}

export interface FromLotItem extends Item {
  nth: 10 | 11
  sign: Sign
  place: number
  planets: readonly Planet[]
}

export interface EndItem extends Item {
  kind: 'planet' | 'pair' | 'ring'
  planets: readonly Planet[]
  /** The place of the one planet, by whole signs; null for a pair or a ring. */
  place: number | null
  sign: Sign | null
}

/** A chart reduced to what the reading uses. It has no degrees and no times. Equal judgements give equal readings. */
export interface Judgement {
  tradition: RulerTradition
  sect: Item & { day: boolean; uncertain: boolean }
  place: PlaceItem
  lotSign: Item & { sign: Sign }
  ruler: RulerItem
  sight: SightItem
  /** The planet that helps, and all that do, the strongest first. */
  help: RegardItem | null
  helps: readonly RegardItem[]
  /** Saturn or Mars with the lot or its ruler, or in a square or an opposition: the harder one, and both. */
  test: RegardItem | null
  tests: readonly RegardItem[]
  /** Saturn or Mars in a trine or sextile: a firm hand. */
  firm: RegardItem | null
  /** The planets in the lot's sign, except its ruler. */
  beside: readonly BesideItem[]
  /** The other planets within three degrees of an aspect to the lot, except its ruler. */
  close: readonly NearItem[]
  /** The planets in the sign of the lot's ruler. */
  withRuler: readonly NearItem[]
  /** The Sun and the Moon, where they see the lot by sign from another sign. */
  lights: readonly NearItem[]
  spirit: SpiritItem
  tenth: FromLotItem
  eleventh: FromLotItem
  bound: Item & { planet: Planet }
  end: EndItem
}

/** The reason for a sentence, in three lines. */
export interface Witness {
  /** 'In your chart': one plain sentence. */
  fact: string
  /** The rule that was applied, in one sentence. */
  rule: string
  /** Id of a passage in the books, or null. */
  passage: string | null
  /** Author, book and chapter, if no passage is quoted. */
  reference: string | null
  /** True if the rule is ours, which the reading says. */
  ours: boolean
}

export interface Sentence {
  /** Stable and unique in a reading: block and move, such as 'fortunePath/claim'. */
  id: string
  text: string
  track: TrackName | null
  /** True if a new paragraph begins here. */
  opensParagraph?: boolean
  /** One to three. */
  because: readonly Witness[]
}

export interface ReadingTrack {
  name: TrackName
  title: string
  part: TrackPart
  /** At least two facts of this chart, each a plain sentence. */
  witnesses: readonly string[]
  /** Kind and key of the paragraph that names it: 'test Saturn square 5'. Earlier readings do not have it. */
  paragraph?: string
  /** What a reader is offered to whom it does not speak; null if the chart supports no other subject. */
  next?: NextSubject | null
}

interface NextSubject {
  name: TrackName
  title: string
  /** The paragraph that names it. */
  text: string
  witnesses: readonly string[]
}

/** A reading in four sentences of every day: the gift, what gets in its way, what helps, one thing for today. */
export interface InShort {
  gift: string
  difficulty: string
  help: string
  today: string
}

export interface ReadingStep {
  id: string
  when: StepTime
  track: TrackName
  /** Its time and what it is for. Earlier readings do not have it. */
  lead?: string
  text: string
  why: string
}

export type ReadFrom = Record<Block | 'realLifeExamples', string>
