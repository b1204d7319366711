import { z } from 'zod'
import { PLANETS, SIGNS } from '#app/astro/types.ts'
import { atLeastOneOf } from '#app/operations/described.ts'
import { DEGREE_MAX } from './degree-in-sign.ts'

const degreeMessage = `Degree must be a number from 0 to ${DEGREE_MAX}`
const houseMessage = 'House must be a whole number from 1 to 12'

/** A number, or the text of a number from a form. */
const number = (message: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}(\.\d{1,9})?$/)
        .transform(Number),
    ],
    message,
  )

const degree = number(degreeMessage)
  .refine((value) => value >= 0 && value <= DEGREE_MAX, degreeMessage)
  .refine((value) => Number.isNaN(value) || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    message: 'Degree has at most two decimals',
  })
  .meta({
    description: `0 to ${DEGREE_MAX}, with two decimals at most`,
    anyOf: [
      { type: 'number', minimum: 0, maximum: DEGREE_MAX, multipleOf: 0.01 },
      { type: 'string', pattern: '^[012]?\\d(\\.\\d{1,2})?$' },
    ],
  })

const house = number(houseMessage)
  .refine((value) => Number.isInteger(value) && value >= 1 && value <= 12, houseMessage)
  .meta({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: 12 },
      { type: 'string', pattern: '^(0?[1-9]|1[0-2])$' },
    ],
  })

const sign = z.enum(SIGNS, 'Please choose one of the twelve signs')
const ruler = z.enum(PLANETS, 'Please choose one of the ten ruling planets')
const dayBirth = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')],
  'Please choose day or night',
)

/** The parts of a chart that can be edited by hand: the lot, its ruler, and the sect. */
const fields = {
  pofSign: sign,
  pofDegree: degree,
  pofHouse: house,
  pofRuler: ruler,
  pofRulerSign: sign,
  pofRulerHouse: house,
  isDayBirth: dayBirth,
}

const id = z.string().min(1).max(100)

export const chartIdSchema = z.object({ id })
export const chartRowsSchema = z.object({ chartId: id })

const choose = 'Please choose a birth detail'
const birthDetail = z.string(choose).min(1, choose).max(100)

export const createChartSchema = z.object({ birthDetailId: birthDetail, ...fields })

/** The form sends every field; a call may send some of them. */
export const chartFormSchema = z.object(fields)
export const editChartSchema = chartFormSchema
  .partial()
  .extend({ id })
  .refine((chart) => Object.keys(fields).some((name) => name in chart), {
    message: 'Say what is to change, such as pofSign or pofHouse.',
  })
  .meta(atLeastOneOf(Object.keys(fields)))

export const generateChartSchema = z.object({ birthDetailsId: birthDetail })
export const readingByBirthSchema = z.object({ birthDetailId: id })

export const LOT_FIELDS = Object.keys(fields) as (keyof typeof fields)[]
