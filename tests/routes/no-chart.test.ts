import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const browser = app.browser()
const NO_CHART = 'Your birth information is saved, but there is no chart of it at the moment.'

/** As if an administrator had deleted the chart. */
function removeChart() {
  app.sql.run('delete from astrological_readings')
}

it.each([
  '/part-of-fortune',
  '/part-of-fortune/lots',
  '/my-book/years',
  '/my-path',
])('%s asks for birth data if there is none', async (path) => {
  expect(await (await app.newcomer()).page(path)).toContain('Birth Data Required')
})

describe('birth data without a chart', () => {
  beforeAll(async () => {
    await registered(browser)
    expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
    removeChart()
  })

  it.each([
    '/analysis',
    '/my-path',
    '/part-of-fortune',
    '/dashboard',
    '/my-book/years',
  ])('is reported by %s', async (path) => {
    const page = await browser.get(path)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContainAll(NO_CHART, 'Calculate my chart again')
    expect(html).not.toContainAll('Birth Data Required', 'once your birth information is saved')
  })

  it('is reported by calls', async () => {
    for (const [method, path] of [['POST', '/api/analysis']] as const) {
      const { status, body } = await browser.call(method, path)
      expect(status).toBe(409)
      expect(body).toEqual({
        code: 'chart.missing',
        message: `${NO_CHART} Please open “My Path” and choose “Calculate my chart again”.`,
      })
    }
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ birthTime: '14:30' })
  })

  it('is reported where the monthly letter is chosen, and does not let it be turned on', async () => {
    const html = await browser.page('/settings')
    expect(html).toContain(NO_CHART)
    expect(html).not.toContain('Enter your birth information')
    const answer = await browser.form('/settings', { form: 'letter', letter: 'on' })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(NO_CHART)
  })

  it('leaves the report out of the archive', async () => {
    const answer = await browser.form('/settings/my-data.zip', {})
    expect(answer.status).toBe(200)
    const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([])
    expect(names.some((name) => name.endsWith('.json'))).toBe(true)
  })

  it('refuses to save practices with the right reason', async () => {
    const answer = await browser.form('/my-path', { shown: 'x', phase: 'gift' })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(NO_CHART)
  })

  it.each([
    '/analysis',
    '/my-path',
    '/part-of-fortune',
    '/dashboard',
    '/my-book/years',
  ])('is repaired by one button on %s, which leads back to the page', async (path) => {
    removeChart()
    const answer = await browser.form('/reports', { next: path })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
    const html = await browser.page(path)
    expect(html).not.toContain(NO_CHART)
    expect(html).toContain('Pisces')
  })

  it('leads to the basic report if another address is given', async () => {
    const answer = await browser.form('/reports', { next: 'https://elsewhere.example/' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/reports/basic'])
  })
})
