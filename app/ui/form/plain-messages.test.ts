import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plainMessage } from '#app/ui/form/plain-messages.ts'

const schema = z.object({
  placeName: z.string().max(3),
  page: z.int().min(1),
  tags: z.array(z.string().min(1)).max(1),
  sort: z.enum(['up', 'down']),
  isOpen: z.boolean(),
  own: z.string('In its own words'),
  either: z.union([z.string(), z.number()]),
  cityOfBirth: z.object({ id: z.string().min(2) }),
  day: z.date(),
  big: z.bigint(),
  story: z.string().max(5000).min(2),
  names: z.array(z.string()).min(1),
})

const GOOD = {
  placeName: 'abc',
  page: 1,
  tags: [],
  sort: 'up',
  isOpen: true,
  own: '',
  either: 1,
  cityOfBirth: { id: 'ab' },
  day: new Date(0),
  big: 1n,
  story: 'abc',
  names: ['a'],
}

describe('the message for input for which a schema has none', () => {
  it.each([
    [{ placeName: undefined }, 'Place name is missing'],
    [{ placeName: null }, 'Place name must be text'],
    [{ placeName: 'abcd' }, 'Place name must be at most 3 characters'],
    [{ page: '1' }, 'Page must be a number'],
    [{ page: 0 }, 'Page must be at least 1'],
    [{ page: 1.5 }, 'Page must be a whole number'],
    [{ tags: {} }, 'Tags must be a list'],
    [{ tags: ['a', 'b'] }, 'Tags must be at most 1 item'],
    [{ tags: [''] }, 'Tags must not be empty'],
    [{ tags: [1] }, 'Tags must be text'],
    [{ sort: 'left' }, 'Sort must be one of: up, down'],
    [{ isOpen: 'yes' }, 'Is open must be true or false'],
    [{ own: 1 }, 'In its own words'],
    [{ either: {} }, 'Either is not valid'],
    [{ cityOfBirth: 'Cairo' }, 'City of birth must be an object'],
    [{ cityOfBirth: { id: 'a' } }, 'City of birth must be at least 2 characters'],
    [{ day: '1' }, 'Day must be a date'],
    [{ big: 1 }, 'Big must be bigint'],
    [{ story: 'a' }, 'Story must be at least 2 characters'],
    [{ story: 'a'.repeat(5001) }, 'Story must be at most 5,000 characters'],
    [{ names: [] }, 'Names must be at least 1 item'],
  ])('%j', (change, message) => {
    const { error } = schema.safeParse({ ...GOOD, ...change }, { error: plainMessage })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('names the field of an item of a list', () => {
    const list = z.array(z.object({ name: z.string() }))
    const { error } = list.safeParse([{ name: 'a' }, { name: 1 }], { error: plainMessage })
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Name must be text'])
  })

  it('names no field if the problem concerns none', () => {
    const { error } = schema.safeParse(1, { error: plainMessage })
    expect(error?.issues.map((issue) => issue.message)).toEqual(['This must be an object'])
  })
})
