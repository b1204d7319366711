import { expect, it } from 'vitest'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { deleteDataFormSchema, deleteDataSchema } from './privacy.schema.ts'
import { stopLinkSchema } from './stop-letters.server.ts'

const NEEDED = 'Type DELETE, in capital letters, to confirm'

it('a call deletes everything without a body, or with the confirmation word', () => {
  for (const body of [{}, { confirmation: 'DELETE' }, { confirm: 'DELETE', noAdministrator: true }])
    expect(deleteDataSchema.parse(body)).toEqual(body)
  for (const wrong of ['delete', 'DELETE ', '', 'yes', null, true])
    for (const field of ['confirm', 'confirmation'])
      expect(problemsOf(deleteDataSchema, { [field]: wrong })).toEqual([`${field}: ${NEEDED}`])
  expect(problemsOf(deleteDataSchema, { confirmation: 'DELETE', confirm: 'no' })).toEqual([
    `confirm: ${NEEDED}`,
  ])
  expect(problemsOf(deleteDataSchema, { noAdministrator: true })).toEqual([`confirmation: ${NEEDED}`])
  expect(problemsOf(deleteDataSchema, { other: 1 })).toEqual([`confirmation: ${NEEDED}`])
  expect(problemsOf(deleteDataSchema, { confirm: 'DELETE', noAdministrator: 'yes' })).toHaveLength(1)
  expect(deleteDataSchema.meta()).toEqual({
    description: 'Empty, or with the word in `confirmation` or `confirm`',
    allOf: [{ anyOf: [{ required: ['confirmation'] }, { required: ['confirm'] }, { maxProperties: 0 }] }],
  })
  expect(deleteDataSchema.shape.noAdministrator.meta()).toEqual({
    description: 'The last administrator confirms that nobody will administer the installation',
  })
})

it('a form deletes everything with the confirmation word', () => {
  expect(deleteDataFormSchema.parse({ confirm: 'DELETE' })).toEqual({ confirm: 'DELETE' })
  expect(deleteDataFormSchema.parse({ confirm: 'DELETE', noAdministrator: true }).noAdministrator).toBe(true)
  expect(problemsOf(deleteDataFormSchema, {})).toEqual([`confirm: ${NEEDED}`])
})

it('a link that stops letters ignores what it does not know', () => {
  const longest = 'x'.repeat(200)
  expect(stopLinkSchema.parse({ token: longest })).toEqual({ token: longest })
  for (const wrong of [{ token: `${longest}x` }, {}])
    expect(stopLinkSchema.parse(wrong)).toEqual({ token: '' })
})
