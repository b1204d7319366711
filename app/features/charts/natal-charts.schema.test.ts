import { describe, expect, it } from 'vitest'
import { compareLotSchema } from '#app/features/lots/compare-lot.schema.ts'
import { fortuneSchema } from '#app/features/lots/fortune.schema.ts'
import { proves } from '#tests/specification/proves.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { chartViewSchema, lotsSchema } from './charts.schema.ts'
import {
  chartFormSchema,
  chartIdSchema,
  chartRowsSchema,
  createChartSchema,
  editChartSchema,
  generateChartSchema,
  LOT_FIELDS,
  readingByBirthSchema,
} from './natal-charts.schema.ts'
import { editRulerSchema, rulerFormSchema, rulerIdSchema } from './planetary-rulers.schema.ts'

const CHART = {
  pofSign: 'Leo',
  pofDegree: 12.34,
  pofHouse: 8,
  pofRuler: 'Sun',
  pofRulerSign: 'Pisces',
  pofRulerHouse: 2,
  isDayBirth: true,
}

describe('a chart written by hand', () => {
  it('accepts numbers, or texts from a form', () => {
    expect(chartFormSchema.parse(CHART)).toEqual(CHART)
    const typed = { ...CHART, pofDegree: ' 12.34 ', pofHouse: '8', pofRulerHouse: '02', isDayBirth: 'true' }
    expect(chartFormSchema.parse(typed)).toEqual(CHART)
    expect(chartFormSchema.parse({ ...CHART, isDayBirth: 'false' }).isDayBirth).toBe(false)
    expect(chartFormSchema.parse({ ...CHART, isDayBirth: false }).isDayBirth).toBe(false)
  })

  it('has these fields', () => {
    expect(LOT_FIELDS).toEqual([
      'pofSign',
      'pofDegree',
      'pofHouse',
      'pofRuler',
      'pofRulerSign',
      'pofRulerHouse',
      'isDayBirth',
    ])
  })

  it.each([0, 29.99, 0.01, 29.9, '0', '29.99', '7', '007'])('accepts the degree %j', (pofDegree) => {
    expect(chartFormSchema.parse({ ...CHART, pofDegree }).pofDegree).toBe(Number(pofDegree))
  })

  it.each([
    -0.01,
    30,
    29.995,
    '30',
    '-1',
    '',
    '1e1',
    '1234',
    '5.',
    '.5',
    '12,5',
    'x5',
    '5x',
    null,
    true,
  ])('refuses the degree %j', (pofDegree) => {
    proves('limit: lot degree')
    const [first] = problemsOf(chartFormSchema, { ...CHART, pofDegree })
    expect(first).toBe('pofDegree: Degree must be a number from 0 to 29.99')
  })

  it.each([12.345, 0.001, '12.345', '12.00001'])('refuses the decimals of %j', (pofDegree) => {
    proves('limit: lot degree')
    expect(problemsOf(chartFormSchema, { ...CHART, pofDegree })).toEqual([
      'pofDegree: Degree has at most two decimals',
    ])
  })

  it('accepts decimals that end in zeros, up to nine', () => {
    expect(chartFormSchema.parse({ ...CHART, pofDegree: '12.500000000' }).pofDegree).toBe(12.5)
    expect(problemsOf(chartFormSchema, { ...CHART, pofDegree: '12.5000000000' })).toHaveLength(1)
  })

  it.each([1, 12, '1', '12'])('accepts the house %j', (pofHouse) => {
    expect(chartFormSchema.parse({ ...CHART, pofHouse }).pofHouse).toBe(Number(pofHouse))
  })

  it.each([0, 13, 1.5, '0', '13', '1.5', '', null, 'first'])('refuses the house %j', (pofHouse) => {
    proves('limit: lot house and names')
    const message = 'House must be a whole number from 1 to 12'
    expect(problemsOf(chartFormSchema, { ...CHART, pofHouse })).toEqual([`pofHouse: ${message}`])
    expect(problemsOf(chartFormSchema, { ...CHART, pofRulerHouse: pofHouse })).toEqual([
      `pofRulerHouse: ${message}`,
    ])
  })

  it.each([
    [{ pofSign: 'Ophiuchus' }, 'pofSign: Please choose one of the twelve signs'],
    [{ pofRulerSign: '' }, 'pofRulerSign: Please choose one of the twelve signs'],
    [{ pofRuler: 'Earth' }, 'pofRuler: Please choose one of the ten ruling planets'],
    [{ isDayBirth: 'day' }, 'isDayBirth: Please choose day or night'],
    [{ isDayBirth: undefined }, 'isDayBirth: Please choose day or night'],
  ])('refuses %j', (change, problem) => {
    proves('limit: lot house and names')
    expect(problemsOf(chartFormSchema, { ...CHART, ...change })).toEqual([problem])
  })

  it('describes numbers and their texts', () => {
    const { pofDegree, pofHouse } = chartFormSchema.shape
    expect(pofDegree.meta()).toEqual({
      description: '0 to 29.99, with two decimals at most',
      anyOf: [
        { type: 'number', minimum: 0, maximum: 29.99, multipleOf: 0.01 },
        { type: 'string', pattern: '^[012]?\\d(\\.\\d{1,2})?$' },
      ],
    })
    expect(pofHouse.meta()).toEqual({
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 12 },
        { type: 'string', pattern: '^(0?[1-9]|1[0-2])$' },
      ],
    })
  })

  it('belongs to a birth detail', () => {
    expect(createChartSchema.parse({ birthDetailId: 'a', ...CHART })).toEqual({
      birthDetailId: 'a',
      ...CHART,
    })
    expect(generateChartSchema.parse({ birthDetailsId: 'a'.repeat(100) }).birthDetailsId).toHaveLength(100)
    for (const none of [undefined, '', 1]) {
      const message = 'Please choose a birth detail'
      expect(problemsOf(createChartSchema, { ...CHART, birthDetailId: none })).toEqual([
        `birthDetailId: ${message}`,
      ])
      expect(problemsOf(generateChartSchema, { birthDetailsId: none })).toEqual([
        `birthDetailsId: ${message}`,
      ])
    }
    const long = 'a'.repeat(101)
    expect(problemsOf(createChartSchema, { ...CHART, birthDetailId: long })).toHaveLength(1)
    expect(problemsOf(generateChartSchema, { birthDetailsId: long })).toHaveLength(1)
  })

  it('is changed by at least one of its fields', () => {
    expect(editChartSchema.parse({ id: 'a', pofHouse: 3 })).toEqual({ id: 'a', pofHouse: 3 })
    expect(problemsOf(editChartSchema, { id: 'a' })).toEqual([
      ': Say what is to change, such as pofSign or pofHouse.',
    ])
    expect(problemsOf(editChartSchema, { pofHouse: 3 })).toEqual(['id: Id is missing'])
    expect(editChartSchema.meta()).toEqual({ anyOf: LOT_FIELDS.map((name) => ({ required: [name] })) })
  })

  it('has an id of 1 to 100 characters', () => {
    for (const [name, schema] of [
      ['id', chartIdSchema],
      ['chartId', chartRowsSchema],
      ['birthDetailId', readingByBirthSchema],
    ] as const) {
      expect(schema.parse({ [name]: 'a'.repeat(100) })).toEqual({ [name]: 'a'.repeat(100) })
      expect(problemsOf(schema, { [name]: 'a'.repeat(101) }), name).toHaveLength(1)
      expect(problemsOf(schema, { [name]: '' }), name).toHaveLength(1)
      expect(problemsOf(schema, {}), name).toHaveLength(1)
    }
  })
})

