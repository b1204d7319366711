import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { writeNote } from '../support/notes.ts'
import { page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const { services, clock } = app
const { runDueWork, MailNotSent } = (await import('#build/server/index.js' as string)) as typeof Server
const DAY = 86_400_000

interface Person {
  browser: Browser
  email: string
  id: string
}

async function newcomer({ proved = true } = {}): Promise<Person> {
  const person = await member(app)
  await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  if (proved) sql.run('update users set email_verified_at = 1 where id = ?', person.id)
  return person
}

const choose = ({ browser }: Person, on: boolean) =>
  browser.form('/settings', { form: 'letter', ...(on ? { letter: 'on' } : {}) })

const outbox = join(services.settings.dataDir, 'outbox')

/** The letters to an address, without the soft line breaks of mail. */
function lettersTo(email: string): string[] {
  let names: string[] = []
  try {
    names = readdirSync(outbox)
  } catch {
    return []
  }
  return names
    .map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/\r?\n /g, ' '),
    )
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('A practice, a verse and a question'))
}

describe('the monthly letter', () => {
  it('is off by default, and comes once a month after a subscription', async () => {
    const without = await newcomer()
    clock.advance(40 * DAY)
    await runDueWork(services)
    expect(lettersTo(without.email)).toEqual([])

    const person = await newcomer()
    expect((await choose(person, true)).status).toBe(303)
    await runDueWork(services)
    expect(lettersTo(person.email)).toEqual([])
    clock.advance(31 * DAY)
    await Promise.all([runDueWork(services), runDueWork(services)])
    await runDueWork(services)
    expect(lettersTo(person.email)).toHaveLength(1)
    clock.advance(31 * DAY)
    await runDueWork(services)
    expect(lettersTo(person.email)).toHaveLength(2)
  })

  it('contains a practice, a verse and a question, and nothing from a note', async () => {
    const person = await newcomer()
    await writeNote(person.browser, { text: 'qzvxlantern' })
    await choose(person, true)
    clock.advance(31 * DAY)
    await runDueWork(services)
    const [mail] = lettersTo(person.email)
    expect(mail).toContainAll('A practice from your path', 'A verse (', 'A question')
    expect(mail).not.toContain('qzvxlantern')
    expect(mail).toMatch(/List-Unsubscribe: <http:\/\/localhost:3000\/letter\/stop\?token=/)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('is stopped by one click in a mail program, which sends no cookies and no Origin', async () => {
    const person = await newcomer()
    await choose(person, true)
    clock.advance(31 * DAY)
    await runDueWork(services)
    const [mail] = lettersTo(person.email)
    const [, address] = /List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/.exec(mail!)!
    const wanted = () => sql.value('select count(*) from monthly_letters where user_id = ?', person.id)
    const stranger = app.browser()
    // Only opening the link changes nothing.
    expect((await stranger.get(address!)).status).toBe(200)
    expect(wanted()).toBe(1)
    const forged = address!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await stranger.form(forged, {})).status).toBe(400)
    expect(wanted()).toBe(1)
    const clicked = await stranger.send(address!, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
    expect(await clicked.text()).toContain('The letter is stopped.')
    expect(wanted()).toBe(0)
    expect((await stranger.form(address!, {})).status).toBe(200)
    clock.advance(31 * DAY)
    await runDueWork(services)
    expect(lettersTo(person.email)).toHaveLength(1)
  })

  it('is not sent to an unconfirmed address, a suspended person, or a person who stopped it', async () => {
    const unproved = await newcomer({ proved: false })
    await choose(unproved, true)
    expect(await page(unproved.browser, '/settings')).toContain('Your email address is not confirmed yet.')
    const suspended = await newcomer()
    await choose(suspended, true)
    sql.run("update users set account_status = 'suspended' where id = ?", suspended.id)
    const stopped = await newcomer()
    await choose(stopped, true)
    await choose(stopped, false)
    clock.advance(31 * DAY)
    await runDueWork(services)
    for (const { email } of [unproved, suspended, stopped]) expect(lettersTo(email)).toEqual([])
  })

  it('needs a reading', async () => {
    const browser = await app.newcomer()
    expect(await page(browser, '/settings')).toContain('It is made from your reading.')
    const response = await browser.form('/settings', { form: 'letter', letter: 'on' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Please enter your birth information first.')
  })

  it('is tried again if the mail could not be sent', async () => {
    const person = await newcomer()
    await choose(person, true)
    clock.advance(31 * DAY)
    const { send } = services.mailer
    services.mailer.send = async () => {
      throw new Error('no mail server')
    }
    await expect(runDueWork(services)).rejects.toThrow('monthly letters were not taken')
    services.mailer.send = send
    rmSync(outbox, { recursive: true, force: true })
    await runDueWork(services)
    expect(lettersTo(person.email)).toHaveLength(1)
  })
})

describe('a letter that the mail server does not accept', () => {
  /** The letters of two people are due, and sending the first one has this outcome. */
  async function afterOutcome(outcome: string) {
    const people = [await newcomer(), await newcomer()]
    for (const person of people) await choose(person, true)
    clock.advance(31 * DAY)
    const { send } = services.mailer
    let failed = false
    let sentAfter = 0
    services.mailer.send = async (letter) => {
      if (failed) sentAfter += 1
      if (failed || !people.some(({ email }) => email === letter.to)) return send(letter)
      failed = true
      throw Object.assign(new MailNotSent(new Error('not taken')), { outcome })
    }
    await expect(runDueWork(services)).rejects.toThrow('1 monthly letters were not taken: not taken')
    services.mailer.send = send
    const roundWentOn = sentAfter > 0
    await runDueWork(services)
    return { roundWentOn, letters: people.flatMap(({ email }) => lettersTo(email)).length }
  }

  it.each([
    ['comes in the next round where it may be taken later', 'later', { roundWentOn: true, letters: 2 }],
    ['is not sent again in this month where it is refused', 'refused', { roundWentOn: true, letters: 1 }],
    ['is not sent twice where the mail server may have it', 'unknown', { roundWentOn: false, letters: 1 }],
  ])('%s', async (_, outcome, expected) => {
    expect(await afterOutcome(outcome)).toEqual(expected)
  })

  it('waits, with all others, while mail is not set up', async () => {
    const person = await newcomer()
    await choose(person, true)
    clock.advance(31 * DAY)
    const { ready } = services.mailer
    services.mailer.ready = async () => false
    await runDueWork(services)
    expect(lettersTo(person.email)).toEqual([])
    services.mailer.ready = ready
    await runDueWork(services)
    expect(lettersTo(person.email)).toHaveLength(1)
  })
})
