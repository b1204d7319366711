import { expect, it } from 'vitest'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { changeUserSchema, userIdSchema } from './users.schema.ts'

it('a user is made an administrator or suspended, or the reverse', () => {
  for (const [given, flag] of [
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
  ])
    expect(changeUserSchema.parse({ id: 'a', isAdmin: given })).toEqual({ id: 'a', isAdmin: flag })
  for (const accountStatus of ['active', 'suspended'])
    expect(changeUserSchema.parse({ id: 'a', accountStatus })).toEqual({ id: 'a', accountStatus })
  expect(problemsOf(changeUserSchema, { id: 'a' })).toEqual([
    ': Say what is to change: isAdmin or accountStatus.',
  ])
  expect(problemsOf(changeUserSchema, { id: 'a', isAdmin: 'on' })).toHaveLength(1)
  expect(problemsOf(changeUserSchema, { id: 'a', accountStatus: 'gone' })).toEqual([
    'accountStatus: Account status must be one of: active, suspended',
  ])
  expect(changeUserSchema.meta()).toEqual({
    anyOf: [{ required: ['isAdmin'] }, { required: ['accountStatus'] }],
  })
})

it('a user has an id of 1 to 100 characters', () => {
  const long = 'a'.repeat(101)
  expect(userIdSchema.parse({ id: 'a'.repeat(100) }).id).toHaveLength(100)
  for (const id of ['', long, undefined]) {
    expect(problemsOf(userIdSchema, { id })).toHaveLength(1)
    expect(problemsOf(changeUserSchema, { id, isAdmin: true })).toHaveLength(1)
  }
  expect(problemsOf(changeUserSchema, { id: 'a'.repeat(100), isAdmin: true })).toEqual([])
})