describe('rulers of a sign', () => {
  it('are one or two of the ten planets', () => {
    expect(rulerFormSchema.parse({ traditionalRuler: 'Mars', modernRuler: 'Pluto', isActive: 'on' })).toEqual(
      {
        traditionalRuler: 'Mars',
        modernRuler: 'Pluto',
        isActive: true,
      },
    )
    for (const none of ['', null, undefined]) {
      expect(rulerFormSchema.parse({ traditionalRuler: 'Sun', modernRuler: none })).toEqual({
        traditionalRuler: 'Sun',
        modernRuler: null,
        isActive: false,
      })
    }
    const message = 'Please choose one of the ten planets'
    expect(problemsOf(rulerFormSchema, {})).toEqual([`traditionalRuler: ${message}`])
    expect(problemsOf(rulerFormSchema, { traditionalRuler: 'Sun', modernRuler: 'Earth' })).toEqual([
      `modernRuler: ${message}`,
    ])
  })

  it.each([
    [true, true],
    [false, false],
    ['on', true],
    ['true', true],
    ['false', false],
  ])('are active with %j: %j', (isActive, active) => {
    expect(rulerFormSchema.parse({ traditionalRuler: 'Sun', isActive }).isActive).toBe(active)
  })

  it('are changed by a whole number as id', () => {
    expect(editRulerSchema.parse({ id: '3', traditionalRuler: 'Sun' })).toMatchObject({ id: 3 })
    for (const id of ['0', '-1', '1.5', 'x', undefined])
      expect(problemsOf(rulerIdSchema, { id }), id).toHaveLength(1)
    expect(problemsOf(editRulerSchema, { id: '3' })).toHaveLength(1)
    expect(problemsOf(editRulerSchema, { traditionalRuler: 'Sun' })).toHaveLength(1)
    expect(problemsOf(rulerFormSchema, { traditionalRuler: 'Sun', isActive: 'off' })).toHaveLength(1)
  })
})

