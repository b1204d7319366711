import { type ChartInput, castChart } from './chart.ts'
import { lotHouses } from './sign-places.ts'
import { EARLIEST_UTC, LATEST_UTC, supportedInstant } from './time.ts'
import type { Chart, HouseCounts, Planet, RulerChain, Sect, Sign } from './types.ts'

/** Greatest tolerance of a birth time that is supported: half a day. */
export const MOST_TOLERANCE_MINUTES = 720
const MS_PER_MINUTE = 60_000

/** The value if the birth was so many minutes later (negative: earlier). */
export interface Change<T> {
  minutes: number
  value: T
}

export interface Firm<T> {
  /** At the stated time. */
  value: T
  /** True if it is the same at every whole minute within the tolerance. */
  firm: boolean
  /** The first whole minute before the stated time at which it differs, or null. */
  earlier: Change<T> | null
  /** The first whole minute after the stated time at which it differs, or null. */
  later: Change<T> | null
}

export interface LotFirmness {
  toleranceMinutes: number
  sign: Firm<Sign>
  /** It differs if one of the two counts differs. */
  house: Firm<HouseCounts>
  ruler: Firm<Planet>
  rulerSign: Firm<Sign>
  rulerHouse: Firm<HouseCounts>
  sect: Firm<Sect>
  /** A chain differs if its planets or its ending differ. The houses of its steps do not count. */
  chain: Firm<RulerChain>
}

/**
 * How sensitive the Part of Fortune is to the birth time. Charts are cast for every whole minute, earlier and later,
 * until everything has changed or the tolerance is reached: about 0.03 ms a minute. Minutes outside the engine's range
 * of time are left out.
 * @param input as for `castChart`
 * @param toleranceMinutes whole minutes, earlier and later, 0 to 720
 * @throws RangeError for a tolerance outside that, and for what `castChart` refuses
 */
export function firmness(input: ChartInput, toleranceMinutes: number): LotFirmness {
  if (
    !(
      Number.isInteger(toleranceMinutes) &&
      toleranceMinutes >= 0 &&
      toleranceMinutes <= MOST_TOLERANCE_MINUTES
    )
  ) {
    throw new RangeError(`The tolerance must be whole minutes from 0 to ${MOST_TOLERANCE_MINUTES}`)
  }
  const ms = supportedInstant(input.utc)
  const stated = castChart(input)
  const sides = { earlier: new Map<string, number>(), later: new Map<string, number>() }
  const charts = new Map<number, Chart>()

  for (const [side, sign] of [
    ['earlier', -1],
    ['later', 1],
  ] as const) {
    const open = new Set(LOT_READINGS)
    for (let minute = 1; minute <= toleranceMinutes && open.size > 0; minute++) {
      const minutes = sign * minute
      const at = ms + minutes * MS_PER_MINUTE
      if (at < EARLIEST_UTC || at > LATEST_UTC) break
      const chart = castChart({ ...input, utc: at })
      for (const name of open) {
        if (READ[name](chart) === READ[name](stated)) continue
        open.delete(name)
        sides[side].set(name, minutes)
        charts.set(minutes, chart)
      }
    }
  }

  const report = <T>(name: LotReading, valueIn: (chart: Chart) => T): Firm<T> => {
    const change = (minutes: number | undefined): Change<T> | null =>
      minutes === undefined ? null : { minutes, value: valueIn(charts.get(minutes) as Chart) }
    const earlier = change(sides.earlier.get(name))
    const later = change(sides.later.get(name))
    return { value: valueIn(stated), firm: earlier === null && later === null, earlier, later }
  }
  return {
    toleranceMinutes,
    sign: report('sign', (chart) => chart.partOfFortune.sign),
    house: report('house', (chart) => lotHouses(chart).lot),
    ruler: report('ruler', (chart) => chart.partOfFortune.ruler),
    rulerSign: report('rulerSign', (chart) => chart.partOfFortune.rulerSign),
    rulerHouse: report('rulerHouse', (chart) => lotHouses(chart).ruler),
    sect: report('sect', sectIn),
    chain: report('chain', (chart) => chart.partOfFortune.chain),
  }
}

type LotReading = Exclude<keyof LotFirmness, 'toleranceMinutes'>

/** The values that are compared from minute to minute. */
const READ: Readonly<Record<LotReading, (chart: Chart) => string | number>> = {
  sign: (chart) => chart.partOfFortune.sign,
  house: (chart) => countsKey(lotHouses(chart).lot),
  ruler: (chart) => chart.partOfFortune.ruler,
  rulerSign: (chart) => chart.partOfFortune.rulerSign,
  rulerHouse: (chart) => countsKey(lotHouses(chart).ruler),
  sect: sectIn,
  chain: ({ partOfFortune: { chain } }) =>
    `${chain.ending.kind} ${chain.steps.map((step) => step.planet).join(' ')}`,
}
const LOT_READINGS = Object.keys(READ) as LotReading[]

function countsKey({ house, wholeSignPlace }: HouseCounts): string {
  return `${house}/${wholeSignPlace}`
}

function sectIn(chart: Chart): Sect {
  return chart.isDayBirth ? 'day' : 'night'
}
