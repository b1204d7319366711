import { describe, expect, it } from 'vitest'
import { proves } from '#tests/specification/proves.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import {
  enhancedEventChangeSchema,
  enhancedEventFormSchema,
  enhancedEventSchema,
  eventChangeSchema,
  eventIdSchema,
  eventSchema,
} from './events.schema.ts'
import {
  categoryChangeSchema,
  categoryFormSchema,
  categoryIdSchema,
  deleteCategorySchema,
  keywordChangeSchema,
  keywordFormSchema,
  keywordIdSchema,
} from './keywords.schema.ts'

/** Each of these characters has two units in UTF-16. */
const many = (length: number) => '\u{1f5dd}'.repeat(length)

describe('a simple event', () => {
  const EVENT = { title: 'A journey', eventType: 'Journey' }

  it('has a title and a type', () => {
    expect(eventSchema.parse(EVENT)).toEqual({ ...EVENT, dateRange: '', description: '' })
    for (const none of ['', '  ', undefined, null, 5]) {
      expect(problemsOf(eventSchema, { ...EVENT, title: none })).toEqual(['title: A title is required.'])
      expect(problemsOf(eventSchema, { ...EVENT, eventType: none })).toEqual([
        'eventType: An event type is required.',
      ])
    }
  })

  it.each([
    ['title', 200, 'A title has at most 200 characters.'],
    ['eventType', 100, 'An event type has at most 100 characters.'],
    ['dateRange', 100, 'A date range has at most 100 characters.'],
    ['description', 5000, 'A description has at most 5,000 characters.'],
  ])('has a bounded %s', (name, most, message) => {
    expect(eventSchema.parse({ ...EVENT, [name]: many(most) })).toMatchObject({ [name]: many(most) })
    expect(problemsOf(eventSchema, { ...EVENT, [name]: many(most + 1) })).toEqual([`${name}: ${message}`])
  })

  it('is trimmed, and keeps its lines', () => {
    expect(
      eventSchema.parse({
        title: ' A  long\n journey ',
        eventType: ' Journey\t1 ',
        dateRange: ' March \n 1998 ',
        description: ' one \r\n two\r three  four ',
      }),
    ).toEqual({
      title: 'A long journey',
      eventType: 'Journey 1',
      dateRange: 'March 1998',
      description: 'one \n two\n three  four',
    })
    expect(eventSchema.parse({ ...EVENT, dateRange: null, description: null })).toMatchObject({
      dateRange: '',
      description: '',
    })
  })

  it('is described so', () => {
    const { title, eventType } = eventSchema.shape
    expect(title.meta()).toEqual({ maxLength: 200, pattern: '\\S', description: 'Not only spaces' })
    expect(eventType.meta()).toMatchObject({ maxLength: 100 })
    expect(eventChangeSchema.shape.dateRange.unwrap().meta()).toEqual({ maxLength: 100 })
    expect(eventChangeSchema.shape.description.unwrap().meta()).toEqual({ maxLength: 5000 })
  })

  it('keeps the fields that a change leaves out', () => {
    expect(eventChangeSchema.parse({ id: 'a' })).toEqual({ id: 'a' })
    const all = { id: 'a', ...EVENT, dateRange: '1998', description: 'By ship', isActive: true }
    expect(eventChangeSchema.parse(all)).toEqual(all)
    for (const [given, active] of [
      ['true', true],
      ['false', false],
      [false, false],
    ])
      expect(eventChangeSchema.parse({ id: 'a', isActive: given }).isActive).toBe(active)
    expect(problemsOf(eventChangeSchema, { id: 'a', isActive: 'on' })).toHaveLength(1)
    expect(problemsOf(eventChangeSchema, { title: 'b' })).toEqual(['id: Id is missing'])
  })

  it('has an id of 1 to 100 characters', () => {
    expect(eventIdSchema.parse({ id: many(100) })).toEqual({ id: many(100) })
    expect(problemsOf(eventIdSchema, { id: many(101) })).toEqual(['id: Id must be at most 100 characters'])
    expect(problemsOf(eventIdSchema, { id: '' })).toEqual(['id: Id must not be empty'])
  })
})

