import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { charted } from '../support/calls/back-office-natal-charts.ts'
import { textOf } from '../support/messages.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

/** The time of the newest birth of a person. */
const timeOf = (userId: string) =>
  sql.value('select birth_time from birth_details where user_id = ? order by rowid desc limit 1', userId)
const WRONG = 'Time must be in HH:MM format'
/** A page without its tags. */
const plain = (html: string) => textOf(html).replace(/<[^>]+>/g, ' ')
const OTHER = { ...ISTANBUL_BIRTH, dateOfBirth: '1990-02-03' }

/** Sends a birth with this time, and tells the time that was taken, or the message. */
const WAYS: Record<string, (birthTime: string) => Promise<unknown>> = {
  'POST /api/birth-data': async (birthTime) => {
    const { browser, id } = await member(app)
    const { status, body } = await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, birthTime })
    return status === 201 ? timeOf(id) : (body as { fieldErrors: object }).fieldErrors
  },
  'POST /api/admin/birth-details': async (birthTime) => {
    const { id } = await member(app)
    const birth = { ...OTHER, birthTime, userId: id }
    const { status, body } = await admin.browser.call('POST', '/api/admin/birth-details', birth)
    return status === 201 ? timeOf(id) : (body as { fieldErrors: object }).fieldErrors
  },
  'PATCH /api/admin/birth-details/{id}': async (birthTime) => {
    const { birthDetailId, id } = await charted({ app })
    const path = `/api/admin/birth-details/${birthDetailId}`
    const { status, body } = await admin.browser.call('PATCH', path, { birthTime })
    return status === 200 ? timeOf(id) : (body as { fieldErrors: object }).fieldErrors
  },
  '/birth-info': async (birthTime) => {
    const { browser } = await member(app)
    const formOwner = hidden(await page(browser, '/birth-info'), 'formOwner')
    const sent = await browser.form('/birth-info', { ...ISTANBUL_BIRTH, birthTime, formOwner })
    if (sent.status === 422) return textOf(await sent.text())
    return /Birth time\s+(\d\d:\d\d)\s+·/.exec(plain(await page(browser, '/birth-info/check')))?.[1]
  },
  '/birth-info/check': async (birthTime) => {
    const { browser, id } = await member(app)
    const sent = await browser.form('/birth-info/check', { ...ISTANBUL_BIRTH, birthTime })
    return sent.status === 303 ? timeOf(id) : textOf(await sent.text())
  },
  '/birth-info/correction': async (birthTime) => {
    const { browser, id } = await charted({ app })
    const wish = { ...ISTANBUL_BIRTH, birthTime, reason: 'My mother says so.' }
    const sent = await browser.form('/birth-info/correction', wish)
    if (sent.status !== 303) return textOf(await sent.text())
    const requested = sql.value('select requested from correction_requests where user_id = ?', id) as string
    return (JSON.parse(requested) as { birthTime: string }).birthTime
  },
  '/find-your-lot': async (birthTime) => {
    const sent = await app.browser().form('/find-your-lot', { ...ISTANBUL_BIRTH, birthTime, step: 'find' })
    const html = textOf(await sent.text())
    return sent.status === 200 ? /Saturday 15 July 1978\D+(\d\d:\d\d)/.exec(plain(html))?.[1] : html
  },
  '/admin/birth-details/new': async (birthTime) => {
    const { id } = await member(app)
    const path = `/admin/birth-details/new?user=${id}`
    const sent = await admin.browser.form(path, { ...OTHER, birthTime, userId: id, ofWhom: 'own' })
    return sent.status === 303 ? timeOf(id) : textOf(await sent.text())
  },
}

describe.each(Object.entries(WAYS))('a time with seconds in %s', (_, send) => {
  it.each(['13:37', '13:37:00', '13:37:59', '13:37:00.000'])('%s is 13:37', async (time) => {
    expect(await send(time)).toBe('13:37')
  })

  it.each(['25:00:00', '13:37:60', '13:37:0'])('%s is refused with the specified message', async (time) => {
    expect(JSON.stringify(await send(time))).toContain(WRONG)
  })
})
