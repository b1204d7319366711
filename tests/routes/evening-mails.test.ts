import { beforeEach, describe, expect, it } from 'vitest'
import { passageOf } from '#app/features/evenings/corpus/passages.ts'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import type * as Server from '#app/main.server.ts'
import { DAY, HOUR } from '#app/operations/clock.ts'
import { member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { readOutbox } from '../support/mailbox.ts'
import { page } from '../support/stories.ts'

const app = await testApp()
const { sql, services, clock } = app
const { sendDueMails, MailNotSent } = (await import('#build/server/index.js' as string)) as typeof Server

interface Reader {
  browser: Browser
  email: string
  id: string
}

/** A person whose season has begun. */
async function reader({ proved = true, language = 'en' as Language } = {}): Promise<Reader> {
  const person = await member(app)
  await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  if (proved) sql.run('update users set email_verified_at = 1 where id = ?', person.id)
  sql.run('update users set language = ? where id = ?', language, person.id)
  expect((await person.browser.call('POST', '/api/evenings/begin')).status).toBe(201)
  return person
}

const press = ({ browser }: Reader, form: string, fields: object = {}) =>
  browser.form('/evenings', { form, ...fields })
const ask = (person: Reader, hour = '20') => press(person, 'mail', { hour })
const mailOf = async ({ browser }: Reader) =>
  ((await browser.call('GET', '/api/evenings')).body as { season: { mail: unknown } }).season.mail
const mailsTo = ({ email }: Reader) =>
  readOutbox(services.settings.dataDir).filter(({ to }) => to.includes(email))
const subjectsTo = (person: Reader) => mailsTo(person).map(({ subject }) => subject)

/** Moves the clock to when it is this hour in Istanbul next, three hours before UTC. */
function moveTo(hour: number): void {
  const now = clock.now()
  const then = new Date(now)
  then.setUTCHours(hour - 3, 0, 0, 0)
  if (then <= now) then.setTime(then.getTime() + DAY)
  clock.advance(then.getTime() - now.getTime())
}

async function passTo(hour: number): Promise<void> {
  moveTo(hour)
  await sendDueMails(services)
}

beforeEach(() => passTo(8))

describe('an evening by mail', () => {
  it('comes only on request, at the hour of the birthplace, and once', async () => {
    const without = await reader()
    const person = await reader()
    expect(await mailOf(person)).toBeNull()
    expect(await page(person.browser, '/evenings')).toContainAll(
      'Send me each evening by mail',
      'By the clocks of Europe/Istanbul.',
    )
    expect((await ask(person)).headers.get('Location')).toBe('/evenings#mail-card')
    expect(await mailOf(person)).toEqual({ hour: 20, awaitsAddress: false })
    expect(await page(person.browser, '/evenings')).toContainAll(
      'Each evening comes by mail at 20:00.',
      'Stop the mails',
    )
    await passTo(19)
    expect(subjectsTo(person)).toEqual([])
    clock.advance(HOUR)
    await Promise.all([sendDueMails(services), sendDueMails(services)])
    await sendDueMails(services)
    clock.advance(HOUR)
    await sendDueMails(services)
    expect(subjectsTo(person)).toEqual(['Evening 1 of 30'])
    await passTo(20)
    await passTo(20)
    expect(subjectsTo(person)).toEqual(['Evening 1 of 30', 'Evening 2 of 30', 'Evening 3 of 30'])
    expect(subjectsTo(without)).toEqual([])
  })

  it.each(LANGUAGES)('has the passage, its place, a link and a stop link in %s', async (language) => {
    const person = await reader({ language })
    await person.browser.call('POST', '/api/evenings/1/answer', { text: 'qzvxlantern' })
    await ask(person)
    await passTo(20)
    for (let number = 2; number <= 6; number++) await passTo(20)
    const mails = mailsTo(person)
    // The first evening was opened by answering it.
    expect(mails).toHaveLength(5)
    mails.forEach(({ text, html }, index) => {
      const shown = passageOf(index + 2, language)
      const parts =
        shown.kind === 'ayah'
          ? [shown.ayah.reference, ...shown.ayah.verses.map(({ arabic }) => arabic)]
          : [shown.hadith.reference, `${shown.hadith.speaker} ${shown.hadith.arabic}`.trim()]
      const english = shown.kind === 'ayah' ? shown.ayah.meaning : shown.hadith.english
      expect(text).toContainAll(
        ...parts,
        `http://localhost:3000/evenings/${index + 2}\n`,
        '/letter/stop?token=',
      )
      if (language === 'en') expect(text).toContain(english)
      else expect(text.replaceAll(/https?:\S+|\u2068.*?\u2069/g, '')).not.toMatch(/[a-z]{3}/i)
      expect(text + html).not.toContain('qzvxlantern')
    })
  })

  it.each([
    ['an evening that was opened', (person: Reader) => person.browser.get('/evenings/1')],
    ['a season that is paused', (person: Reader) => press(person, 'pause')],
    ['a season that has ended', (person: Reader) => press(person, 'finish')],
    ['a person who has stopped the mails', (person: Reader) => press(person, 'no-mail')],
    [
      'a suspended person',
      ({ id }: Reader) => sql.run("update users set account_status = 'suspended' where id = ?", id),
    ],
    ['a person who is deleted', ({ browser }: Reader) => browser.call('DELETE', '/api/privacy/delete-data')],
  ])('does not come for %s', async (_, happens) => {
    const person = await reader()
    await ask(person)
    await happens(person)
    await passTo(20)
    expect(subjectsTo(person)).toEqual([])
  })

  it('waits until the address is confirmed', async () => {
    const person = await reader({ proved: false })
    const answer = await ask(person)
    await services.mailer.flush()
    expect(subjectsTo(person)).toEqual(['Confirm your address for letters from Qismah'])
    expect(answer.headers.get('Location')).toBe('/evenings#mail-card')
    expect(await page(person.browser, '/evenings')).toContain('Your email address is not confirmed yet.')
    await passTo(20)
    expect(subjectsTo(person)).toHaveLength(1)
    sql.run('update users set email_verified_at = 1 where id = ?', person.id)
    await sendDueMails(services)
    expect(subjectsTo(person)).toContain('Evening 1 of 30')
  })

  it('comes again after a pause, for the evening on which the season goes on', async () => {
    const person = await reader()
    await ask(person)
    await passTo(20)
    await passTo(18)
    await press(person, 'pause')
    for (let day = 0; day < 4; day++) await passTo(20)
    await passTo(18)
    await press(person, 'resume')
    await sendDueMails(services)
    expect(subjectsTo(person)).toEqual(['Evening 1 of 30'])
    await passTo(20)
    await passTo(20)
    expect(subjectsTo(person)).toEqual(['Evening 1 of 30', 'Evening 2 of 30', 'Evening 3 of 30'])
  })

  it('ends with the last evening', async () => {
    const person = await reader()
    await ask(person)
    clock.advance(28 * DAY)
    await sendDueMails(services)
    for (let day = 0; day < 4; day++) await passTo(20)
    const sent = subjectsTo(person)
    expect(sent.slice(-2)).toEqual(['Evening 29 of 30', 'Evening 30 of 30'])
    await person.browser.call('POST', '/api/auth/login', { email: person.email, password: 'one secret word' })
    expect(await mailOf(person)).toBeNull()
    expect(await page(person.browser, '/evenings')).not.toContain('Each evening by mail')
    await ask(person)
    await passTo(20)
    expect(subjectsTo(person)).toEqual(sent)
  })

  it('can be stopped on the last day, and has no hour on the day after it', async () => {
    const person = await reader()
    await ask(person)
    clock.advance(29 * DAY)
    await person.browser.call('POST', '/api/auth/login', { email: person.email, password: 'one secret word' })
    expect(await page(person.browser, '/evenings')).toContainAll(
      'All evenings are open',
      'Each evening comes by mail at 20:00.',
      'Stop the mails',
    )
    clock.advance(DAY)
    expect(await mailOf(person)).toBeNull()
    expect(await page(person.browser, '/evenings')).not.toContain('Stop the mails')
    await passTo(20)
    expect(subjectsTo(person)).toEqual([])
  })

  it('is left out if its day has passed before it could be sent', async () => {
    const person = await reader()
    await ask(person, '23')
    clock.advance(2 * DAY)
    await passTo(8)
    expect(subjectsTo(person)).toEqual([])
    await passTo(23)
    expect(subjectsTo(person)).toHaveLength(1)
  })

  it('comes when the clocks go on, at an hour that they leave out', async () => {
    // In New York they go from 2:00 to 3:00.
    clock.advance(Date.parse('2027-03-14T06:00Z') - clock.now().getTime())
    const person = await reader()
    sql.run("update evening_seasons set zone = 'America/New_York' where user_id = ?", person.id)
    await ask(person, '2')
    clock.advance(HOUR - 1)
    await sendDueMails(services)
    expect(subjectsTo(person)).toEqual([])
    clock.advance(1)
    await sendDueMails(services)
    expect(subjectsTo(person)).toHaveLength(1)
  })

  it('does not come twice for an evening, whatever hours are chosen', async () => {
    const person = await reader()
    await ask(person, '16')
    await passTo(16)
    await press(person, 'no-mail')
    for (const hour of ['17', '18']) {
      await ask(person, hour)
      await passTo(Number(hour))
    }
    expect(subjectsTo(person)).toHaveLength(1)
    expect(await mailOf(person)).toEqual({ hour: 18, awaitsAddress: false })
  })

  it.each([['24'], ['-1'], ['x'], [''], ['8.5']])('is refused at the hour %j', async (hour) => {
    const person = await reader()
    const answer = await ask(person, hour)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Choose an hour')
    expect(await mailOf(person)).toBeNull()
  })

  it('needs a season', async () => {
    const { browser } = await member(app)
    expect((await browser.form('/evenings', { form: 'mail', hour: '20' })).status).toBe(404)
    expect((await browser.form('/evenings', { form: 'no-mail' })).status).toBe(303)
  })
})

describe('the link in the mail', () => {
  it('stops the evenings by one click, and not the monthly letter', async () => {
    const person = await reader()
    await person.browser.form('/settings', { form: 'letter', letter: 'on' })
    await ask(person)
    await passTo(20)
    const [mail] = mailsTo(person)
    const address = /http:\/\/localhost:3000(\/letter\/stop\S+)/.exec(mail!.text)![1]!
    const stranger = app.browser()
    expect((await stranger.get(address)).status).toBe(200)
    expect(await mailOf(person)).not.toBeNull()
    const clicked = await stranger.send(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
    expect(await mailOf(person)).toBeNull()
    expect(sql.value('select count(*) from monthly_letters where user_id = ?', person.id)).toBe(1)
    await passTo(20)
    expect(mailsTo(person)).toHaveLength(1)
  })
})

describe('a mail that the mail server does not accept', () => {
  /** Sending the first mail has this outcome. */
  async function afterOutcome(outcome: string) {
    const people = [await reader(), await reader()]
    for (const person of people) await ask(person)
    const { send } = services.mailer
    let marked: unknown
    services.mailer.send = async (letter) => {
      const person = people.find(({ email }) => email === letter.to)
      if (!person || marked !== undefined) return send(letter)
      marked = sql.value('select mailed_through from evening_seasons where user_id = ?', person.id)
      throw Object.assign(new MailNotSent(new Error('not taken')), { outcome })
    }
    await expect(passTo(20)).rejects.toThrow('1 mails of evenings were not taken: not taken')
    services.mailer.send = send
    // Marked before it is sent, so that a crash sends nothing twice.
    expect(marked).toBe(1)
    await sendDueMails(services)
    return people.flatMap(subjectsTo).length
  }

  it.each([
    ['comes in the next round where it may be taken later', 'later', 2],
    ['does not come where it is refused', 'refused', 1],
    ['does not come twice where the mail server may have it', 'unknown', 1],
  ])('%s', async (_, outcome, expected) => {
    expect(await afterOutcome(outcome)).toBe(expected)
  })

  it('does not come after all if its person stops the mails meanwhile', async () => {
    const person = await reader()
    await ask(person)
    const { send } = services.mailer
    services.mailer.send = async () => {
      await press(person, 'no-mail')
      throw Object.assign(new MailNotSent(new Error('not taken')), { outcome: 'later' })
    }
    await expect(passTo(20)).rejects.toThrow('not taken')
    services.mailer.send = send
    await sendDueMails(services)
    expect(subjectsTo(person)).toEqual([])
    expect(await mailOf(person)).toBeNull()
  })
})

it('a round of many ends between two mails when the server stops', async () => {
  const people = [await reader(), await reader(), await reader()]
  for (const person of people) await ask(person)
  const stopping = new AbortController()
  const { send } = services.mailer
  let sent = 0
  services.mailer.send = async (letter) => {
    sent += 1
    stopping.abort()
    return send(letter)
  }
  moveTo(20)
  await sendDueMails(services, stopping.signal)
  services.mailer.send = send
  expect(sent).toBe(1)
  await sendDueMails(services)
  expect(people.flatMap(subjectsTo)).toHaveLength(3)
})
