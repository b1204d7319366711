import { z } from '@hono/zod-openapi'
import { ASPECT_TYPES, HOUSE_SYSTEM_KEYS, LOT_NAMES, PLANETS } from '#app/astro/index.server.ts'
import { degreeInSign, house, instant, longitude, planet, sign } from '#app/operations/answers.ts'

const signId = z.int().min(1).max(12).meta({ description: '1 (Aries) to 12 (Pisces)' })
const aspectPoint = z.enum([...PLANETS, 'Ascendant', 'Midheaven', 'Part of Fortune']).openapi('AspectPoint')
const aspectType = z.enum(ASPECT_TYPES)

const position = z.string().meta({ description: 'Degrees, minutes, seconds and sign: 22°37′06″ Cancer' })

const lotAnswer = z
  .strictObject({
    lot: z.enum(LOT_NAMES),
    name: z.string(),
    original: z.string().meta({ description: 'The name in its author’s language, in Latin letters' }),
    standsFor: z.string(),
    longitude,
    sign,
    degree: degreeInSign,
    position,
    house: house.meta({ description: 'By the house system of the answer' }),
    wholeSignPlace: house.meta({ description: 'By whole signs from the Ascendant' }),
    ruler: planet,
    reversed: z.boolean().meta({ description: 'Counted the other way, the birth being by night' }),
    formula: z.string().meta({ description: 'As counted for this birth: Ascendant + Moon − Sun' }),
    source: z.string(),
    variants: z.array(
      z.strictObject({ author: z.string(), formula: z.string(), position, source: z.string() }),
    ),
  })
  .openapi('Lot')

export const lotsAnswer = z
  .strictObject({ houseSystem: z.enum(HOUSE_SYSTEM_KEYS), isDayBirth: z.boolean(), lots: z.array(lotAnswer) })
  .openapi('Lots')
  .nullable()

const rawApiData = z.strictObject({
  ascendant: longitude,
  midheaven: longitude,
  houseSystem: z.enum(HOUSE_SYSTEM_KEYS),
  planets: z.array(
    z.strictObject({
      name: planet,
      sign,
      house,
      norm_degree: degreeInSign,
      full_degree: longitude,
      position,
      is_retro: z.enum(['true', 'false']),
    }),
  ),
  houses: z.array(z.strictObject({ house, sign, degree: longitude, position })).length(12),
  aspects: z.array(
    z.strictObject({
      aspecting_planet: aspectPoint,
      aspected_planet: aspectPoint,
      type: aspectType,
      orb: z.number().min(0),
    }),
  ),
})

/** The lot and its ruler, as in the row of a chart. */
export const lotColumns = {
  pofSign: sign,
  pofDegree: degreeInSign,
  pofHouse: house,
  pofRuler: planet,
  pofRulerSign: sign,
  pofRulerHouse: house,
  isDayBirth: z.boolean(),
}

export const readingAnswer = z
  .strictObject({
    id: z.string(),
    birthDetailId: z.string(),
    ...lotColumns,
    engineVersion: z.string(),
    requestData: z.strictObject({
      utc: instant,
      latitude: z.number(),
      longitude: z.number(),
      rulers: z.enum(['traditional', 'modern']),
      rulerTable: z
        .partialRecord(sign, z.strictObject({ traditional: planet, modern: planet }))
        .optional()
        .meta({ description: 'The signs for which administrators had set other rulers than the usual ones' }),
    }),
    createdAt: instant,
    lots: z.array(lotAnswer).meta({ description: 'The seven lots of Paulus' }),
    rawApiData,
  })
  .openapi('Reading')
  .nullable()

export const natalChartAnswer = z
  .strictObject({
    pofSign: sign,
    pofHouse: house,
    pofDegree: degreeInSign,
    createdAt: instant,
    planetsJson: z.string().meta({ description: 'A JSON list in a string, as in rawApiData of the reading' }),
    housesJson: z.string(),
    aspectsJson: z.string(),
  })
  .openapi('NatalChart')
  .nullable()

const planetRow = z
  .strictObject({
    id: z.int(),
    name: planet,
    sign,
    signNum: signId,
    signId,
    fullDegree: longitude,
    normDegree: degreeInSign,
    speed: z.number().meta({ description: 'Degrees a day, negative when retrograde' }),
    isRetro: z.boolean(),
    house,
    degreeInSign: z.int().min(0).max(29),
    minuteInSign: z.int().min(0).max(59),
    secondInSign: z.int().min(0).max(59),
    position,
    planetaryStrength: z.int(),
    motionType: z.enum(['direct', 'stationary', 'retrograde']),
    dignity: z.string(),
    element: z.enum(['Fire', 'Earth', 'Air', 'Water']),
    modality: z.enum(['Cardinal', 'Fixed', 'Mutable']),
    rulerOfHouses: z.array(house),
    houseId: house,
    readingId: z.string(),
  })
  .openapi('PlanetRow')

const houseRow = z
  .strictObject({
    id: z.int(),
    houseId: house,
    startDegree: longitude,
    endDegree: longitude,
    position,
    sign,
    signId,
    readingId: z.string(),
  })
  .openapi('HouseRow')

const aspectRow = z
  .strictObject({
    id: z.int(),
    aspectingPlanetId: z.int().nullable().meta({ description: 'null for an angle or the lot' }),
    aspectedPlanetId: z.int().nullable().meta({ description: 'null for an angle or the lot' }),
    aspectingPoint: aspectPoint,
    aspectedPoint: aspectPoint,
    type: aspectType,
    orb: z.number().min(0),
    diff: z.number().min(0).max(180),
    applying: z.boolean(),
    readingId: z.string(),
  })
  .openapi('AspectRow')

export const planetsAnswer = z.array(planetRow)
export const housesAnswer = z.array(houseRow)
export const aspectsAnswer = z.array(aspectRow)
