import { expect, it } from 'vitest'
import { email } from './accounts.schema.ts'

it.each([
  ['a@b.example', true],
  [`${'a'.repeat(64)}@b.example`, true],
  [`${'a'.repeat(65)}@b.example`, false],
  ['a@b', false],
  ['a b@c.example', false],
  ['@c.example', false],
])('takes %s for an address: %s', (address, expected) => {
  expect(email.safeParse(address).success).toBe(expected)
})
