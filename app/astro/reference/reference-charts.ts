import { chartAt } from '#app/astro/chart.ts'
import { daysSinceJ2000 } from '#app/astro/time.ts'
import type { Chart, Planet } from '#app/astro/types.ts'
import file from './shared-charts.json'

/** Longitude, latitude in degrees, speed in degrees a day. */
interface ReferencePlace {
  lon: number
  lat: number
  speed: number
}

export interface ReferenceChart {
  id: string
  class: string
  utc: string
  latitude: number
  longitude: number
  deltaT: number
  bodies: Record<Planet | 'MeanNode' | 'TrueNode', ReferencePlace>
  asc: number
  mc: number
  cusps: number[]
  /** 'P' Placidus, 'O' Porphyry. */
  system: string
  sunAltitude: number
  isDay: boolean
  partOfFortune: number
}

export const referenceCharts: readonly ReferenceChart[] = file.charts

/** The engine's chart of a reference chart's moment: there UTC was taken as UT1, with the delta T that it states. */
export function chartOf({ utc, deltaT, latitude, longitude }: ReferenceChart): Chart {
  const ms = Date.parse(utc)
  const ut1 = daysSinceJ2000(ms)
  return chartAt({ ut1, tt: ut1 + deltaT / 86_400 }, { utc: ms, latitude, longitude })
}

/**
 * Arc seconds of longitude within which the engine agrees with the reference. What exceeds 0.02 for the outer planets
 * is the difference between DE431, which Swiss Ephemeris was made from, and DE440.
 */
export const TOLERANCE: Readonly<Record<Planet | 'Mean Node' | 'True Node' | 'angle' | 'lot', number>> = {
  Sun: 0.01,
  Moon: 0.01,
  Mercury: 0.01,
  Venus: 0.01,
  Mars: 0.02,
  Jupiter: 0.02,
  Saturn: 0.02,
  Uranus: 0.1,
  Neptune: 0.25,
  Pluto: 0.15,
  'Mean Node': 0.25,
  'True Node': 0.25,
  angle: 0.01,
  lot: 0.02,
}
/** Arc seconds of latitude; arc seconds a day, of which those of the Moon are approximate in Swiss Ephemeris. */
export const LATITUDE_TOLERANCE = 0.03
export const SPEED_TOLERANCE = { planet: 0.05, Moon: 0.3, 'Mean Node': 0.01, 'True Node': 0.6 } as const
