import {
  Body as AstroBody,
  type AstroTime,
  BaryState,
  C_AUDAY,
  EclipticGeoMoon,
  HelioState,
  Rotation_EQJ_ECT,
  type StateVector,
} from 'astronomy-engine'
import { nutationRate, PRECESSION_RATE } from './frame'
import { trueNode } from './nodes'
import { astroTime, EARLIEST_UTC, LATEST_UTC } from './time'
import type { Planet } from './types'
import { normalizeDegrees, RADIANS_TO_DEGREES, signedDegrees } from './zodiac'

/** A geocentric apparent place on the true ecliptic and equinox of date. */
export interface EclipticPlace {
  /** Degrees, [0, 360). */
  longitude: number
  /** Degrees, -90 to 90. */
  latitude: number
  /** Motion in longitude, degrees a day. */
  speed: number
}

export interface Positions {
  planets: Record<Planet, EclipticPlace>
  trueNode: EclipticPlace
}

/** Position (AU) and velocity (AU a day) in the J2000 mean equator frame. */
interface State {
  x: number
  y: number
  z: number
  vx: number
  vy: number
  vz: number
}

/** Gravitational parameter of the Sun, AU^3 / day^2 (Gaussian constant squared). */
const GM_SUN = 0.2959122082855911e-3
/** Sun's mass over the planet's, for the Sun's place about the barycentre (JPL DE405). */
const SUN_TO_PLANET_MASS = {
  Jupiter: 1047.348625,
  Saturn: 3497.898,
  Uranus: 22902.98,
  Neptune: 19412.24,
} as const
const MOON_HALF_STEP_DAYS = 5e-4
const LIGHT_TIME_ROUNDS = 3

const TERRESTRIAL = ['Mercury', 'Venus', 'Mars'] as const
const GIANTS = ['Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const

/**
 * Longitude, latitude and speed of a direction in the J2000 equator frame.
 *
 * @param rot rows of astronomy-engine's Rotation_EQJ_ECT
 * @param frameRate degrees a day by which the equinox of date runs back: precession and nutation
 */
function toEcliptic(p: State, rot: number[][], frameRate: number): EclipticPlace {
  const [r0, r1, r2] = rot as [number[], number[], number[]]
  const [a, b, c] = r0 as [number, number, number]
  const [d, e, f] = r1 as [number, number, number]
  const [g, h, i] = r2 as [number, number, number]
  const x = a * p.x + d * p.y + g * p.z
  const y = b * p.x + e * p.y + h * p.z
  const z = c * p.x + f * p.y + i * p.z
  const vx = a * p.vx + d * p.vy + g * p.vz
  const vy = b * p.vx + e * p.vy + h * p.vz
  const inPlane = x * x + y * y
  return {
    longitude: normalizeDegrees(Math.atan2(y, x) * RADIANS_TO_DEGREES),
    latitude: Math.atan2(z, Math.sqrt(inPlane)) * RADIANS_TO_DEGREES,
    speed: ((x * vy - y * vx) / inPlane) * RADIANS_TO_DEGREES + frameRate,
  }
}

/**
 * Apparent geocentric state of a body from its heliocentric state and the Earth's, all at one instant.
 *
 * The body is carried back along its orbit by r - v*tau + a*tau^2/2 with a = -GM r/|r|^3 for the light time
 * tau; annual aberration adds (d/c) v_Earth. The velocity is the time derivative of just that.
 */
function apparent(body: State, earth: State): State {
  const r = Math.sqrt(body.x * body.x + body.y * body.y + body.z * body.z)
  const gravity = r === 0 ? 0 : -GM_SUN / (r * r * r)
  let tau = 0
  let x = 0
  let y = 0
  let z = 0
  for (let round = 0; round <= LIGHT_TIME_ROUNDS; round++) {
    const keep = 1 + (gravity * tau * tau) / 2
    x = body.x * keep - body.vx * tau - earth.x
    y = body.y * keep - body.vy * tau - earth.y
    z = body.z * keep - body.vz * tau - earth.z
    if (round < LIGHT_TIME_ROUNDS) tau = Math.sqrt(x * x + y * y + z * z) / C_AUDAY
  }
  const pull = gravity * tau
  let vx = body.vx - pull * body.x - earth.vx
  let vy = body.vy - pull * body.y - earth.vy
  let vz = body.vz - pull * body.z - earth.vz
  // Rate of the light time: how much faster than time itself the retarded moment runs.
  const tauRate = (x * vx + y * vy + z * vz) / (tau * C_AUDAY * C_AUDAY)
  const earthR = Math.sqrt(earth.x * earth.x + earth.y * earth.y + earth.z * earth.z)
  const earthPull = (-GM_SUN / (earthR * earthR * earthR)) * tau
  vx += tauRate * (earth.vx - body.vx) + earthPull * earth.x
  vy += tauRate * (earth.vy - body.vy) + earthPull * earth.y
  vz += tauRate * (earth.vz - body.vz) + earthPull * earth.z
  return { x: x + tau * earth.vx, y: y + tau * earth.vy, z: z + tau * earth.vz, vx, vy, vz }
}

const SUN_AT_ORIGIN: State = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 }

