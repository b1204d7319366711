import { houseOf } from './houses.ts'
import { isLotName, LOTS, type LotEnd, type LotEnds, type LotName, SEVEN_LOTS } from './lot-definitions.ts'
import { longitudeOfPlanet } from './planet-sect.ts'
import { DEFAULT_RULERS, rulerOf } from './rulers.ts'
import { wholeSignPlace } from './sign-places.ts'
import type { Chart, Placement, Planet, RulerTable } from './types.ts'
import { degreeInSign, normalizeDegrees, signOf } from './zodiac.ts'

/**
 * Ecliptic longitude of the Part of Fortune, degrees [0, 360).
 *
 * By day Ascendant + Moon - Sun, by night Ascendant + Sun - Moon. With day and night exchanged the same formula gives
 * the Lot of Spirit.
 *
 * @param ascendant, sun, moon ecliptic longitudes in degrees
 * @source Dorotheus, Valens, al-Biruni (Book of Instruction, 476); Ptolemy and Lilly do not reverse it by night
 */
export function partOfFortuneLongitude(ascendant: number, sun: number, moon: number, isDay: boolean): number {
  const [from, to] = endsInOrder(LOTS.fortune, isDay).map((end) => (end === 'Sun' ? sun : moon))
  return lotFrom(ascendant, from!, to!)
}

/** The ends of a lot's arc as they are taken by day or by night. */
function endsInOrder({ from, to, reversedByNight }: LotEnds, isDay: boolean): readonly [LotEnd, LotEnd] {
  return reversedByNight && !isDay ? [to, from] : [from, to]
}

/** The arc from one point to another, added to the Ascendant. */
function lotFrom(ascendant: number, from: number, to: number): number {
  return normalizeDegrees(ascendant + to - from)
}

/** The parts of a chart that lots are computed from. Stored charts of every engine version have them. */
export type LotChart = Pick<Chart, 'ascendant' | 'midheaven' | 'cusps' | 'planets' | 'isDayBirth' | 'rulers'>

/** The arc by which a lot is found in one chart, with the ends in the order in which they are taken. */
export interface LotArc {
  from: LotEnd
  to: LotEnd
  /** Ecliptic longitudes of the two ends, degrees [0, 360). */
  fromLongitude: number
  toLongitude: number
  /** From one end to the other in the order of the signs, degrees [0, 360). */
  arc: number
  /** True if the ends were exchanged because the birth was by night. */
  reversed: boolean
}

/**
 * The arc that is added to the Ascendant for a lot. Its ends are exchanged by night if the lot is reversed.
 * @param formula a lot of `LOTS`, or one of its variants
 * @param table rulers of the signs, for the lots counted from the ruler of a house
 * @throws RangeError if the chart lacks a planet that is needed
 * @source each lot of `LOTS` names its own
 */
export function lotArc(chart: LotChart, formula: LotEnds, table: RulerTable = DEFAULT_RULERS): LotArc {
  const reversed = formula.reversedByNight && !chart.isDayBirth
  const [from, to] = endsInOrder(formula, chart.isDayBirth)
  const fromLongitude = endLongitude(chart, from, table)
  const toLongitude = endLongitude(chart, to, table)
  return {
    from,
    to,
    fromLongitude,
    toLongitude,
    arc: normalizeDegrees(toLongitude - fromLongitude),
    reversed,
  }
}

/**
 * Ecliptic longitude of a lot, degrees [0, 360): the Ascendant plus the arc that `lotArc` gives.
 *
 * @throws RangeError if the chart lacks a planet that is needed
 * @source each lot of `LOTS` names its own
 */
export function lotLongitude(chart: LotChart, formula: LotEnds, table: RulerTable = DEFAULT_RULERS): number {
  const { fromLongitude, toLongitude } = lotArc(chart, formula, table)
  return lotFrom(chart.ascendant, fromLongitude, toLongitude)
}

function endLongitude(chart: LotChart, end: LotEnd, table: RulerTable): number {
  switch (end) {
    case 'Midheaven':
      return chart.midheaven
    case 'Ninth house':
      return ninthCusp(chart)
    case 'Ruler of the ninth house':
      return endLongitude(chart, rulerOf(signOf(ninthCusp(chart)), 'traditional', table), table)
    default:
      return isLotName(end) ? lotLongitude(chart, LOTS[end], table) : longitudeOfPlanet(chart, end)
  }
}

/** The ninth cusp, degrees. */
function ninthCusp(chart: LotChart): number {
  return chart.cusps[8] as number
}

/** A lot of a chart. */
export interface Lot extends Placement {
  lot: LotName
  /** Place by whole signs from the Ascendant, 1 to 12. `house` is by the chart's own system. */
  wholeSignPlace: number
  /** Ruler of the lot's sign, by the chart's tradition. */
  ruler: Planet
  /** True if the ends were exchanged because the birth was by night. */
  reversed: boolean
}

/**
 * One lot of a chart, computed from its longitudes. Works for stored charts of every engine version.
 *
 * @throws RangeError if the chart lacks a planet that is needed
 * @source each lot of `LOTS` names its own
 */
export function lotOf(chart: LotChart, lot: LotName, table: RulerTable = DEFAULT_RULERS): Lot {
  const longitude = lotLongitude(chart, LOTS[lot], table)
  const sign = signOf(longitude)
  return {
    lot,
    longitude,
    sign,
    degree: degreeInSign(longitude),
    house: houseOf(longitude, chart.cusps),
    wholeSignPlace: wholeSignPlace(chart, longitude),
    ruler: rulerOf(sign, chart.rulers, table),
    reversed: LOTS[lot].reversedByNight && !chart.isDayBirth,
  }
}

/**
 * The named lots of a chart, in the given order. Without names: the seven of Paulus.
 *
 * @throws RangeError if the chart lacks a planet that is needed
 * @source each lot of `LOTS` names its own
 */
export function lotsOf(
  chart: LotChart,
  names: readonly LotName[] = SEVEN_LOTS,
  table: RulerTable = DEFAULT_RULERS,
): Lot[] {
  return names.map((name) => lotOf(chart, name, table))
}
