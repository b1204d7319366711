import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseLatitude, parseLongitude } from '#app/geo/coordinates.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import {
  birthDataFormSchema,
  birthDataSchema,
  birthTime,
  correctionFormSchema,
  correctionSchema,
  dateOfBirth,
} from './birth-data.schema.ts'
import {
  acceptCorrectionSchema,
  birthDetailIdSchema,
  createBirthDetailFormSchema,
  createBirthDetailSchema,
  declineCorrectionSchema,
  declineFormSchema,
  editBirthDetailSchema,
} from './birth-details.schema.ts'

const IN_LIST = { dateOfBirth: '1990-01-01', birthTime: '12:00', cityId: '5' }
const ELSEWHERE = { dateOfBirth: '1990-01-01', birthTime: '12:00', latitude: '1', longitude: '2' }

describe('a date of birth', () => {
  it.each([
    '1900-01-01',
    '2000-02-29',
    '1996-02-29',
    '1999-12-31',
    '2024-04-30',
    ' 1990-01-01 ',
  ])('%j is taken', (text) => {
    expect(dateOfBirth.parse(text)).toBe(text.trim())
  })

  it.each([
    ['', 'Date of birth is required'],
    ['  ', 'Date of birth is required'],
    [undefined, 'Date of birth is required'],
    [19900101, 'Date of birth is required'],
    ['1990-1-1', 'Date must be in YYYY-MM-DD format'],
    ['1990-01-1', 'Date must be in YYYY-MM-DD format'],
    ['1990-1-01', 'Date must be in YYYY-MM-DD format'],
    ['990-01-01', 'Date must be in YYYY-MM-DD format'],
    ['x1990-01-01', 'Date must be in YYYY-MM-DD format'],
    ['1990-01-01x', 'Date must be in YYYY-MM-DD format'],
    ['1990-01-01T12:00', 'Date must be in YYYY-MM-DD format'],
    ['1990-ab-01', 'Date must be in YYYY-MM-DD format'],
    ['1990-01-ab', 'Date must be in YYYY-MM-DD format'],
    ['abcd-01-01', 'Date must be in YYYY-MM-DD format'],
    ['1990-02-29', 'This date does not exist'],
    ['1900-02-29', 'This date does not exist'],
    ['1990-04-31', 'This date does not exist'],
    ['1990-13-01', 'This date does not exist'],
    ['1990-00-10', 'This date does not exist'],
    ['1990-01-00', 'This date does not exist'],
    ['1990-01-99', 'This date does not exist'],
    ['1899-12-31', 'Please enter a date from 1900 onward'],
  ])('%j is refused: %s', (text, message) => {
    expect(problemsOf(dateOfBirth, text)).toEqual([`: ${message}`])
  })

  it('is described as any day of the calendar, and nothing else', () => {
    const { pattern, description } = z.toJSONSchema(dateOfBirth, { io: 'input' }) as Record<string, string>
    expect(description).toBe('YYYY-MM-DD, from 1900 on, and not in the future')
    const described = new RegExp(pattern!)
    const two = (number: number) => `${number}`.padStart(2, '0')
    for (let year = 1899; year <= 2100; year++)
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const date = new Date(Date.UTC(year, month - 1, day))
          const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
          const text = `${year}-${two(month)}-${two(day)}`
          if (described.test(text) !== (exists && year >= 1900 && year < 2100)) expect.fail(text)
        }
    expect(described.test('x1990-01-01')).toBe(false)
    expect(described.test('1990-01-01x')).toBe(false)
    expect(described.test('2000-02-29x')).toBe(false)
  })
})

describe('a time of birth', () => {
  it.each(['00:00', '09:59', '12:00', '19:30', '23:59', ' 12:00 '])('%j is taken', (text) => {
    expect(birthTime.parse(text)).toBe(text.trim())
  })

  it.each([
    '13:37:00',
    '13:37:59',
    '13:37:00.000',
    ' 13:37:00.5 ',
    '١٣:٣٧:٠٠',
  ])('%j is taken without its seconds', (text) => {
    expect(birthTime.parse(text)).toBe('13:37')
  })

  it.each([
    ['', 'Birth time is required'],
    [undefined, 'Birth time is required'],
    ['24:00', 'Time must be in HH:MM format'],
    ['12:60', 'Time must be in HH:MM format'],
    ['9:30', 'Time must be in HH:MM format'],
    ['09:3', 'Time must be in HH:MM format'],
    ['1x:30', 'Time must be in HH:MM format'],
    ['2x:30', 'Time must be in HH:MM format'],
    ['12:3x', 'Time must be in HH:MM format'],
    ['12:00:60', 'Time must be in HH:MM format'],
    ['12:00:0', 'Time must be in HH:MM format'],
    ['12:00:', 'Time must be in HH:MM format'],
    ['12:00.000', 'Time must be in HH:MM format'],
    ['12:00:00.', 'Time must be in HH:MM format'],
    ['12:00:00x', 'Time must be in HH:MM format'],
    ['12:00:00:00', 'Time must be in HH:MM format'],
    ['x12:00', 'Time must be in HH:MM format'],
    ['x1990-01-01T12:00', 'Time must be in HH:MM format'],
    ['12.00', 'Time must be in HH:MM format'],
  ])('%j is refused: %s', (text, message) => {
    expect(problemsOf(birthTime, text)).toEqual([`: ${message}`])
  })

  it('is described so', () => {
    expect(birthTime.meta()).toEqual({
      description: 'HH:MM by the clocks of the place; seconds are dropped',
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?$',
    })
  })
})

