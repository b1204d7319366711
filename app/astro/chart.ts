import { aspectsAmong } from './aspects.ts'
import { essentialDignities, solarPhaseOf } from './dignities.ts'
import { altitudeOf, houseOf, housesAt } from './houses.ts'
import { partOfFortuneLongitude } from './lots.ts'
import { motionOf } from './motion.ts'
import type { Node } from './nodes.ts'
import { skyAt } from './positions.ts'
import { DEFAULT_RULERS, rulerChain, standingOf } from './rulers.ts'
import { sectOf } from './sect.ts'
import { type Moment, momentAt, supportedInstant } from './time.ts'
import {
  type Body,
  type Chart,
  type ChartBody,
  type PartOfFortune,
  PLANETS,
  type Placement,
  type Planet,
  type RulerTable,
  type RulerTradition,
} from './types.ts'
import { degreeInSign, normalizeDegrees, signOf } from './zodiac.ts'

/** Stored in every chart. Increase it if the same input may give another chart. */
export const ENGINE_VERSION = '2.0.0'

export interface ChartInput {
  /** The instant: a Date, or milliseconds since the Unix epoch. */
  utc: Date | number
  /** Geographic latitude, degrees, north positive, [-90, 90]. */
  latitude: number
  /** Geographic longitude, degrees, east positive, [-180, 180]. */
  longitude: number
  /** The tradition of rulers used throughout; 'traditional' when left out. */
  rulers?: RulerTradition
  /** Rulers of the signs; DEFAULT_RULERS when left out. */
  rulerTable?: RulerTable
}

/**
 * The natal chart of an instant at a place.
 *
 * Geocentric apparent positions, tropical, true ecliptic and equinox of date; houses by Placidus, or Porphyry
 * within the polar circles; sect by the Sun's altitude; the Part of Fortune reversed by night. The same input
 * always gives the same chart.
 *
 * @returns longitudes in degrees [0, 360), latitudes in degrees, speeds in degrees a day. `isRetrograde` is the
 *   sign of the speed, also near a station; the nodes are never shown as retrograde.
 * @throws RangeError for a latitude outside [-90, 90], a longitude outside [-180, 180], or an instant outside
 *   1899-12-31T00:00Z to 2101-01-02T00:00Z (the years 1900 to 2100 in every time zone)
 * @source positions from JPL DE440, see docs/accuracy.md; each rule of judgement has its source in its own file
 */
export function castChart(input: ChartInput): Chart {
  return chartAt(momentAt(supportedInstant(input.utc)), input)
}

/** A chart of a moment whose TT and UT1 are given. `input.utc` is stored in the chart and not computed from. */
export function chartAt(moment: Moment, input: ChartInput): Chart {
  const { latitude, longitude, rulers = 'traditional', rulerTable = DEFAULT_RULERS } = input
  assertWithin('latitude', latitude, 90)
  assertWithin('longitude', longitude, 180)

  const sky = skyAt(moment)
  const ramc = normalizeDegrees(sky.sidereal + longitude)
  const { obliquity } = sky
  const { system, ascendant, midheaven, cusps } = housesAt(ramc, obliquity, latitude)
  const [sun, moon] = [sky.longitude[0]!, sky.longitude[1]!]
  const sunAltitude = altitudeOf(sun, sky.latitude[0]!, ramc, obliquity, latitude)
  const { isDayBirth, sectUncertain } = sectOf(sunAltitude)

  const planets = PLANETS.map((name, i) => {
    const longitude = sky.longitude[i]!
    const speed = sky.speed[i]!
    const { dignities, strength } = essentialDignities(name, longitude, isDayBirth, rulers, rulerTable)
    return {
      name,
      longitude,
      sign: signOf(longitude),
      degree: degreeInSign(longitude),
      house: houseOf(longitude, cusps),
      latitude: sky.latitude[i]!,
      speed,
      isRetrograde: speed < 0,
      motion: motionOf(name, speed),
      dignities,
      strength,
      solarPhase: name === 'Sun' ? null : solarPhaseOf(longitude, sun),
    }
  })
  const nodes = [nodeAt('Mean Node', sky.meanNode, cusps), nodeAt('True Node', sky.trueNode, cusps)]

  const standing = standingOf(planets)
  const lotBy = (asByDay: boolean): PartOfFortune => {
    const lot = placement(partOfFortuneLongitude(ascendant, sun, moon, asByDay), cusps)
    const chain = rulerChain(lot.sign, standing, rulers, rulerTable)
    const ruler: Planet = rulerTable[lot.sign][rulers]
    return {
      ...lot,
      ruler,
      rulerSign: standing[ruler].sign,
      rulerHouse: standing[ruler].house,
      reversed: !asByDay,
      chain,
    }
  }
  const partOfFortune = lotBy(isDayBirth)

  return {
    engineVersion: ENGINE_VERSION,
    utc: new Date(input.utc).toISOString(),
    latitude,
    longitude,
    houseSystem: system,
    rulers,
    isDayBirth,
    sunAltitude,
    sectUncertain,
    ascendant,
    midheaven,
    cusps,
    planets,
    nodes,
    aspects: aspectsAmong(planets, [
      { name: 'Ascendant', longitude: ascendant, speed: 0 },
      { name: 'Midheaven', longitude: midheaven, speed: 0 },
      { name: 'Part of Fortune', longitude: partOfFortune.longitude, speed: 0 },
    ]),
    partOfFortune,
    spirit: lotBy(!isDayBirth),
  }
}

function placement(longitude: number, cusps: readonly number[]): Placement {
  return {
    longitude,
    sign: signOf(longitude),
    degree: degreeInSign(longitude),
    house: houseOf(longitude, cusps),
  }
}

/** A lunar node. It has no dignities and no phase, and its motion is always given as direct. */
function nodeAt(name: Body, place: Node, cusps: readonly number[]): ChartBody {
  return {
    name,
    ...placement(place.longitude, cusps),
    latitude: 0,
    speed: place.speed,
    isRetrograde: false,
    motion: 'direct',
    dignities: [],
    strength: 0,
    solarPhase: null,
  }
}

function assertWithin(name: string, degrees: number, limit: number): void {
  if (!(Math.abs(degrees) <= limit)) {
    throw new RangeError(`The ${name} must be a number of degrees from -${limit} to ${limit}`)
  }
}