/**
 * Apparent geocentric places of the ten planets and the true node.
 *
 * Frame: true ecliptic and equinox of date, tropical. Longitudes hold against Swiss Ephemeris (1900 to 2060)
 * within Sun 3", Moon 6", planets 20"; light deflection by the Sun is left out. Solar-system states come from
 * VSOP87 as shortened in astronomy-engine, the Moon from its ELP-based series, Pluto from its integration.
 * One heliocentric state a planet: the light time is worked out on the orbit, not by asking again.
 *
 * @param time a moment within EARLIEST_UTC .. LATEST_UTC (not checked here)
 */
export function positionsAt(time: AstroTime): Positions {
  const rot = Rotation_EQJ_ECT(time).rot
  const frameRate = PRECESSION_RATE + nutationRate(time.tt)
  const earth = HelioState(AstroBody.Earth, time)
  const planets = {} as Record<Planet, EclipticPlace>

  planets.Sun = toEcliptic(apparent(SUN_AT_ORIGIN, earth), rot, frameRate)
  for (const name of TERRESTRIAL) {
    planets[name] = toEcliptic(apparent(HelioState(AstroBody[name], time), earth), rot, frameRate)
  }
  // BaryState knows Pluto from the barycentre; the giants place the Sun there.
  const pluto: State = { ...stateOf(BaryState(AstroBody.Pluto, time)) }
  for (const name of GIANTS) {
    const state = HelioState(AstroBody[name], time)
    const share = 1 / (SUN_TO_PLANET_MASS[name] + 1)
    pluto.x += share * state.x
    pluto.y += share * state.y
    pluto.z += share * state.z
    pluto.vx += share * state.vx
    pluto.vy += share * state.vy
    pluto.vz += share * state.vz
    planets[name] = toEcliptic(apparent(state, earth), rot, frameRate)
  }
  planets.Pluto = toEcliptic(apparent(pluto, earth), rot, frameRate)

  const before = EclipticGeoMoon(time.AddDays(-MOON_HALF_STEP_DAYS))
  const after = EclipticGeoMoon(time.AddDays(MOON_HALF_STEP_DAYS))
  const travelled = signedDegrees(after.lon - before.lon)
  const climbed = after.lat - before.lat
  planets.Moon = {
    longitude: normalizeDegrees(before.lon + travelled / 2),
    latitude: before.lat + climbed / 2,
    speed: travelled / (2 * MOON_HALF_STEP_DAYS),
  }
  const node = trueNode(
    {
      longitude: planets.Moon.longitude,
      latitude: planets.Moon.latitude,
      distance: (before.dist + after.dist) / 2,
      longitudeRate: planets.Moon.speed - frameRate,
      latitudeRate: climbed / (2 * MOON_HALF_STEP_DAYS),
      distanceRate: (after.dist - before.dist) / (2 * MOON_HALF_STEP_DAYS),
    },
    { longitude: planets.Sun.longitude, distance: Math.hypot(earth.x, earth.y, earth.z) },
    GM_SUN,
  )
  return {
    planets,
    trueNode: { longitude: node.longitude, latitude: 0, speed: node.speed + frameRate },
  }
}

function stateOf({ x, y, z, vx, vy, vz }: StateVector): State {
  return { x, y, z, vx, vy, vz }
}

/**
 * Has astronomy-engine integrate Pluto's orbit over the supported years, which it otherwise does inside the
 * first chart (about 40 ms). Call once when a server starts.
 */
export function warmUp(): void {
  const stepMs = 50 * 365.25 * 86_400_000
  for (let ms = EARLIEST_UTC; ms < LATEST_UTC; ms += stepMs) BaryState(AstroBody.Pluto, astroTime(ms))
  BaryState(AstroBody.Pluto, astroTime(LATEST_UTC))
}
