import { afterAll, describe, expect, it } from 'vitest'
import { proves } from '#tests/specification/proves.ts'
import { openDatabase } from './client.server.ts'
import { migrate } from './migrate.ts'

const db = openDatabase({ path: ':memory:' })
migrate(db)
afterAll(() => db.sqlite.close())

interface Specified {
  /** The fields, as the specification spells them. */
  fields: readonly string[]
  /** Fields that must have a value. */
  required?: readonly string[]
  defaults?: Readonly<Record<string, string>>
  /** Fields of which no two rows have the same value. */
  unique?: readonly string[]
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Compares a table of the migrated database with what is specified. The table may have further fields. */
function expectTable(table: string, { fields, required = [], defaults = {}, unique = [] }: Specified) {
  const columns = db.sqlite
    .prepare('select name, dflt_value as value, "notnull" as needed from pragma_table_info(?)')
    .all(table) as { name: string; value: string | null; needed: number }[]
  const column = (field: string) => columns.find(({ name }) => name === inSnakeCase(field))
  expect(
    fields.filter((field) => !column(field)),
    'missing',
  ).toEqual([])
  expect(
    required.filter((field) => !column(field)?.needed),
    'not required',
  ).toEqual([])
  expect(Object.fromEntries(Object.keys(defaults).map((field) => [field, column(field)?.value]))).toEqual(
    defaults,
  )
  const alone = db.sqlite
    .prepare(
      `select (select group_concat(name) from pragma_index_info(l.name)) from pragma_index_list(?) l where l."unique"`,
    )
    .pluck()
    .all(table)
  expect(alone).toEqual(expect.arrayContaining(unique.map(inSnakeCase)))
}

describe('the specified data of people', () => {
  it('are in the table of users', () => {
    proves('data: user')
    expectTable('users', {
      fields: [
        'id',
        'email',
        'name',
        'googleId',
        'isAdmin',
        'adminLevel',
        'isMobileVerified',
        'mobileNumber',
        'createdAt',
        'lastLogin',
        'accountStatus',
      ],
      required: ['email'],
      defaults: { isAdmin: 'false', adminLevel: '0', isMobileVerified: 'false', accountStatus: "'active'" },
      unique: ['email', 'googleId'],
    })
  })

  it('are in the table of birth details, with one record for each person', () => {
    proves('data: birth data')
    expectTable('birth_details', {
      fields: ['id', 'userId', 'pseudonym', 'dateOfBirth', 'birthTime', 'cityId', 'createdAt', 'country'],
      required: ['userId', 'dateOfBirth', 'birthTime'],
      unique: ['userId'],
    })
  })

  it('are in the table of stories', () => {
    proves('data: story')
    expectTable('user_stories', {
      fields: [
        'id',
        'userId',
        'title',
        'storyContent',
        'isAnonymous',
        'pseudonym',
        'status',
        'adminNotes',
        'submittedAt',
        'reviewedAt',
        'reviewedBy',
        'tags',
        'alignment',
        'vectorId',
        'isFeatured',
      ],
      required: ['title', 'storyContent'],
      defaults: { isAnonymous: 'true', status: "'pending'", isFeatured: 'false' },
    })
  })
})

describe('the specified data of charts', () => {
  it('are in the tables of readings, houses, planets and aspects', () => {
    proves('data: rows of a chart')
    expectTable('astrological_readings', {
      fields: [
        'id',
        'birthDetailId',
        'pofSign',
        'pofDegree',
        'pofHouse',
        'pofRuler',
        'pofRulerSign',
        'pofRulerHouse',
        'isDayBirth',
        'requestData',
        'createdAt',
      ],
    })
    expectTable('houses', {
      fields: ['id', 'houseId', 'startDegree', 'endDegree', 'sign', 'signId', 'readingId'],
    })
    expectTable('planets', {
      fields: [
        'id',
        'name',
        'sign',
        'signNum',
        'signId',
        'fullDegree',
        'normDegree',
        'speed',
        'isRetro',
        'house',
        'degreeInSign',
        'minuteInSign',
        'secondInSign',
        'planetaryStrength',
        'motionType',
        'dignity',
        'element',
        'modality',
        'rulerOfHouses',
        'houseId',
        'readingId',
      ],
    })
    expectTable('aspects', {
      fields: ['id', 'aspectingPlanetId', 'aspectedPlanetId', 'type', 'orb', 'diff', 'readingId'],
    })
  })

  it('are in the table of rulers, with one row for each sign', () => {
    proves('data: rulers')
    expectTable('planetary_rulers', {
      fields: ['id', 'sign', 'traditionalRuler', 'modernRuler', 'isActive', 'createdAt'],
      required: ['sign', 'traditionalRuler'],
      defaults: { isActive: 'true' },
      unique: ['sign'],
    })
  })
})

describe('the specified data of the back-office', () => {
  it('are in the table of events', () => {
    proves('data: event')
    expectTable('events', {
      fields: ['id', 'title', 'description', 'eventType', 'dateRange', 'isActive', 'createdAt'],
      defaults: { isActive: 'true' },
    })
  })

  it('are in the tables of enhanced events and their keywords', () => {
    proves('data: enhanced event')
    expectTable('events_enhanced', {
      fields: [
        'id',
        'birthDetailId',
        'readingId',
        'title',
        'description',
        'alignment',
        'astroExplanation',
        'keywordSignDisplay',
        'eventDate',
        'vectorId',
        'createdAt',
      ],
      required: ['birthDetailId', 'title', 'description', 'alignment', 'astroExplanation'],
    })
    expectTable('event_keyword', { fields: ['eventId', 'keywordId'], required: ['eventId', 'keywordId'] })
  })

  it('are in the table of keywords', () => {
    proves('data: keyword')
    expectTable('keywords', {
      fields: ['id', 'keyword_text', 'sign', 'polarity', 'category_id', 'description'],
      required: ['keyword_text', 'sign', 'polarity', 'category_id'],
    })
  })

  it('are in the table of keyword categories', () => {
    proves('data: category')
    expectTable('keyword_categories', {
      fields: ['id', 'categoryname', 'categoryrelation'],
      required: ['categoryname', 'categoryrelation'],
    })
  })
})
