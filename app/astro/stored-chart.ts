import { z } from 'zod'
import { ASPECT_TYPES, type Body, type Chart, HOUSE_SYSTEM_KEYS, PLANETS, SIGNS } from './types.ts'

const sign = z.enum(SIGNS)
const planet = z.enum(PLANETS)
const house = z.int().min(1).max(12)
const longitude = z.number().min(0).lt(360)
const placement = { longitude, sign, degree: z.number().min(0).lt(30), house }

const body = {
  ...placement,
  latitude: z.number(),
  speed: z.number(),
  isRetrograde: z.boolean(),
  motion: z.enum(['direct', 'stationary', 'retrograde']),
  dignities: z.array(
    z.enum(['domicile', 'exaltation', 'triplicity', 'term', 'face', 'detriment', 'fall', 'peregrine']),
  ),
  strength: z.number(),
  solarPhase: z.enum(['cazimi', 'combust', 'under-beams', 'free']).nullable(),
}

const point = z.enum([...PLANETS, 'Ascendant', 'Midheaven', 'Part of Fortune'])

const lot = z.object({
  ...placement,
  ruler: planet,
  rulerSign: sign,
  rulerHouse: house,
  reversed: z.boolean(),
  chain: z.object({
    startSign: sign,
    steps: z.array(z.object({ planet, sign, house })).min(1),
    ending: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('own-sign'), planet }),
      z.object({ kind: z.literal('mutual-reception'), planets: z.tuple([planet, planet]) }),
      z.object({ kind: z.literal('loop'), planets: z.array(planet) }),
    ]),
  }),
})

/** Everything that the screens, the judge and the reports read of a chart. */
const whole = z.object({
  engineVersion: z.string(),
  utc: z.iso.datetime(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  houseSystem: z.enum(HOUSE_SYSTEM_KEYS),
  rulers: z.enum(['traditional', 'modern']),
  isDayBirth: z.boolean(),
  sunAltitude: z.number(),
  sectUncertain: z.boolean(),
  ascendant: longitude,
  midheaven: longitude,
  cusps: z.array(longitude).length(12),
  planets: z.array(z.object({ ...body, name: planet })).length(PLANETS.length),
  nodes: z.array(
    z.object({ ...body, name: z.enum([...PLANETS, 'Mean Node', 'True Node']) as z.ZodType<Body> }),
  ),
  aspects: z.array(
    z.object({
      from: point,
      to: point,
      type: z.enum(ASPECT_TYPES),
      orb: z.number(),
      diff: z.number(),
      applying: z.boolean(),
    }),
  ),
  partOfFortune: lot,
  spirit: lot,
}) satisfies z.ZodType<Chart>

/** The major versions of the engine whose charts have this schema. */
const READ = ['2']

/**
 * Reads the JSON of a stored chart by the schema of the engine that made it. Never throws.
 * @returns null for what is not JSON, no whole chart, or of an engine that is not known here: it has to be cast again
 */
export function readStoredChart(json: string): Chart | null {
  let stored: unknown
  try {
    stored = JSON.parse(json)
  } catch {
    return null
  }
  const version = (stored as { engineVersion?: unknown } | null)?.engineVersion
  const isRead = typeof version === 'string' && READ.includes(version.split('.')[0]!)
  return isRead && whole.safeParse(stored).success ? (stored as Chart) : null
}