describe('birth data of a call', () => {
  it('need a city from the list, or coordinates', () => {
    expect(birthDataSchema.parse(IN_LIST)).toEqual({ ...IN_LIST, pseudonym: null })
    expect(birthDataSchema.parse({ ...IN_LIST, cityId: 5 })).toMatchObject({ cityId: '5' })
    expect(problemsOf(birthDataSchema, ELSEWHERE)).toEqual([])
    const { cityId: _, ...nowhere } = IN_LIST
    const missing = ['cityId: City selection is required']
    expect(problemsOf(birthDataSchema, nowhere)).toEqual(missing)
    expect(problemsOf(birthDataSchema, { ...nowhere, cityId: '' })).toEqual(missing)
    expect(problemsOf(birthDataSchema, { ...nowhere, cityId: null, latitude: null })).toEqual(missing)
    expect(problemsOf(birthDataSchema, { ...nowhere, cityId: {} })).toEqual(missing)
    expect(problemsOf(birthDataSchema, { ...nowhere, latitude: 0 })).toEqual([])
    expect(problemsOf(birthDataSchema, { ...nowhere, latitude: '1' })).toEqual([])
    expect(problemsOf(birthDataSchema, { ...nowhere, longitude: 3 })).toEqual([])
    expect(problemsOf(birthDataSchema, { ...nowhere, longitude: 0 })).toEqual([])
  })

  it('report all errors at once', () => {
    expect(problemsOf(birthDataSchema, {})).toEqual([
      'dateOfBirth: Date of birth is required',
      'birthTime: Birth time is required',
      'cityId: City selection is required',
    ])
    expect(problemsOf(birthDataSchema, null)).toEqual([': This must be an object'])
    expect(problemsOf(birthDataSchema, 'text')).toEqual([': This must be an object'])
    expect(problemsOf(birthDataSchema, undefined)).toEqual([': This is missing'])
  })

  it.each([
    [{ pseudonym: 'a'.repeat(81) }, 'pseudonym: A pseudonym can have at most 80 characters'],
    [{ placeName: 'a'.repeat(121) }, 'placeName: A place name can have at most 120 characters'],
    [{ repeatedTime: 'both' }, 'repeatedTime: Please choose the first or the second time'],
    [{ country: 'a'.repeat(101) }, 'country: Country must be at most 100 characters'],
    [{ cityId: '1'.repeat(21) }, 'cityId: City id must be at most 20 characters'],
    [{ zone: 'a'.repeat(61) }, 'zone: Zone must be at most 60 characters'],
    [{ latitude: '1'.repeat(41) }, 'latitude: Latitude must be at most 40 characters'],
    [{ longitude: {} }, 'longitude: Longitude is not valid'],
  ])('refuse %j', (change, problem) => {
    expect(problemsOf(birthDataSchema, { ...IN_LIST, ...change })).toEqual([problem])
  })

  it.each([
    [{ pseudonym: 'a'.repeat(80) }],
    [{ placeName: 'a'.repeat(120) }],
    [{ repeatedTime: 'earlier' }],
    [{ repeatedTime: 'later' }],
    [{ repeatedTime: null }],
    [{ country: 'a'.repeat(100) }],
    [{ cityId: '1'.repeat(20) }],
    [{ zone: 'a'.repeat(60) }],
    [{ latitude: '1'.repeat(40), longitude: 2.5 }],
  ])('take %j', (change) => {
    expect(birthDataSchema.parse({ ...IN_LIST, ...change })).toEqual({
      ...IN_LIST,
      pseudonym: null,
      ...change,
    })
  })

  it('are trimmed, and an empty pseudonym is dropped', () => {
    const spaced = {
      ...IN_LIST,
      pseudonym: '  Layla  K ',
      country: ' Egypt ',
      cityId: ' 5 ',
      placeName: ' A \n village ',
      latitude: ' 1 ',
      longitude: ' 2 ',
      zone: ' Africa/Cairo ',
    }
    expect(birthDataSchema.parse(spaced)).toEqual({
      ...IN_LIST,
      pseudonym: 'Layla K',
      country: 'Egypt',
      placeName: 'A village',
      latitude: '1',
      longitude: '2',
      zone: 'Africa/Cairo',
    })
    expect(birthDataSchema.parse({ ...IN_LIST, pseudonym: ' ' }).pseudonym).toBeNull()
  })

  it('are described with their two ways to name a place', () => {
    const described = {
      description: 'At least a city of the list, or the coordinates of the place',
      anyOf: [
        { required: ['cityId'], properties: { cityId: { type: ['string', 'number'], pattern: '\\S' } } },
        {
          required: ['latitude', 'longitude'],
          properties: { latitude: expect.any(Object), longitude: expect.any(Object) },
        },
      ],
    }
    expect(birthDataSchema.meta()).toEqual(described)
    expect(createBirthDetailSchema.meta()).toEqual(described)
  })

  it.each([
    ['0', true, true],
    ['-0', true, true],
    ['41.0082', true, true],
    ['-89.999999999', true, true],
    ['90', true, true],
    ['90.0', true, true],
    ['90.1', false, true],
    ['-91', false, true],
    ['100', false, true],
    ['-180.000', false, true],
    ['179.9', false, true],
    ['180.1', false, false],
    ['181', false, false],
    ['200', false, false],
    ['', false, false],
    [' ', false, false],
    ['north', false, false],
    ['1e1', false, false],
    ['--1', false, false],
  ])('are described with decimal degrees: %j', (text, isLatitude, isLongitude) => {
    const [latitude, longitude] = [described('latitude'), described('longitude')]
    expect([latitude.text.test(text), longitude.text.test(text)]).toEqual([isLatitude, isLongitude])
    expect([latitude.number, longitude.number]).toEqual([
      { type: 'number', minimum: -90, maximum: 90 },
      { type: 'number', minimum: -180, maximum: 180 },
    ])
    expect(parseLatitude(text) !== null).toBe(isLatitude)
    expect(parseLongitude(text) !== null).toBe(isLongitude)
  })

  it('are changed with coordinates that can be read or are empty, or with a city', () => {
    expect(editBirthDetailSchema.meta()?.allOf).toEqual([
      {
        anyOf: [
          { required: ['cityId'], properties: { cityId: { type: ['string', 'number'], pattern: '\\S' } } },
          {
            properties: {
              latitude: { anyOf: [...described('latitude').anyOf, ...EMPTY] },
              longitude: { anyOf: [...described('longitude').anyOf, ...EMPTY] },
            },
          },
        ],
      },
    ])
  })
})

