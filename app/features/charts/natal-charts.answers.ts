import { z } from '@hono/zod-openapi'
import { degreeInSign, house, instant, longitude, planet, sign } from '#app/operations/answers.ts'
import { birthRecordAnswer } from './birth-record.answers.ts'
import { lotColumns } from './charts.answers.ts'

const row = {
  id: z.string(),
  userId: z.string(),
  userName: z.string().nullable(),
  userEmail: z.string(),
  cityName: z.string(),
  country: z.string(),
  birthDate: z.string().meta({ format: 'date' }),
  birthTime: z.string(),
  pofSign: sign,
  pofDegree: degreeInSign,
  pofHouse: house,
  planetsCount: z.int().min(0),
  housesCount: z.int().min(0),
  aspectsCount: z.int().min(0),
  editedAt: instant.nullable().meta({
    description: 'Set while the lot is what an administrator wrote and not what the engine computes',
  }),
  createdAt: instant,
}

export const chartsAnswer = z.array(z.strictObject(row).openapi('NatalChartRow'))

export const enhancedChartsAnswer = z.array(
  z
    .strictObject({
      ...row,
      birthDetailId: z.string(),
      ...lotColumns,
      pseudonym: z.string().nullable(),
      dateOfBirth: z.string().meta({ format: 'date' }),
    })
    .openapi('EnhancedNatalChartRow'),
)

const planetOfChart = z
  .strictObject({
    id: z.int(),
    name: planet,
    sign,
    fullDegree: longitude,
    houseId: house,
    isRetro: z.boolean(),
  })
  .openapi('PlanetOfChart')

const houseOfChart = z
  .strictObject({ id: z.int(), houseId: house, sign, startDegree: longitude, endDegree: longitude })
  .openapi('HouseOfChart')

const aspectOfChart = z
  .strictObject({
    id: z.int(),
    type: z.string(),
    aspectingPlanetName: z.string(),
    aspectedPlanetName: z.string(),
    orb: z.number().min(0),
    diff: z.number().min(0).max(180),
  })
  .openapi('AspectOfChart')

export const planetsOfChartAnswer = z.array(planetOfChart)
export const housesOfChartAnswer = z.array(houseOfChart)
export const aspectsOfChartAnswer = z.array(aspectOfChart)

export const chartDetailAnswer = z
  .strictObject({
    id: z.string(),
    userId: z.string(),
    userName: z.string().nullable(),
    userEmail: z.string(),
    birthDetailId: z.string(),
    pseudonym: z.string().nullable(),
    birth: birthRecordAnswer,
    ...lotColumns,
    computed: z.strictObject(lotColumns).meta({ description: 'What the engine computes' }),
    editedAt: instant.nullable(),
    editedBy: z.string().nullable(),
    engineVersion: z.string(),
    createdAt: instant,
    planets: planetsOfChartAnswer,
    houses: housesOfChartAnswer,
    aspects: aspectsOfChartAnswer,
  })
  .openapi('NatalChartDetail')

export const changedChartAnswer = z
  .strictObject({
    id: z.string(),
    birthDetailId: z.string(),
    ...lotColumns,
    editedAt: instant.nullable(),
    createdAt: instant,
  })
  .openapi('ChangedNatalChart')

export const madeChartAnswer = z.strictObject({ message: z.string(), id: z.string() })
export const readingIdAnswer = z.strictObject({ id: z.string().nullable() })
