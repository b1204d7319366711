import { describe, expect, it } from 'vitest'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { contactSchema } from './contact.schema.ts'

const SENT = { name: ' Layla ', email: 'Layla@example.org', message: ' Where is\r\nmy chart? ' }

describe('a message to the administrators', () => {
  it('is accepted and trimmed, with or without a name', () => {
    expect(contactSchema.parse(SENT)).toEqual({
      name: 'Layla',
      email: 'layla@example.org',
      message: 'Where is\nmy chart?',
    })
    for (const none of ['', ' ', null, undefined])
      expect(contactSchema.parse({ ...SENT, name: none }).name).toBeNull()
  })

  it.each([
    [{ name: 'a'.repeat(201) }, 'name: A name has at most 200 characters'],
    [{ email: 'layla' }, 'email: Please enter a valid email address'],
    [{ message: undefined }, 'message: Please write at least 10 characters'],
    [{ message: ' 123456789 ' }, 'message: Please write at least 10 characters'],
    [{ message: 'a'.repeat(5001) }, 'message: A message has at most 5000 characters'],
  ])('is refused with %j', (change, problem) => {
    expect(problemsOf(contactSchema, { ...SENT, ...change })).toEqual([problem])
  })

  it('may be as long as the limits', () => {
    const long = { ...SENT, name: 'a'.repeat(200), message: 'a'.repeat(5000) }
    expect(problemsOf(contactSchema, long)).toEqual([])
    expect(problemsOf(contactSchema, { ...SENT, message: '1234567890' })).toEqual([])
  })
})