const EMPTY = [{ type: 'string', pattern: '^\\s*$' }, { type: 'null' }]

/** How the way by coordinates describes an axis. */
function described(axis: 'latitude' | 'longitude') {
  type Way = { properties: Record<string, { anyOf: [object, { pattern: string }] }> }
  const { anyOf } = (birthDataSchema.meta() as unknown as { anyOf: [unknown, Way] }).anyOf[1].properties[
    axis
  ]!
  return { anyOf, number: anyOf[0], text: new RegExp(anyOf[1].pattern, 'u') }
}

describe('birth data of the form', () => {
  it('need the country and the city, or coordinates if the place is not listed', () => {
    expect(problemsOf(birthDataFormSchema, { ...IN_LIST, country: 'EG' })).toEqual([])
    expect(problemsOf(birthDataFormSchema, IN_LIST)).toEqual(['country: Country is required'])
    expect(problemsOf(birthDataFormSchema, {})).toEqual([
      'dateOfBirth: Date of birth is required',
      'birthTime: Birth time is required',
      'country: Country is required',
      'cityId: City is required',
    ])
    expect(problemsOf(birthDataFormSchema, { ...ELSEWHERE, unlisted: 'on' })).toEqual([])
    expect(problemsOf(birthDataFormSchema, { unlisted: 'on' })).toEqual([
      'dateOfBirth: Date of birth is required',
      'birthTime: Birth time is required',
      'latitude: Please give the latitude of the place',
      'longitude: Please give the longitude of the place',
    ])
    expect(problemsOf(birthDataFormSchema, { ...ELSEWHERE, unlisted: 'yes' })[0]).toBe(
      'unlisted: Unlisted must be one of: on',
    )
  })
})

