import { beforeAll, describe, expect, it } from 'vitest'
import { LOT_NAMES, SEVEN_LOTS } from '#app/astro/index.server.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app

interface LotsBody {
  houseSystem: string
  lots: { lot: string; position: string; longitude: number; house: number; wholeSignPlace: number }[]
}

async function lotsOf(browser: Browser, search = ''): Promise<LotsBody> {
  const { status, body } = await browser.call('GET', `/api/lots${search}`)
  expect(status).toBe(200)
  return body as LotsBody
}

describe('GET /api/lots', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await app.born()
  })

  it('is null without a chart', async () => {
    const newcomer = await app.newcomer()
    expect((await newcomer.call('GET', '/api/lots')).body).toBeNull()
  })

  it('answers with seven lots, all lots, or one', async () => {
    expect((await lotsOf(browser)).lots.map(({ lot }) => lot)).toEqual([...SEVEN_LOTS])
    expect((await lotsOf(browser, '?lots=all')).lots.map(({ lot }) => lot)).toEqual([...LOT_NAMES])
    const { lots } = await lotsOf(browser, '?lots=knowledge')
    expect(lots).toHaveLength(1)
    expect(lots[0]).toMatchObject({ lot: 'knowledge', source: expect.stringContaining('V.16, p. 148') })
  })

  it('gives decimal degrees and a text, and houses in the requested system', async () => {
    const [saved, bySign] = [await lotsOf(browser), await lotsOf(browser, '?houses=whole-sign')]
    expect([saved.houseSystem, bySign.houseSystem]).toEqual(['placidus', 'whole-sign'])
    expect(saved.lots[0]).toMatchObject({ house: 4, wholeSignPlace: 5 })
    expect(saved.lots[0]?.position).toMatch(/^0°\d\d′\d\d″ Pisces$/)
    for (const { house, wholeSignPlace } of bySign.lots) expect(house).toBe(wholeSignPlace)
    expect(bySign.lots.map(({ longitude }) => longitude)).toEqual(
      saved.lots.map(({ longitude }) => longitude),
    )
  })

  it('gives the houses that the person chose for their reports, and the saved ones by default', async () => {
    const other = await app.born()
    expect((await lotsOf(other, '?houses=chosen')).houseSystem).toBe('placidus')
    await other.form('/settings', { form: 'houses', houseView: 'whole-sign' })
    expect((await lotsOf(other, '?houses=chosen')).houseSystem).toBe('whole-sign')
    expect((await lotsOf(other)).houseSystem).toBe('placidus')
    const reading = async (search: string) =>
      (await other.call('GET', `/api/astrological-reading${search}`)).body as {
        pofHouse: number
        lots: unknown[]
        rawApiData: { houseSystem: string; houses: { degree: number }[] }
      }
    const [saved, chosen] = [await reading(''), await reading('?houses=chosen')]
    expect([saved.pofHouse, saved.rawApiData.houseSystem]).toEqual([4, 'placidus'])
    expect([chosen.pofHouse, chosen.rawApiData.houseSystem]).toEqual([5, 'whole-sign'])
    expect(chosen.lots).toHaveLength(7)
    for (const { degree } of chosen.rawApiData.houses) expect(degree % 30).toBe(0)
    const { status } = await other.call('GET', '/api/astrological-reading?houses=koch')
    expect(status).toBe(422)
  })
})

describe('a chart that an older engine stored', () => {
  it('has its lots, its views and its places, and is shown as it was stored', async () => {
    const browser = app.browser()
    const { email } = await registered(browser)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const row = sql.row(
      `select r.id, r.chart from astrological_readings r join birth_details b on b.id = r.birth_detail_id
         join users u on u.id = b.user_id where u.email = ?`,
      email,
    ) as { id: string; chart: string }
    const stored = JSON.parse(row.chart)
    // As an older engine with other values would have stored it.
    stored.engineVersion = '2.0.0-1'
    for (const planet of stored.planets) planet.longitude = (planet.longitude + 0.004) % 360
    stored.partOfFortune.longitude += 0.003
    sql.run('update astrological_readings set chart = ? where id = ?', JSON.stringify(stored), row.id)
    const { lots } = await lotsOf(browser)
    expect(lots[0]?.longitude).toBe(stored.partOfFortune.longitude)
    expect(lots).toHaveLength(7)
    await browser.form('/settings', { form: 'houses', houseView: 'regiomontanus' })
    for (const path of ['/reports/basic', '/reports/detailed', '/part-of-fortune']) {
      expect((await browser.get(path)).status, path).toBe(200)
    }
    expect((await browser.form('/reports/pdf', {})).status).toBe(200)
    const after = sql.value('select chart from astrological_readings where id = ?', row.id)
    expect(JSON.parse(after as string)).toEqual(stored)
  })
})

it('a public page explains which lots are not shown, and why', async () => {
  const html = await app.browser().page('/data-sources')
  expect(html).toContainAll(
    'Lots that are not shown',
    'Illness',
    'prison',
    'The length of a life is known to God',
  )
})
