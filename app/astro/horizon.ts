import {
  AstroTime,
  BaryState,
  Body,
  C_AUDAY,
  CombineRotation,
  HorizonFromVector,
  Observer,
  RotateVector,
  Rotation_ECT_EQD,
  Rotation_EQD_HOR,
  Rotation_EQJ_EQD,
  type RotationMatrix,
  SearchRiseSet,
  Spherical,
  Vector,
  VectorFromSphere,
} from 'astronomy-engine'
import { momentAt } from './time.ts'
import type { Chart } from './types.ts'

/** Where something stands as seen from a place on the Earth. */
export interface Direction {
  /** Degrees above the horizon, negative below it: geometric, without refraction. */
  altitude: number
  /** Degrees from north through east, [0, 360). */
  azimuth: number
}

export interface LocalSky {
  /** The direction of a place of the ecliptic of date, degrees. */
  ofEcliptic(longitude: number, latitude: number): Direction
  /** The apparent direction of a star, by its right ascension and declination of J2000, degrees: with aberration. */
  ofStar(rightAscension: number, declination: number): Direction
}

type Place = Pick<Chart, 'utc' | 'latitude' | 'longitude'>

/** The instant in both times of this engine, which has observed values of ΔT and UT1. */
function astroTime(utc: string): AstroTime {
  const { tt, ut1 } = momentAt(Date.parse(utc))
  const time = new AstroTime(ut1)
  time.tt = tt
  return time
}

/**
 * The sky of a chart's instant and place. Directions are geocentric, as the chart is: the Moon is seen up to a degree
 * lower from the surface of the Earth. Within an arc second of the positions of the chart, which a drawing does not need.
 *
 * @source the rotations of astronomy-engine: precession and nutation of the IAU, the Earth's rotation by UT1
 */
export function localSky({ utc, latitude, longitude }: Place): LocalSky {
  const time = astroTime(utc)
  const toHorizon = Rotation_EQD_HOR(time, new Observer(latitude, longitude, 0))
  const fromEcliptic = CombineRotation(Rotation_ECT_EQD(time), toHorizon)
  const fromStars = CombineRotation(Rotation_EQJ_EQD(time), toHorizon)
  const { vx, vy, vz } = BaryState(Body.Earth, time)
  const directionOf = (vector: Vector, rotation: RotationMatrix): Direction => {
    const { lat, lon } = HorizonFromVector(RotateVector(rotation, vector), '')
    return { altitude: lat, azimuth: lon }
  }
  return {
    ofEcliptic: (along, up) => directionOf(VectorFromSphere(new Spherical(up, along, 1), time), fromEcliptic),
    ofStar(rightAscension, declination) {
      const { x, y, z } = VectorFromSphere(new Spherical(declination, rightAscension, 1), time)
      const seen = new Vector(x + vx / C_AUDAY, y + vy / C_AUDAY, z + vz / C_AUDAY, time)
      return directionOf(seen, fromStars)
    },
  }
}

/** Farther from the horizon than this, refraction and the Sun's disc change nothing. */
const NEAR_HORIZON = 1

/**
 * True between sunrise and sunset as they are seen: by the Sun's upper edge, with refraction, at sea level. By sect, which
 * counts the centre, it is night some minutes earlier.
 *
 * @source rise and set of astronomy-engine
 */
export function isSunUp({ sunAltitude, ...place }: Place & Pick<Chart, 'sunAltitude'>): boolean {
  if (Math.abs(sunAltitude) > NEAR_HORIZON) return sunAltitude > 0
  const time = astroTime(place.utc)
  const observer = new Observer(place.latitude, place.longitude, 0)
  const next = (direction: number) =>
    SearchRiseSet(Body.Sun, observer, direction, time, 1)?.ut ?? Number.POSITIVE_INFINITY
  return next(-1) < next(1)
}
