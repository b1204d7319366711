import { e_tilt, SiderealTime } from 'astronomy-engine'
import { aspectsAmong } from './aspects'
import { essentialDignities, solarPhaseOf } from './dignities'
import { nutationRate } from './frame'
import { altitudeOf, houseOf, housesAt } from './houses'
import { partOfFortuneLongitude } from './lots'
import { motionOf } from './motion'
import { meanNode } from './nodes'
import { type EclipticPlace, positionsAt } from './positions'
import { DEFAULT_RULERS, rulerChain, standingOf } from './rulers'
import { sectOf } from './sect'
import { astroTime, supportedInstant } from './time'
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
} from './types'
import { degreeInSign, normalizeDegrees, signOf } from './zodiac'

/** Written into every chart; raised when the same input may give another chart. */
export const ENGINE_VERSION = '1.0.0'

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
 */
export function castChart(input: ChartInput): Chart {
  const { latitude, longitude, rulers = 'traditional', rulerTable = DEFAULT_RULERS } = input
  const ms = supportedInstant(input.utc)
  assertWithin('latitude', latitude, 90)
  assertWithin('longitude', longitude, 180)

  const time = astroTime(ms)
  const ramc = normalizeDegrees(SiderealTime(time) * 15 + longitude)
  const { tobl: obliquity, dpsi } = e_tilt(time)
  const { planets: places, trueNode } = positionsAt(time)
  const { system, ascendant, midheaven, cusps } = housesAt(ramc, obliquity, latitude)
  const sun = places.Sun
  const sunAltitude = altitudeOf(sun.longitude, sun.latitude, ramc, obliquity, latitude)
  const { isDayBirth, sectUncertain } = sectOf(sunAltitude)

  const planets = PLANETS.map((name) => {
    const place = places[name]
    const { dignities, strength } = essentialDignities(name, place.longitude, isDayBirth, rulers, rulerTable)
    return {
      name,
      longitude: place.longitude,
      sign: signOf(place.longitude),
      degree: degreeInSign(place.longitude),
      house: houseOf(place.longitude, cusps),
      latitude: place.latitude,
      speed: place.speed,
      isRetrograde: place.speed < 0,
      motion: motionOf(name, place.speed),
      dignities,
      strength,
      solarPhase: name === 'Sun' ? null : solarPhaseOf(place.longitude, sun.longitude),
    }
  })

  const mean = meanNode(time.tt)
  const meanNodeOfDate: EclipticPlace = {
    longitude: normalizeDegrees(mean.longitude + dpsi / 3600),
    latitude: 0,
    speed: mean.speed + nutationRate(time.tt),
  }
  const nodes = [nodeAt('Mean Node', meanNodeOfDate, cusps), nodeAt('True Node', trueNode, cusps)]

  const standing = standingOf(planets)
  const lotBy = (asByDay: boolean): PartOfFortune => {
    const lot = placement(
      partOfFortuneLongitude(ascendant, sun.longitude, places.Moon.longitude, asByDay),
      cusps,
    )
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
    utc: new Date(ms).toISOString(),
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
    otherLot: lotBy(!isDayBirth),
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

/** A lunar node: no dignities, no phase, its motion not judged. */
function nodeAt(name: Body, place: EclipticPlace, cusps: readonly number[]): ChartBody {
  return {
    name,
    ...placement(place.longitude, cusps),
    latitude: place.latitude,
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
