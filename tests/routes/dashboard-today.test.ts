import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()

describe('what the dashboard shows of today', () => {
  let browser: Browser
  const dashboard = async () => (await browser.page('/dashboard')).replaceAll('<!-- -->', '')
  const stepIn = (html: string) => {
    const [, id = ''] = /name="shown" value="([^"]+)"/.exec(html) ?? []
    return { id, isTicked: /<input type="checkbox"[^>]* checked=""/.test(html) }
  }

  beforeAll(async () => {
    browser = await app.newcomer()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  })

  it('begins with the sky and, once the analysis was opened, its four lines', async () => {
    const before = await dashboard()
    expect(before).toMatch(/<svg[^>]*class="plate"/)
    expect(before).not.toContain('class="gift')
    const { inShort } = (await browser.call('POST', '/api/analysis')).body as {
      inShort: { gift: string; today: string }
    }
    const html = await dashboard()
    const places = [
      inShort.gift,
      inShort.today,
      'Next practice',
      'Birthday Information',
      'Quick Actions',
    ].map((text) => html.indexOf(text))
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).not.toContain('Your last note')
  })

  it('has one step, which is ticked there and stays for the day', async () => {
    const first = stepIn(await dashboard())
    expect(first.isTicked).toBe(false)
    const { status } = await browser.form('/my-path', { shown: first.id, done: first.id })
    expect(status).toBe(303)
    expect(stepIn(await dashboard())).toEqual({ id: first.id, isTicked: true })
    app.sql.run('update path_progress set done_at = done_at - 172800000 where practice_id = ?', first.id)
    const next = stepIn(await dashboard())
    expect(next.isTicked).toBe(false)
    expect(next.id).not.toBe(first.id)
  })

  it('shows the last note, or the evening that is open', async () => {
    const text = 'A quiet day.'
    const sent = await browser.form('/my-book/write', { about: '', question: '', day: '2026-01-05', text })
    expect(sent.status).toBe(303)
    expect(await dashboard()).toContainAll('Your last note', text, '5 January 2026', 'href="/my-book"')
    expect((await browser.call('POST', '/api/evenings/begin')).status).toBe(201)
    const html = await dashboard()
    expect(html).toContainAll('Evening 1 of 30', 'href="/evenings/1"')
    expect(html).not.toContain('Your last note')
  })
})
