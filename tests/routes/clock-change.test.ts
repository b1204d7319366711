import { describe, expect, it } from 'vitest'
import { CLOCK_DATA_VERSION } from '#app/geo/clock-regions.ts'
import { type Browser, registered, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const PAGES = ['/birth-info', '/dashboard']

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
  // The analysis casts a chart that cannot be read again, by the clock of the record.
  sql.run(
    `update astrological_readings set chart = '{}' where birth_detail_id =
       (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
    email,
  )
  expect((await browser.call('POST', '/api/analysis')).status).toBe(200)
  return browser
}

const choose = async (browser: Browser, clockChoice: string, path = '/birth-info') =>
  browser.form(path, { clockChoice, formOwner: hidden(await page(browser, path), 'formOwner') })

describe('a saved birth whose clock is read otherwise by newer data', () => {
  it.each(
    PAGES,
  )('says so on %s with both lots, and keeps its chart until the person decides', async (path) => {
    const browser = await readByParis()
    const html = textOf(await page(browser, path))
    expect(html).toContainAll(
      'The clock of this birth is now read as UTC+01:00 (Europe/Paris).',
      'Your chart was cast with UTC+00:09:21.',
      'Read by the German law of 1893.',
      'Your chart now: Part of Fortune',
      'By the clock as it is read today: Part of Fortune',
    )
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ offsetSeconds: 561 })
  })

  it.each(PAGES)('says so on %s in Arabic', async (path) => {
    const browser = await readByParis()
    await browser.form('/language', { language: 'ar', back: path })
    const html = textOf(await page(browser, path)).replace(/[\u2066-\u2069]/g, '')
    expect(html).toContainAll(
      'يُقرأ توقيت هذا الميلاد الآن <bdi dir="ltr">UTC+01:00</bdi>',
      'خريطتكم الآن: سهم السعادة',
      'بالتوقيت كما يُقرأ اليوم: سهم السعادة',
    )
    // Degrees keep their order in a line from right to left.
    expect(html.match(/سهم السعادة <bdi dir="ltr">\d+°\d\d′\d\d″<\/bdi>/g)).toHaveLength(2)
  })

  it.each(PAGES)('on %s keeps its chart, and is not asked again', async (path) => {
    const browser = await readByParis()
    const { status, headers } = await choose(browser, 'keep', path)
    expect([status, headers.get('Location')]).toEqual([303, path])
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ offsetSeconds: 561 })
    for (const shown of PAGES) expect(await page(browser, shown)).not.toContain('is now read as')
  })

  it('has the clock and the release by which the person decided in the download', async () => {
    const browser = await readByParis()
    const decided = async () => {
      const file = await browser.form('/settings/my-data.json', {})
      const { data } = (await file.json()) as { data: Record<string, Record<string, unknown>[]> }
      return Object.values(data)
        .flat()
        .find((row) => 'zoneDataVersion' in row)
    }
    expect(await decided()).toMatchObject({ offsetSeconds: 561, zoneDataVersion: '2026f' })
    await choose(browser, 'keep')
    expect(await decided()).toMatchObject({ offsetSeconds: 561, zoneDataVersion: CLOCK_DATA_VERSION })
  })

  it('names the clock of today as the cause of another program’s lot, once the chart is kept', async () => {
    const browser = await readByParis()
    const html = textOf(await page(browser, '/birth-info'))
    const [, degree, minute, sign] =
      /By the clock as it is read today: Part of Fortune (\d+)°(\d\d)′(?:\d\d″)? (\w+)/.exec(html)!
    await choose(browser, 'keep')
    const asked = await page(browser, `/part-of-fortune?sign=${sign}&degree=${degree}&minute=${minute}`)
    expect(textOf(asked)).toContain(
      'It reads the clock of your birth as we read it today, UTC+01:00. Your chart was cast with UTC+00:09:21.',
    )
  })

  it.each(PAGES)('on %s is recalculated without an administrator', async (path) => {
    const browser = await readByParis()
    expect((await choose(browser, 'change', path)).status).toBe(303)
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
