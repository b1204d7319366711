import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { HOUR } from '#app/operations/clock.ts'
import { Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { countedCalls } from '../support/counted-calls.ts'
import { textOf } from '../support/messages.ts'
import { page } from '../support/stories.ts'
import { turnOnTwoStep } from '../support/two-step.ts'

const app = await testApp()
const PATH = '/find-your-lot'
const KEEP = 'Keep it and read all seven parts'

const changes = () => app.sql.value('select total_changes()')

async function answerTo(browser: Browser, fields: Record<string, string> = ISTANBUL_BIRTH) {
  const answer = await browser.form(PATH, { ...fields, step: 'find' })
  return { status: answer.status, headers: answer.headers, html: textOf(await answer.text()) }
}

/** What the answer carries to an account. */
async function carriedBy(browser: Browser, fields?: Record<string, string>): Promise<string> {
  const { html } = await answerTo(browser, fields)
  return /name="carried" value="([^"]+)"/.exec(html)![1]!
}

let people = 0
function newPerson() {
  people += 1
  const email = `found-${people}@qismah.example`
  return { name: 'Amina', email, password: 'one secret word', confirmPassword: 'one secret word' }
}

const at = ({ status, headers }: Response) => [status, headers.get('Location')]

describe('the answer', () => {
  it('has the lot, the beginning of the letter, the count and the minutes, on the same page', async () => {
    const { status, headers, html } = await answerTo(app.browser())
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toMatch(/Pisces in the 4th house \(5th by signs\)/)
    expect(text).toMatch(/Position \d+°\d\d′ Pisces/)
    expect(text).toContainAll('Saturday 15 July 1978', 'Ruler', 'Ascendant + Moon − Sun')
    expect(text).toMatch(/From the Sun at 22°\d\d′\d\d″ Cancer/)
    expect(html).toMatch(/<svg[^>]*class="plate/)
    expect(text).toContainAll('If the time were a few minutes off', KEEP)
    expect(html).not.toContain('<script')
    // What was typed stays in the form.
    expect(html).toContainAll('value="1978-07-15"', 'value="Istanbul')
  })

  it('is in Arabic at the Arabic address', async () => {
    const answer = await app.browser().form(`/ar${PATH}`, { ...ISTANBUL_BIRTH, step: 'find' })
    const [sentences] = /<p class="gift">.*?<\/p>/s.exec(await answer.text())!
    expect(sentences).toMatch(/\p{Script=Arabic}/u)
  })

  it('begins with the gift and the headline of the same birth, and tells no difficulty', async () => {
    const browser = await app.born()
    const { body } = await browser.call('POST', '/api/analysis')
    const { headline, inShort } = body as { headline: string; inShort: Record<'gift' | 'difficulty', string> }
    const { html } = await answerTo(app.browser())
    expect(html).toContainAll(`>${inShort.gift}</p>`, `>${headline}</p>`)
    expect(html).not.toContain(inShort.difficulty)
  })

  it('has the positions as text, the wheel and the data', async () => {
    const browser = app.browser()
    const { html } = await answerTo(browser)
    expect(html).toMatch(
      /<textarea[^>]*readOnly[^>]*>[^<]*Part of Fortune\n {2}\d+°\d\d′\d\d″ Pisces, house 4 \(5 by whole signs\)/i,
    )
    const wheel = await browser.form(`${PATH}/wheel.svg`, ISTANBUL_BIRTH)
    expect(wheel.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(wheel.headers.get('Content-Disposition')).toBe('attachment; filename="wheel.svg"')
    expect(wheel.headers.get('Cache-Control')).toBe('no-store')
    const svg = await wheel.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s)
    for (const [, name] of svg.matchAll(/class="([\w-]+)/g)) expect(svg).toContain(`.${name}{`)
    const data = await (await browser.form(`${PATH}/chart.json`, ISTANBUL_BIRTH)).json()
    expect(data.chart.partOfFortune).toMatchObject({ sign: 'Pisces', house: 4 })
    expect(data.birth).toMatchObject({ dateOfBirth: '1978-07-15', cityName: 'Istanbul' })
    for (const file of ['wheel.svg', 'chart.json']) {
      expect(at(await browser.get(`${PATH}/${file}`))).toEqual([303, PATH])
      expect((await browser.form(`${PATH}/${file}`, {})).status).toBe(422)
    }
  })

  it('stores nothing', async () => {
    const browser = app.browser()
    const before = changes()
    await answerTo(browser)
    await browser.form(PATH, { ...ISTANBUL_BIRTH, cityId: '', citySearch: 'istanb', step: 'find' })
    await browser.form(`${PATH}/wheel.svg`, ISTANBUL_BIRTH)
    await browser.form('/register', { step: 'carry', carried: await carriedBy(browser) })
    expect(changes()).toBe(before)
    expect([...browser.cookies]).toEqual([])
  })

  it('leaves nothing in the log but the address of the page', async () => {
    const server = (await import('#build/server/index.js' as string)) as typeof Server
    let log = ''
    const to = new Writable({
      write(chunk, _, next) {
        log += chunk
        next()
      },
    })
    const { fetch } = server.createApp({
      services: app.services,
      build: app.build,
      log: server.createLog('debug', to),
    })
    const browser = new Browser((request) => fetch(request) as Promise<Response>)
    await answerTo(browser)
    await browser.form(`${PATH}/chart.json`, ISTANBUL_BIRTH)
    expect(log).toContain(PATH)
    expect(log).not.toContainAll('1978', '14:30', '745044', 'stanbul', 'rkiye', 'Pisces')
  })
})

describe('the form', () => {
  it('shows the cities of a name, and needs no choice if one has this very name', async () => {
    const { cityId: _, ...rest } = ISTANBUL_BIRTH
    const many = await answerTo(app.browser(), { ...rest, citySearch: 'istanb' })
    expect(many.html).toContainAll('Choose your city</legend>', 'value="1978-07-15"')
    const one = await answerTo(app.browser(), { ...rest, country: 'Austria', citySearch: 'hallstatt' })
    expect(one.html).toContainAll('Hallstatt, ', KEEP)
  })

  it('takes coordinates', async () => {
    const { dateOfBirth, birthTime } = ISTANBUL_BIRTH
    const place = { unlisted: 'on', latitude: '41.0082', longitude: '28.9784' }
    const { html } = await answerTo(app.browser(), { dateOfBirth, birthTime, ...place })
    expect(html.replace(/<[^>]+>/g, '')).toContain('Pisces in the 4th house')
  })

  it.each([
    ['no time', { birthTime: '' }, 'Birth time is required'],
    ['a date in the future', { dateOfBirth: '2090-01-01' }, 'The date of birth cannot be in the future'],
    ['a date before the tables', { dateOfBirth: '1899-12-31' }, 'Please enter a date from 1900 onward'],
    ['an unknown city', { cityId: '1' }, 'This city is not in our list.'],
    ['a time that never was', { dateOfBirth: '2016-03-27', birthTime: '03:30' }, 'there was no 03:30'],
  ])('refuses %s before it casts a chart, and keeps what was typed', async (_, wrong, message) => {
    let refused = await answerTo(app.browser())
    const calls = await countedCalls(['castChart', 'firmness'], async () => {
      refused = await answerTo(app.browser(), { ...ISTANBUL_BIRTH, ...wrong })
    })
    expect(calls).toEqual({ castChart: 0, firmness: 0 })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.html).toContainAll(message, '<title>Error: Find your lot · Qismah</title>')
    for (const value of Object.values({ ...ISTANBUL_BIRTH, ...wrong })) expect(refused.html).toContain(value)
  })

  it('is limited by address, whether or not somebody is signed in', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const browser = limited.browser('198.51.100.7')
    for (let tries = 0; tries < 60; tries += 1)
      expect((await browser.form(`${PATH}/chart.json`, ISTANBUL_BIRTH)).status).toBe(200)
    await registered(browser)
    const { status, headers, html } = await answerTo(browser)
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(html).toContain('value="1978-07-15"')
    expect((await answerTo(limited.browser('198.51.101.8'))).status).toBe(200)
  })
})

describe('what was typed', () => {
  const isChecked = async (browser: Browser) => {
    const html = textOf(await page(browser, '/birth-info/check'))
    expect(html).toContainAll('Check your answers</h1>', 'Saturday 15 July 1978', 'Istanbul, Türkiye')
  }

  it('is carried through registration, also after a refusal, to the step that checks it', async () => {
    const browser = app.browser()
    const carried = await carriedBy(browser)
    const shown = await browser.form('/register', { step: 'carry', carried })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('Cache-Control')).toBe('no-store')
    expect(textOf(await shown.text())).toContain(`name="carried" value="${carried}"`)
    const person = newPerson()
    const refused = await browser.form('/register', { ...person, confirmPassword: 'another', carried })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`name="carried" value="${carried}"`)
    expect(at(await browser.form('/register', { ...person, carried }))).toEqual([303, '/birth-info/check'])
    await isChecked(browser)
  })

  it('is carried through sign-in, and on at once for a person who is signed in', async () => {
    const browser = app.browser()
    const { email, password } = await registered(browser)
    await browser.form('/sign-out', {})
    const carried = await carriedBy(browser)
    expect(await (await browser.form('/login', { step: 'carry', carried })).text()).toContain(carried)
    const wrong = await browser.form('/login', { email, password: 'not the word', carried })
    expect(await wrong.text()).toContain(`name="carried" value="${carried}"`)
    expect(at(await browser.form('/login', { email, password, carried }))).toEqual([303, '/birth-info/check'])
    await isChecked(browser)
    const later = await carriedBy(browser, { ...ISTANBUL_BIRTH, birthTime: '09:15' })
    expect(at(await browser.form('/register', { step: 'carry', carried: later }))).toEqual([
      303,
      '/birth-info/check',
    ])
    expect(await page(browser, '/birth-info/check')).toContain('09:15')
  })

  it('is carried past the code of two-step sign-in, and kept for nobody before it', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    const { code } = await turnOnTwoStep(app, { browser, password: person.password })
    await browser.form('/sign-out', {})
    const carried = await carriedBy(browser)
    const before = app.services.db.sqlite.prepare('select count(*) from form_drafts').pluck()
    const kept = before.get()
    const { email, password } = person
    const sent = await browser.form('/login', { email, password, carried })
    expect(sent.status).toBe(307)
    const next = sent.headers.get('Location')!
    const asks = await browser.form(next, { email, password, carried })
    expect(asks.status).toBe(200)
    const html = await asks.text()
    expect(html).toContainAll('Two-step sign-in</h1>', `name="carried" value="${carried}"`)
    expect(html).not.toContain(password)
    expect(before.get()).toBe(kept)
    expect(at(await browser.form(next, { code: code(), carried }))).toEqual([303, '/birth-info/check'])
    await isChecked(browser)
  })

  it.each([
    [
      'too old',
      async () => {
        const carried = await carriedBy(app.browser())
        app.clock.advance(HOUR + 1)
        return carried
      },
    ],
    [
      'signed by somebody else',
      async () => {
        const [payload, signed] = (await carriedBy(app.browser())).split('.')
        const fields = Buffer.from(payload!, 'base64url').toString().replace('14:30', '15:30')
        return `${Buffer.from(fields).toString('base64url')}.${signed}`
      },
    ],
    ['no such text', async () => 'anything'],
  ])('leads to the empty form if it is %s', async (_, makeCarried) => {
    const carried = await makeCarried()
    const browser = app.browser()
    const sent = await browser.form('/register', { ...newPerson(), carried })
    expect(at(sent)).toEqual([303, '/birth-info'])
    const html = await page(browser, '/birth-info')
    expect(html).toContain('It is carried for one hour. Please enter the birth again.')
    expect(html).not.toContain('1978-07-15')
  })

  it('leads a person with a birth record to the dashboard, with a message', async () => {
    const browser = app.browser()
    const { email, password } = await registered(browser)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    await browser.form('/sign-out', {})
    const carried = await carriedBy(browser, { ...ISTANBUL_BIRTH, birthTime: '09:15' })
    expect(at(await browser.form('/login', { email, password, carried }))).toEqual([303, '/dashboard'])
    expect(await page(browser, '/dashboard')).toContain('Your own birth information is already saved')
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject(ISTANBUL_BIRTH)
  })
})
