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

/** A chart as its JSON is written: charts that are stored name the Lot of Spirit by an older name. */
type Written = Omit<Chart, 'spirit'> & { otherLot: Chart['spirit'] }

/** The JSON of a chart that is stored. */
export function writeStoredChart({ spirit, ...chart }: Chart): string {
  return JSON.stringify({ ...chart, otherLot: spirit } satisfies Written)
}

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
  otherLot: lot,
}) satisfies z.ZodType<Written>

/** The minimum that identifies a chart of an engine before 2. It may lack anything else. */
const beforeTwo = z.object({
  planets: z.array(z.object({ name: planet, longitude: z.number() })).min(1),
  partOfFortune: z.object({ sign }),
})

/** By major version of the engine. A chart of a version that is not listed is not read. */
const SHAPES: ReadonlyMap<string, { least: z.ZodType }> = new Map([
  ['0', { least: beforeTwo }],
  ['1', { least: beforeTwo }],
  ['2', { least: whole }],
])

/** A chart as it was stored. Only a whole one is read; the others have to be cast again from the birth record. */
export type StoredChart =
  | { state: 'whole'; chart: Chart }
  /** An earlier engine stored less than is read today. */
  | { state: 'outdated'; chart: null }
  /** Not JSON, not a chart, or of an engine that is not known here. */
  | { state: 'damaged'; chart: null }

const DAMAGED: StoredChart = { state: 'damaged', chart: null }

/** Reads the JSON of a stored chart by the schema of the engine that made it. Never throws. */
export function readStoredChart(json: string): StoredChart {
  let stored: unknown
  try {
    stored = JSON.parse(json)
  } catch {
    return DAMAGED
  }
  const version = (stored as { engineVersion?: unknown } | null)?.engineVersion
  const shape = typeof version === 'string' ? SHAPES.get(version.split('.')[0]!) : undefined
  if (!shape) return DAMAGED
  if (whole.safeParse(stored).success) {
    const { otherLot: spirit, ...chart } = stored as Written
    return { state: 'whole', chart: { ...chart, spirit } }
  }
  return shape.least.safeParse(stored).success ? { state: 'outdated', chart: null } : DAMAGED
}