describe('a correction', () => {
  it.each([
    [undefined, ['reason: Please write what is wrong with the saved information']],
    ['too short', ['reason: Please write at least 10 characters']],
    [' 1234567890 ', []],
    ['a'.repeat(1000), []],
    ['a'.repeat(1001), ['reason: A reason can have at most 1,000 characters']],
  ])('with the reason %j', (reason, problems) => {
    expect(problemsOf(correctionSchema, { birth: IN_LIST, reason })).toEqual(problems)
    expect(problemsOf(correctionFormSchema, { ...IN_LIST, country: 'EG', reason })).toEqual(problems)
  })

  it('needs a complete record', () => {
    expect(problemsOf(correctionSchema, { reason: 'The city is wrong' })).toEqual(['birth: Birth is missing'])
    expect(problemsOf(correctionFormSchema, { ...IN_LIST, reason: 'The city is wrong' })).toEqual([
      'country: Country is required',
    ])
    expect(problemsOf(acceptCorrectionSchema, { id: '' })).toEqual(['id: Id must not be empty'])
  })

  it.each([
    [undefined, ['answer: Please say why the request is declined']],
    ['  ', ['answer: Please say why the request is declined']],
    ['No', []],
    ['a'.repeat(1000), []],
    ['a'.repeat(1001), ['answer: An answer has at most 1000 characters']],
  ])('is declined with the answer %j', (answer, problems) => {
    expect(problemsOf(declineFormSchema, { answer })).toEqual(problems)
    expect(problemsOf(declineCorrectionSchema, { id: 'a', answer })).toEqual(problems)
  })
})

describe('a birth detail in the back-office', () => {
  it('has an id of 1 to 100 characters', () => {
    for (const schema of [birthDetailIdSchema, acceptCorrectionSchema]) {
      expect(schema.parse({ id: 'a'.repeat(100) })).toEqual({ id: 'a'.repeat(100) })
      expect(problemsOf(schema, { id: 'a'.repeat(101) })).toEqual(['id: Id must be at most 100 characters'])
      expect(problemsOf(schema, { id: '' })).toEqual(['id: Id must not be empty'])
      expect(problemsOf(schema, {})).toEqual(['id: Id is missing'])
    }
    const long = { id: 'a'.repeat(101), answer: 'No' }
    expect(problemsOf(declineCorrectionSchema, long)).toEqual(['id: Id must be at most 100 characters'])
  })

  it.each([
    [{}, ['userId: Please choose a user']],
    [{ userId: '  ' }, ['userId: Please choose a user']],
    [{ userId: 'a'.repeat(101) }, ['userId: Please choose a user']],
    [{ userId: 'a', ofWhom: 'theirs' }, ['ofWhom: Please say whose birth it is']],
    [{ userId: ' a ' }, []],
    [{ userId: 'a'.repeat(100), ofWhom: 'own' }, []],
    [{ userId: 'a', ofWhom: 'further' }, []],
    [{ userId: 'a', ofWhom: null }, []],
  ])('is made for %j', (change, problems) => {
    expect(problemsOf(createBirthDetailSchema, { ...IN_LIST, ...change })).toEqual(problems)
    expect(problemsOf(createBirthDetailFormSchema, { ...IN_LIST, country: 'EG', ...change })).toEqual(
      problems,
    )
  })

  it('trims the id of its user', () => {
    expect(createBirthDetailSchema.parse({ ...IN_LIST, userId: ' a ' })).toMatchObject({ userId: 'a' })
    const { userId } = createBirthDetailSchema.def.right.shape
    expect(userId.meta()).toEqual({ maxLength: 100, pattern: '\\S', description: 'Not only spaces' })
  })

  it('is changed by at least one of its fields', () => {
    const nothing = [': Say what is to change, such as dateOfBirth or cityId.']
    expect(problemsOf(editBirthDetailSchema, { id: 'a' })).toEqual(nothing)
    expect(problemsOf(editBirthDetailSchema, { id: 'a', birthTime: '12:00' })).toEqual([])
    expect(editBirthDetailSchema.parse({ id: 'a', birthTime: '12:00' })).toEqual({
      id: 'a',
      birthTime: '12:00',
    })
    expect(problemsOf(editBirthDetailSchema, { birthTime: '12:00' })).toEqual(['id: Id is missing'])
    const names = ['pseudonym', 'dateOfBirth', 'birthTime', 'repeatedTime', 'country', 'cityId']
    expect(editBirthDetailSchema.meta()).toMatchObject({
      anyOf: [...names, 'placeName', 'latitude', 'longitude', 'zone', 'clock', 'toleranceMinutes'].map(
        (name) => ({
          required: [name],
        }),
      ),
    })
  })
})
