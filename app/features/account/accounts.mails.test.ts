import { afterAll, describe, expect, it } from 'vitest'
import { type Letter, letterBodies } from '#app/adapters/mail/mail-letter.ts'
import { openMailer } from '#app/adapters/mail/mailer.server.ts'
import { monthlyLetter } from '#app/features/notes/letter-text.ts'
import { AYAHS, ayahText } from '#app/guidance/index.server.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import * as mails from './accounts.mails.ts'

const HREF = 'https://qismah.example/link'
const TYPED = 'Claim your prize at evil.example'
const EMAIL = 'owner@qismah.example'
const AT = new Date('2026-03-01T14:05:00Z')

const letters = (person: Parameters<typeof mails.resetLetter>[0]): Letter[] => [
  mails.resetLetter(person, HREF),
  mails.confirmAddressLetter(person, HREF),
  mails.confirmForLettersLetter(person, HREF),
  mails.passwordChangedLetter(person, HREF),
  mails.passkeyAddedLetter(TYPED)(person, HREF),
  mails.passkeyRemovedLetter(TYPED)(person, HREF),
]
const texts = (person: Parameters<typeof mails.resetLetter>[0]) =>
  letters(person).map((letter) => letterBodies(letter).text)

describe('mails about an account', () => {
  it('repeat nothing that was typed until the address is confirmed', () => {
    const person = { email: EMAIL, language: 'en', name: TYPED, emailVerifiedAt: null } as const
    for (const text of texts(person)) {
      expect(text).not.toContain('evil.example')
      expect(text).toMatch(/^Hello,/)
    }
  })

  it('greet by name at a confirmed address, and name the passkey', () => {
    const person = { email: EMAIL, language: 'en', name: 'Maryam', emailVerifiedAt: AT } as const
    for (const text of texts(person)) expect(text).toMatch(/^Hello Maryam,/)
    expect(texts(person)[4]).toContain(`The passkey “${TYPED}” was added`)
  })
})

describe('mails to a person whose language is Arabic', async () => {
  const mailbox = await openMailbox()
  const mailer = openMailer({ smtpUrl: mailbox.url, mailFrom: 'Qismah <q@qismah.example>', dataDir: '' })
  afterAll(async () => {
    await mailer.close()
    await mailbox.stop()
  })
  const person = { email: EMAIL, language: 'ar', name: 'Maryam', emailVerifiedAt: AT } as const
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it.each<Letter>([
    ...letters(person),
    mails.passwordResetLetter(true)(person, HREF),
    mails.twoStepOnLetter(person, HREF),
    mails.twoStepOffLetter(person, HREF),
    mails.newCodesLetter(person, HREF),
    mails.newBrowserLetter(firefox, AT)(person, HREF),
    monthlyLetter(person, {
      practice: 'تدوين ثلاثة أسطر',
      verse: ayahText(AYAHS[0]!, 'ar'),
      question: 'ما الذي يريحكم؟',
      bookAddress: HREF,
      stopAddress: HREF,
    }),
  ])('arrive in Arabic: $subject', async (letter) => {
    await mailer.send(letter)
    const { subject, text, html } = await mailbox.next(EMAIL)
    expect(subject).toBe(letter.subject)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('Geeza Pro')
    expect(text).toMatch(/^السلام عليكم/)
    expect(text).toContain('\n\n-- \nقسمة')
    // Latin letters are in links, or in names that are isolated.
    const prose = `${subject} ${text}`.replace(/\u2068[^\u2069]*\u2069|https:\S+/g, '')
    expect(prose.match(/[A-Za-z]{2,}/g) ?? []).toEqual([])
  })
})