const SYSTEMS = 'placidus, whole-sign, porphyry, equal, alcabitius, regiomontanus'

describe('the query of a chart', () => {
  it('has houses: a system, or the chosen one', () => {
    expect(chartViewSchema.parse({})).toEqual({})
    expect(chartViewSchema.parse({ houses: 'chosen' })).toEqual({ houses: 'chosen' })
    for (const system of SYSTEMS.split(', ')) {
      expect(chartViewSchema.parse({ houses: system })).toEqual({ houses: system })
    }
    expect(problemsOf(chartViewSchema, { houses: 'koch' })).toEqual([
      `houses: Houses must be one of: ${SYSTEMS}, chosen`,
    ])
    expect(chartViewSchema.shape.houses.meta()).toEqual({
      description: 'A house system; "chosen" for the one of the settings; left out, that of the saved chart',
    })
  })

  it('has lots: seven, all, or one', () => {
    expect(lotsSchema.parse({})).toEqual({ lots: 'seven' })
    for (const lots of ['seven', 'all', 'fortune', 'spirit'])
      expect(lotsSchema.parse({ lots })).toEqual({ lots })
    const [problem] = problemsOf(lotsSchema, { lots: 'none' })
    expect(problem).toMatch(/^lots: Lots must be one of: seven, all, fortune, spirit, \w+/)
  })

  it('has a tolerance: one that is not offered counts as none, so that the birth decides', () => {
    for (const tolerance of [0, 2, 5, 15, 30]) {
      expect(fortuneSchema.parse({ tolerance: `${tolerance}` })).toEqual({ tolerance })
    }
    for (const tolerance of ['3', 'x', undefined, '60'])
      expect(fortuneSchema.parse({ tolerance })).toEqual({ tolerance: undefined })
  })

  it('has another program’s lot: a sign, whole degrees and whole minutes', () => {
    expect(compareLotSchema.parse({ sign: 'Leo', degree: ' 29 ', minute: '59' })).toEqual({
      sign: 'Leo',
      degree: 29,
      minute: 59,
    })
    expect(compareLotSchema.parse({ sign: 'Leo', degree: '0', minute: '00' })).toMatchObject({ minute: 0 })
    expect(problemsOf(compareLotSchema, {})).toEqual([
      'sign: Choose the sign that the other program gives',
      'degree: Degree must be a whole number from 0 to 29',
      'minute: Minute must be a whole number from 0 to 59',
    ])
    for (const degree of ['30', '-1', '1.5', '', '100', 'x1', '1x'])
      expect(problemsOf(compareLotSchema, { sign: 'Leo', degree, minute: '0' }), degree).toEqual([
        'degree: Degree must be a whole number from 0 to 29',
      ])
    expect(problemsOf(compareLotSchema, { sign: 'Leo', degree: '1', minute: '60' })).toEqual([
      'minute: Minute must be a whole number from 0 to 59',
    ])
  })
})
