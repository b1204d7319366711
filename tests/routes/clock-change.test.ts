import { describe, expect, it } from 'vitest'
import { type Browser, registered, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app

async function firstPlace(browser: Browser, path: string): Promise<string> {
  const [place] = (await browser.call('GET', path)).body as { cityId: string }[]
  return place!.cityId
}

/** A person born in Strasbourg in 1905, whose chart was cast by the clock of Paris. */
async function readByParis() {
  const browser = app.browser()
  const { email } = await registered(browser)
  const cityId = await firstPlace(browser, '/api/places?q=Strasbourg&country=FR')
  const birth = { cityId, country: 'France', dateOfBirth: '1905-06-15', birthTime: '12:00' }
  expect((await browser.call('POST', '/api/birth-data', birth)).status).toBe(201)
  sql.run(
    `update birth_details set utc = utc + 3039000, offset_seconds = 561, offset_source = 'zone', clock_law = null,
       zone_data_version = '2026f' where user_id = (select id from users where email = ?)`,
    email,
  )
  return browser
}

const choose = async (browser: Browser, clockChoice: string) =>
  browser.form('/birth-info', {
    clockChoice,
    formOwner: hidden(await page(browser, '/birth-info'), 'formOwner'),
  })

describe('a saved birth whose clock is read otherwise by newer data', () => {
  it('says so with both lots, and keeps its chart until the person decides', async () => {
    const browser = await readByParis()
    const html = textOf(await page(browser, '/birth-info'))
    expect(html).toContainAll(
      'The clock of this birth is now read as UTC+01:00 (Europe/Paris).',
      'Your chart was cast with UTC+00:09:21.',
      'Read by the German law of 1893.',
      'Your chart now: Part of Fortune',
      'By the clock as it is read today: Part of Fortune',
    )
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ offsetSeconds: 561 })
  })

  it('keeps its chart, and is not asked again', async () => {
    const browser = await readByParis()
    expect((await choose(browser, 'keep')).status).toBe(303)
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ offsetSeconds: 561 })
    expect(await page(browser, '/birth-info')).not.toContain('is now read as')
  })

  it('is recalculated without an administrator', async () => {
    const browser = await readByParis()
    expect((await choose(browser, 'change')).status).toBe(303)
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({
      offsetSeconds: 3600,
      offsetSource: 'law',
      clockLaw: 'germany',
    })
    expect((await browser.call('GET', '/api/astrological-reading')).body).toMatchObject({
      requestData: { utc: '1905-06-15T11:00:00.000Z' },
    })
    expect(await page(browser, '/birth-info')).not.toContain('is now read as')
  })

  it('answers a choice that is none with a message', async () => {
    const browser = await readByParis()
    expect((await choose(browser, 'both')).status).toBe(422)
  })
})
