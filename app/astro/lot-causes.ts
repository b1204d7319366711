import { type ChartInput, castChart } from './chart.ts'
import { LOTS, type LotFormula } from './lot-definitions.ts'
import { lotLongitude } from './lots.ts'
import { wholeSignPlace } from './sign-places.ts'
import type { Chart } from './types.ts'
import { normalizeDegrees, separation, signedDegrees } from './zodiac.ts'

/** A clock by which another program may have read the birth time. */
export type ClockCause =
  /** The standard time of the place, although summer time was in force. */
  | 'standard-time'
  /** The summer time of the place, although standard time was in force. */
  | 'summer-time'
  /** Today's rules of the zone, applied to the day of the birth. */
  | 'rules-of-today'
  /** The history of another zone with which this one is often merged. */
  | 'merged-zone'
  /** The history of the zone's city, without the law or the meridian of the place. */
  | 'zone-history'
  /** The clock by which the place is read today, although the chart was cast with another. */
  | 'clock-of-place'
  /** The zone on the other side of a border. */
  | 'neighbour-zone'
  /** The full hour that is nearest to the geographic longitude. */
  | 'hour-of-longitude'
  /** The birth time was taken for Universal Time. */
  | 'universal-time'

/** A known reason why another program gives another Part of Fortune. */
export type LotCause =
  | { kind: ClockCause | 'local-mean-time'; offsetSeconds: number; zone?: string | undefined }
  | { kind: 'noon' }
  | { kind: 'rounded-place'; to: PlaceRounding; latitude: number; longitude: number }
  | { kind: 'not-reversed' | 'always-reversed' | 'sect-by-house' | 'sect-by-sign' }

export type PlaceRounding = 'whole degrees' | 'whole degrees, cut' | 'tenths of a degree' | 'minutes of arc'

/** A birth by the clock of its place. */
export interface ClockBirth {
  /** The clock time as if it were UTC, in milliseconds since the Unix epoch. */
  wall: number
  /** The offset by which we read the clock, seconds east of Greenwich. */
  offsetSeconds: number
  /** Geographic, degrees, north and east positive. */
  latitude: number
  longitude: number
}

/** Other offsets that a program may have used; the zone history gives them. */
export interface OtherClock {
  kind: ClockCause
  offsetSeconds: number
  /** The other zone, for `merged-zone`. */
  zone?: string
}

export interface LotExplanation {
  /** One cause, or two that act together. */
  causes: readonly LotCause[]
  /** The lot that follows from them, ecliptic longitude in degrees [0, 360). */
  longitude: number
}

export type LotComparison =
  /** Both programs give the same lot, to the arc minute. */
  | { kind: 'same'; tried: 0 }
  /** Single causes, or pairs if no single cause explains the value. */
  | { kind: 'explained'; tried: number; explanations: LotExplanation[] }
  | {
      kind: 'none'
      /** How many different lots were tried, without ours. */
      tried: number
      /** The single cause with the nearest result, if it is within NEAR_DEGREES and nearer than our lot. */
      nearest: (LotExplanation & { difference: number }) | null
    }

const SECOND = 1 / 3600
const MINUTE = 1 / 60
/** How far two good programs may differ, degrees: their sidereal time, delta T and Moon. */
const MARGIN = 5 * SECOND
/** A cause that does not fit but is at least this near is reported as the nearest one. Degrees. */
const NEAR_DEGREES = 15 * MINUTE

const MS_PER_SECOND = 1000
const DAY_MS = 86_400_000
/** The Sun passes one degree of geographic longitude in four minutes. */
const SECONDS_PER_DEGREE = 240

/**
 * True if a lot in whole arc minutes can represent a longitude. Programs round to the nearest minute or cut the rest
 * off, so the longitude may be half a minute less, or almost a minute more.
 * @param given what the other program shows, degrees, a whole number of minutes
 * @param longitude degrees
 */
export function fitsMinute(given: number, longitude: number): boolean {
  const ahead = signedDegrees(longitude - given)
  return ahead >= -MINUTE / 2 - MARGIN && ahead < MINUTE + MARGIN
}

/** How much of the circle fits one value, degrees, to estimate how likely a match by chance is. */
export const LOT_MATCH_DEGREES = 1.5 * MINUTE + 2 * MARGIN

/** How the other program may have computed: its clock, its hour, its place and its formula. */
interface Assumptions {
  clock?: Extract<LotCause, { offsetSeconds: number }>
  noon?: Extract<LotCause, { kind: 'noon' }>
  place?: Extract<LotCause, { kind: 'rounded-place' }>
  formula?: Extract<LotCause, { kind: keyof typeof FORMULAS }>
}

type SectOf = (chart: Chart) => boolean

const byAltitude: SectOf = ({ isDayBirth }) => isDayBirth
const isAboveByHouse = (house: number) => house >= 7

/** The formulas that other programs use: a formula of LOTS, and how the program decides between day and night. */
const FORMULAS: Readonly<
  Record<
    'not-reversed' | 'always-reversed' | 'sect-by-house' | 'sect-by-sign',
    { formula: LotFormula; isDay: SectOf }
  >
> = {
  'not-reversed': { formula: LOTS.fortune.variants[0]!, isDay: byAltitude },
  'always-reversed': { formula: LOTS.fortune, isDay: () => false },
  'sect-by-house': { formula: LOTS.fortune, isDay: ({ planets }) => isAboveByHouse(planets[0]!.house) },
  'sect-by-sign': {
    formula: LOTS.fortune,
    isDay: (chart) => isAboveByHouse(wholeSignPlace(chart, chart.planets[0]!.longitude)),
  },
}