describe('an enhanced event', () => {
  const EVENT = {
    birthDetailId: 'b',
    alignment: 'light' as const,
    title: 'A letter',
    description: 'It came.',
    astroExplanation: 'Jupiter helps.',
  }

  it('has these fields', () => {
    expect(enhancedEventSchema.parse(EVENT)).toEqual({ ...EVENT, eventDate: null })
    expect(enhancedEventFormSchema.parse(EVENT)).toEqual({ ...EVENT, eventDate: null, keywordIds: [] })
    expect(enhancedEventChangeSchema.parse({ id: 'a' })).toEqual({ id: 'a' })
    expect(problemsOf(enhancedEventSchema, {})).toEqual([
      'birthDetailId: Please choose a birth detail.',
      'alignment: Please choose light or dark.',
      'title: A title is required.',
      'description: A description is required.',
      'astroExplanation: An astrological explanation is required.',
    ])
    const all = {
      ...EVENT,
      readingId: 'r',
      eventDate: '2001-05-06',
      keywordSignDisplay: 'Faith (Leo)',
      keywordIds: [1, 2],
    }
    expect(enhancedEventSchema.parse(all)).toEqual(all)
    expect(enhancedEventChangeSchema.parse({ id: 'a', ...all })).toEqual({ id: 'a', ...all })
    expect(enhancedEventSchema.parse({ ...all, keywordSignDisplay: null }).keywordSignDisplay).toBeNull()
  })

  it.each([
    ['light', 'light'],
    ['1', 'light'],
    [1, 'light'],
    ['dark', 'dark'],
    ['0', 'dark'],
    [0, 'dark'],
  ])('is aligned by %j: %s', (alignment, kept) => {
    for (const schema of [enhancedEventSchema, enhancedEventFormSchema])
      expect(schema.parse({ ...EVENT, alignment }).alignment).toBe(kept)
    expect(enhancedEventChangeSchema.parse({ id: 'a', alignment }).alignment).toBe(kept)
  })

  it.each([2, '2', '', 'grey', true, null])('is not aligned by %j', (alignment) => {
    expect(problemsOf(enhancedEventSchema, { ...EVENT, alignment })).toEqual([
      'alignment: Please choose light or dark.',
    ])
  })

  it.each([
    ['title', 200, 'A title has at most 200 characters.'],
    ['description', 20_000, 'A description has at most 20,000 characters.'],
    ['astroExplanation', 20_000, 'An astrological explanation has at most 20,000 characters.'],
    ['keywordSignDisplay', 2000, 'At most 2,000 characters of keywords.'],
    ['birthDetailId', 100, 'Please choose a birth detail.'],
  ])('has a bounded %s', (name, most, message) => {
    expect(problemsOf(enhancedEventSchema, { ...EVENT, [name]: many(most) })).toEqual([])
    expect(problemsOf(enhancedEventSchema, { ...EVENT, [name]: many(most + 1) })).toEqual([
      `${name}: ${message}`,
    ])
  })

  it('keeps the lines of its texts', () => {
    const text = ' one\r\ntwo  three '
    const kept = 'one\ntwo  three'
    expect(
      enhancedEventSchema.parse({ ...EVENT, description: text, astroExplanation: text, title: text }),
    ).toMatchObject({ description: kept, astroExplanation: kept, title: 'one two three' })
    expect(problemsOf(enhancedEventSchema, { ...EVENT, birthDetailId: '' })).toEqual([
      'birthDetailId: Please choose a birth detail.',
    ])
  })

  it('has a date or none', () => {
    for (const none of ['', ' ', null, undefined])
      expect(enhancedEventSchema.parse({ ...EVENT, eventDate: none }).eventDate).toBeNull()
    expect(enhancedEventSchema.parse({ ...EVENT, eventDate: ' 2001-05-06 ' }).eventDate).toBe('2001-05-06')
    for (const wrong of ['2001-02-30', '6 May 2001', '2001'])
      for (const schema of [enhancedEventSchema, enhancedEventFormSchema])
        expect(problemsOf(schema, { ...EVENT, eventDate: wrong })).toEqual([
          'eventDate: Please give a date as year, month and day.',
        ])
    expect(enhancedEventChangeSchema.shape.eventDate.unwrap().meta()).toEqual({
      anyOf: [{ format: 'date' }, { maxLength: 0 }],
    })
  })

  it('has at most 40 keywords', () => {
    const ids = Array.from({ length: 40 }, (_, i) => i + 1)
    expect(enhancedEventSchema.parse({ ...EVENT, keywordIds: ids }).keywordIds).toEqual(ids)
    expect(enhancedEventFormSchema.parse({ ...EVENT, keywordIds: ['1', '22'] }).keywordIds).toEqual([1, 22])
    expect(problemsOf(enhancedEventSchema, { ...EVENT, keywordIds: [...ids, 41] })).toEqual([
      'keywordIds: At most 40 keywords.',
    ])
    expect(problemsOf(enhancedEventSchema, { ...EVENT, keywordIds: [0] })).toEqual([
      'keywordIds.0: Please give a whole number from 1 on',
    ])
  })
})

