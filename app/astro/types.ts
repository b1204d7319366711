/** Signs in zodiacal order; index 0 begins at ecliptic longitude 0 degrees. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type Sign = (typeof SIGNS)[number]

export const PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const
export type Planet = (typeof PLANETS)[number]
export type Body = Planet | 'Mean Node' | 'True Node'
/** What a sentence of a reading can speak of in a sky. */
export type SkyBody = 'lot' | Planet

export const ASPECT_TYPES = ['Conjunction', 'Sextile', 'Square', 'Trine', 'Opposition'] as const
export type AspectType = (typeof ASPECT_TYPES)[number]
/** The points that can make an aspect. The lot only receives aspects. */
export type AspectPoint = Planet | 'Ascendant' | 'Midheaven' | 'Part of Fortune'

/** The moments of a day by the Sun that a birth is remembered by. */
export const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type Prayer = (typeof PRAYERS)[number]
/** Degrees of the Sun's centre below the horizon, by the Muslim World League. Countries differ, from 15 to 20. */
export const FAJR_DEPRESSION = 18
export const ISHA_DEPRESSION = 17

/** Placidus first: it is the system of saved charts. */
export const HOUSE_SYSTEM_KEYS = [
  'placidus',
  'whole-sign',
  'porphyry',
  'equal',
  'alcabitius',
  'regiomontanus',
] as const
export type HouseSystem = (typeof HOUSE_SYSTEM_KEYS)[number]
export type RulerTradition = 'traditional' | 'modern'
export type Sect = 'day' | 'night'
export type Motion = 'direct' | 'stationary' | 'retrograde'
export type EssentialDignity =
  | 'domicile'
  | 'exaltation'
  | 'triplicity'
  | 'term'
  | 'face'
  | 'detriment'
  | 'fall'
  | 'peregrine'
/** Distance of a planet from the Sun: cazimi <= 17', combust <= 8.5 degrees, under the beams <= 15 degrees. */
export type SolarPhase = 'cazimi' | 'combust' | 'under-beams' | 'free'

/** Ruler of each sign, both traditions; may be edited by administrators, so it is an input of the engine. */
export type RulerTable = Readonly<Record<Sign, { traditional: Planet; modern: Planet }>>

export interface Placement {
  /** Ecliptic longitude, degrees in [0, 360). */
  longitude: number
  sign: Sign
  /** Degrees within the sign, [0, 30). */
  degree: number
  /** 1 to 12. */
  house: number
}

export interface ChartBody extends Placement {
  name: Body
  /** Ecliptic latitude, degrees. */
  latitude: number
  /** Degrees a day, negative when retrograde. */
  speed: number
  isRetrograde: boolean
  motion: Motion
  /** Empty for the nodes. Every dignity or debility that holds; `['peregrine']` if there are none. */
  dignities: EssentialDignity[]
  /** Sum of the essential dignity scores; 0 for the nodes. */
  strength: number
  /** `null` for the Sun and the nodes. */
  solarPhase: SolarPhase | null
}

export interface ChartAspect {
  from: AspectPoint
  to: AspectPoint
  type: AspectType
  /** Degrees from exact, >= 0. */
  orb: number
  /** Actual separation in degrees, 0 to 180. */
  diff: number
  applying: boolean
}

/** How a chain of dispositors ends. */
export type ChainEnding =
  | { kind: 'own-sign'; planet: Planet }
  | { kind: 'mutual-reception'; planets: [Planet, Planet] }
  | { kind: 'loop'; planets: Planet[] }

export interface RulerChain {
  /** The sign whose ruler is the first step. */
  startSign: Sign
  /** Each ruler in turn, with the sign and house it stands in; no planet twice. */
  steps: { planet: Planet; sign: Sign; house: number }[]
  ending: ChainEnding
}

/** A house counted twice. */
export interface HouseCounts {
  /** By the chart's own system, 1 to 12. */
  house: number
  /** By whole signs from the Ascendant, 1 to 12. */
  wholeSignPlace: number
}

export interface PartOfFortune extends Placement {
  ruler: Planet
  rulerSign: Sign
  rulerHouse: number
  /** True when the Moon and Sun were exchanged because the birth was by night. */
  reversed: boolean
  chain: RulerChain
}

export interface Chart {
  engineVersion: string
  /** ISO 8601 with Z. */
  utc: string
  latitude: number
  longitude: number
  houseSystem: HouseSystem
  rulers: RulerTradition
  isDayBirth: boolean
  /** Altitude of the Sun's centre, degrees, geometric (no refraction). */
  sunAltitude: number
  /** True if the Sun is within one degree of the horizon, so that sect may be judged either way. */
  sectUncertain: boolean
  ascendant: number
  midheaven: number
  /** Twelve cusp longitudes, house 1 first. */
  cusps: number[]
  /** Ten planets in the order of PLANETS. */
  planets: (ChartBody & { name: Planet })[]
  /** Mean node, true node. */
  nodes: ChartBody[]
  aspects: ChartAspect[]
  partOfFortune: PartOfFortune
  /** The Lot of Spirit: also the Part of Fortune of those who judge the sect otherwise. */
  spirit: PartOfFortune
}