const ROUNDINGS: Readonly<Record<PlaceRounding, (degrees: number) => number>> = {
  'whole degrees': Math.round,
  'whole degrees, cut': Math.trunc,
  'tenths of a degree': (degrees) => Math.round(degrees * 10) / 10,
  'minutes of arc': (degrees) => Math.round(degrees * 60) / 60,
}

/** Every cause that may apply to a birth, by what it changes. At most one of each kind acts at a time. */
function causesOf(birth: ClockBirth, otherClocks: readonly OtherClock[]) {
  const { latitude, longitude } = birth
  const clocks: NonNullable<Assumptions['clock']>[] = [
    ...otherClocks,
    { kind: 'local-mean-time', offsetSeconds: longitude * SECONDS_PER_DEGREE },
  ]
  const places = (Object.keys(ROUNDINGS) as PlaceRounding[]).map((to) => ({
    kind: 'rounded-place' as const,
    to,
    latitude: ROUNDINGS[to](latitude),
    longitude: ROUNDINGS[to](longitude),
  }))
  return {
    formula: (Object.keys(FORMULAS) as (keyof typeof FORMULAS)[]).map((kind) => ({ kind })),
    clock: clocks,
    noon: [{ kind: 'noon' as const }],
    place: places,
  }
}

/** Every assumption that differs from ours in one thing, then those that differ in two. */
function* assumptions(birth: ClockBirth, otherClocks: readonly OtherClock[]): Generator<Assumptions> {
  const causes = causesOf(birth, otherClocks)
  const kinds = ['formula', 'clock', 'noon', 'place'] as const
  for (const kind of kinds) for (const cause of causes[kind]) yield { [kind]: cause }
  for (const [i, first] of kinds.entries()) {
    for (const second of kinds.slice(i + 1)) {
      for (const one of causes[first]) {
        for (const other of causes[second]) yield { [first]: one, [second]: other }
      }
    }
  }
}

/**
 * Compares the Part of Fortune that another program gives with ours, and finds what explains the difference: one known
 * cause, or two together if no single one explains it.
 * The work is bounded: four formulas, noon, four ways to round the place, and the given clocks, alone and in pairs.
 * With seven clocks that is about a hundred lots from about fifty charts, which takes two or three milliseconds.
 * @param birth the clock time of the birth with the offset by which we read it
 * @param otherClocks other offsets to try; local mean time is added here, because it follows from the longitude
 * @param given the lot of the other program: ecliptic longitude in degrees, a whole number of minutes
 * @param ours the lot as it is saved; computed from the birth when left out
 * @throws RangeError for a birth outside the years of the engine
 */
export function compareLots(
  birth: ClockBirth,
  otherClocks: readonly OtherClock[],
  given: number,
  ours?: number,
): LotComparison {
  const lots = lotsBy(birth)
  const own = lots({})
  if (fitsMinute(given, ours ?? own)) return { kind: 'same', tried: 0 }

  const explanations: LotExplanation[] = []
  const tried = new Set<number>()
  let nearest: (LotExplanation & { difference: number }) | null = null
  const near = Math.min(NEAR_DEGREES, separation(own, given))
  for (const assumed of assumptions(birth, otherClocks)) {
    const causes = Object.values(assumed) as LotCause[]
    // A pair is a weaker explanation than a single cause.
    if (causes.length > 1 && explanations.some((found) => found.causes.length === 1)) break
    const longitude = lots(assumed)
    // A clock, a place or a formula that leaves the lot as it is explains nothing.
    if (longitude === own) continue
    tried.add(Math.round(longitude / SECOND))
    if (fitsMinute(given, longitude)) explanations.push({ causes, longitude })
    const difference = separation(longitude, given)
    if (causes.length === 1 && difference < (nearest?.difference ?? near)) {
      nearest = { causes, longitude, difference }
    }
  }
  return explanations.length > 0
    ? { kind: 'explained', tried: tried.size, explanations }
    : { kind: 'none', tried: tried.size, nearest }
}

/**
 * The lot of a birth by some assumptions, degrees [0, 360). Charts are memoized, because four formulas share one.
 * @throws RangeError for a birth outside the years of the engine
 */
export function lotsBy(birth: ClockBirth): (assumed: Assumptions) => number {
  const charts = new Map<string, Chart>()
  const chartOf = (input: ChartInput & { utc: number }): Chart => {
    const key = `${input.utc} ${input.latitude} ${input.longitude}`
    const chart = charts.get(key) ?? castChart(input)
    charts.set(key, chart)
    return chart
  }
  return ({ clock, noon, place, formula }) => {
    const { latitude, longitude } = place ?? birth
    const wall = noon ? Math.floor(birth.wall / DAY_MS) * DAY_MS + DAY_MS / 2 : birth.wall
    // A program that rounds the place computes local mean time from the rounded longitude.
    const offset =
      clock?.kind === 'local-mean-time'
        ? longitude * SECONDS_PER_DEGREE
        : (clock?.offsetSeconds ?? birth.offsetSeconds)
    const chart = chartOf({ utc: wall - offset * MS_PER_SECOND, latitude, longitude })
    const rule = formula ? FORMULAS[formula.kind] : { formula: LOTS.fortune, isDay: byAltitude }
    return normalizeDegrees(lotLongitude({ ...chart, isDayBirth: rule.isDay(chart) }, rule.formula))
  }
}
