import type { Planet } from '../types'
import file from './shared-charts.json'

/** Longitude, latitude in degrees, speed in degrees a day. */
export interface ReferencePlace {
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

/** Arc seconds of longitude within which the engine holds the reference. */
export const TOLERANCE = { Sun: 3, Moon: 6, 'Mean Node': 1, planet: 20, angle: 2, lot: 8 } as const
