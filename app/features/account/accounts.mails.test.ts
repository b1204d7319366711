import { describe, expect, it } from 'vitest'
import { letterText } from '#app/adapters/mail/mail-letter.ts'
import * as mails from './accounts.mails.ts'

const HREF = 'https://qismah.example/link'
const TYPED = 'Claim your prize at evil.example'

const letters = (person: Parameters<typeof mails.resetLetter>[0]) =>
  [
    mails.resetLetter(person, HREF),
    mails.confirmAddressLetter(person, HREF),
    mails.passwordChangedLetter(person, HREF),
    mails.passkeyAddedLetter(TYPED)(person, HREF),
    mails.passkeyRemovedLetter(TYPED)(person, HREF),
  ].map(letterText)

describe('mails about an account', () => {
  it('repeat nothing that was typed until the address is confirmed', () => {
    const person = { email: 'owner@qismah.example', name: TYPED, emailVerifiedAt: null }
    for (const text of letters(person)) {
      expect(text).not.toContain('evil.example')
      expect(text).toMatch(/^Hello,/)
    }
  })

  it('greet by name at a confirmed address, and name the passkey', () => {
    const person = { email: 'owner@qismah.example', name: 'Maryam', emailVerifiedAt: new Date(0) }
    for (const text of letters(person)) expect(text).toMatch(/^Hello Maryam,/)
    expect(letters(person)[3]).toContain(`The passkey “${TYPED}” was added`)
  })
})
