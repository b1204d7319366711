import { expect, it } from 'vitest'
import { testApp } from '../support/app.ts'

const app = await testApp()
const PERSON = { name: 'Amina', email: 'trap@qismah.example', password: 'one secret word' }

it.each([
  ['/register', { ...PERSON, confirmPassword: PERSON.password }],
  ['/forgot-password', { email: PERSON.email }],
  ['/contact', { email: PERSON.email, message: 'A message of some length', key: 'one' }],
])('%s does nothing if a program filled in the honeypot', async (path, fields) => {
  const html = await app.browser().page(path)
  expect(html).toMatch(/<div hidden=""><label[^>]*>Leave this empty<\/label><input[^>]* name="website"/)
  const before = app.sql.value('select total_changes()')
  const refused = await app.browser().form(path, { ...fields, website: 'https://spam.example' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContainAll('Your browser filled in a hidden field', PERSON.email)
  expect(page).not.toContain('spam.example')
  expect(app.sql.value('select total_changes()')).toBe(before)
  expect((await app.browser().form(path, { ...fields, website: '' })).status).toBe(303)
})