describe('a keyword', () => {
  const KEYWORD = { keywordText: 'Patience', sign: 'Leo', polarity: 'Light', categoryId: 2 }

  it('is trimmed', () => {
    expect(keywordFormSchema.parse(KEYWORD)).toEqual(KEYWORD)
    const typed = {
      keywordText: ' Long \n patience ',
      sign: ' Leo ',
      polarity: ' Dark ',
      categoryId: ' 2 ',
      description: ' Waits. ',
    }
    expect(keywordFormSchema.parse(typed)).toEqual({
      keywordText: 'Long patience',
      sign: 'Leo',
      polarity: 'Dark',
      categoryId: 2,
      description: 'Waits.',
    })
    expect(keywordChangeSchema.parse({ id: '7', ...KEYWORD, description: null })).toEqual({
      id: 7,
      ...KEYWORD,
      description: null,
    })
  })

  it('needs all fields, with one message for all and one beside each', () => {
    const all = [
      ': All fields are required',
      'keywordText: Please write the keyword.',
      'sign: Please choose a sign.',
      'polarity: Please choose a polarity.',
      'categoryId: Please choose a category.',
    ]
    expect(problemsOf(keywordFormSchema, {})).toEqual(all)
    expect(problemsOf(keywordChangeSchema, { id: 1 })).toEqual(all)
    const empty = { keywordText: ' ', sign: '', polarity: ' ', categoryId: '' }
    expect(problemsOf(keywordFormSchema, empty)).toEqual(all)
    expect(problemsOf(keywordFormSchema, { ...KEYWORD, sign: null })).toEqual([all[0], all[2]])
  })

  it.each([
    [{ keywordText: many(101) }, 'keywordText: A keyword has at most 100 characters.'],
    [{ keywordText: 'a, b' }, 'keywordText: A keyword has no comma: commas stand between keywords.'],
    [{ sign: 'leo' }, 'sign: Please choose one of the twelve signs.'],
    [{ polarity: 'Grey' }, 'polarity: Please choose one of the three polarities.'],
    [{ categoryId: 0 }, 'categoryId: Please choose a category.'],
    [{ categoryId: 1.5 }, 'categoryId: Please choose a category.'],
    [{ categoryId: 'x' }, 'categoryId: Please choose a category.'],
    [{ categoryId: -1 }, 'categoryId: Please choose a category.'],
    [{ description: many(501) }, 'description: A description has at most 500 characters.'],
  ])('is refused with %j', (change, problem) => {
    proves('limit: polarity')
    expect(problemsOf(keywordFormSchema, { ...KEYWORD, ...change })).toEqual([problem])
  })

  it('may be as long as the limits', () => {
    const long = { ...KEYWORD, keywordText: many(100), description: many(500) }
    expect(keywordFormSchema.parse(long)).toEqual(long)
    expect(keywordFormSchema.parse({ ...KEYWORD, polarity: 'Neutral' }).polarity).toBe('Neutral')
  })
})

describe('a category', () => {
  const CATEGORY = { categoryName: 'Character', categoryRelation: 'How a person is.' }

  it('has a name and a description', () => {
    expect(categoryFormSchema.parse({ categoryName: ' The  heart ', categoryRelation: ' a\nb ' })).toEqual({
      categoryName: 'The heart',
      categoryRelation: 'a b',
    })
    const all = [
      ': All fields are required',
      'categoryName: Please write the name.',
      'categoryRelation: Please write the description.',
    ]
    expect(problemsOf(categoryFormSchema, {})).toEqual(all)
    expect(problemsOf(categoryChangeSchema, { id: 1, categoryName: ' ' })).toEqual(all)
    expect(problemsOf(categoryFormSchema, { ...CATEGORY, categoryName: many(101) })).toEqual([
      'categoryName: A name has at most 100 characters.',
    ])
    expect(problemsOf(categoryFormSchema, { ...CATEGORY, categoryRelation: many(501) })).toEqual([
      'categoryRelation: A description has at most 500 characters.',
    ])
    const longest = { id: 1, categoryName: many(100), categoryRelation: many(500) }
    expect(categoryChangeSchema.parse(longest)).toEqual(longest)
  })

  it('has a number as its id, like a keyword', () => {
    for (const schema of [categoryIdSchema, keywordIdSchema, deleteCategorySchema]) {
      expect(schema.parse({ id: '3' })).toEqual({ id: 3 })
      for (const id of [0, '0', 'x', '', undefined, 1.5])
        expect(problemsOf(schema, { id }), `${id}`).toEqual(['id: Please give a whole number from 1 on'])
    }
    expect(categoryIdSchema.shape.id.meta()).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999_999_999,
    })
  })

  it('is deleted with a category for its keywords, or none', () => {
    for (const none of ['', ' ', null, undefined])
      expect(deleteCategorySchema.parse({ id: 1, moveTo: none }).moveTo).toBeUndefined()
    expect(deleteCategorySchema.parse({ id: 1, moveTo: '2' }).moveTo).toBe(2)
    expect(problemsOf(deleteCategorySchema, { id: 1, moveTo: '0' })).toEqual([
      'moveTo: Please choose a category.',
    ])
    expect(deleteCategorySchema.shape.moveTo.meta()).toEqual({
      description: 'The category that its keywords go to; needed while it has any',
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 },
        { type: 'string', pattern: '^0{0,6}[1-9]\\d{0,8}$' },
        { type: 'string', maxLength: 0 },
        { type: 'null' },
      ],
    })
  })
})
