import { Body, Ecliptic, EclipticGeoMoon, GeoVector, MakeTime, SiderealTime } from 'astronomy-engine'

const BODIES = [
  Body.Sun,
  Body.Moon,
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
]
const HALF_STEP_DAYS = 0.01

/**
 * A first, simple implementation: each body's vector at three instants, and speeds from central differences. Positions
 * only.
 */
export function naiveChart(utc: Date): {
  siderealTime: number
  bodies: { longitude: number; speed: number }[]
} {
  const time = MakeTime(utc)
  const longitudeAt = (body: Body, days: number): number => {
    const at = time.AddDays(days)
    return body === Body.Moon ? EclipticGeoMoon(at).lon : Ecliptic(GeoVector(body, at, true)).elon
  }
  return {
    siderealTime: SiderealTime(time),
    bodies: BODIES.map((body) => {
      const turned = longitudeAt(body, HALF_STEP_DAYS) - longitudeAt(body, -HALF_STEP_DAYS)
      const shortest = ((turned + 540) % 360) - 180
      return { longitude: longitudeAt(body, 0), speed: shortest / (2 * HALF_STEP_DAYS) }
    }),
  }
}
