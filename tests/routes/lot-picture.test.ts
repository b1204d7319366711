import { describe, expect, it, vi } from 'vitest'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { readPng } from '../support/png.ts'

const app = await testApp({ ORIGIN: 'https://qismah.example' })

async function born() {
  const browser = await app.newcomer()
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  return browser
}

const PNGS = [
  ['/analysis/picture.png', 1080, 1350, 'part-of-fortune.png'],
  ['/analysis/picture-tall.png', 1080, 1920, 'part-of-fortune-tall.png'],
] as const

describe('the picture of a lot', () => {
  it('has the sky, the sign, the gift and the address of its page, and nobody’s name, date or place', async () => {
    const browser = await app.newcomer()
    const before = await browser.get('/analysis/picture.svg')
    expect(before.status).toBe(303)
    expect(before.headers.get('Location')).toMatch(/\/analysis$/)

    expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
    const answer = await browser.get('/analysis/picture.svg')
    expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
    expect(answer.headers.get('Content-Disposition')).toContain('attachment')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const picture = await answer.text()
    const { body } = await browser.call('POST', '/api/analysis', {})
    const { partOfFortune, inShort } = body as { partOfFortune: { sign: string }; inShort: { gift: string } }
    expect(picture).toContain(`<title>Part of Fortune in ${partOfFortune.sign}</title>`)
    expect(picture).toContainAll(inShort.gift, 'Above the horizon: ', ' qismah.example/lot/pisces/5</desc>')
    // Letters are outlines, so the words of the drawing stand in its descriptions.
    for (const one of ['Person', 'stanbul', 'Türkiye', '1978', '14:30', 'July'])
      expect(picture).not.toContain(one)
    await browser.form('/language', { language: 'ar', back: '/analysis' })
    const arabic = await browser.page('/analysis/picture.svg')
    expect(arabic).toContainAll('<title>سهم السعادة في برج ', 'qismah.example/ar/lot/pisces/5')
    // A file has no style sheet and no font.
    expect(picture).not.toMatch(/var\(|class=|<text|href=/)
  })

  it.each(
    PNGS,
  )('is a PNG at %s, %i by %i, which says nothing beside its pixels', async (path, width, height, name) => {
    const browser = await born()
    const answer = await browser.get(path)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const file = new Uint8Array(await answer.arrayBuffer())
    const english = await readPng(file)
    expect(english).toMatchObject({ width, height })
    const withoutWords = ['IHDR', 'sRGB', 'sBIT', 'IDAT', 'IEND']
    expect(english.parts.filter((part) => !withoutWords.includes(part))).toEqual([])
    // The plate has gradients.
    expect(english.colours).toBeGreaterThan(1000)
    await browser.form('/language', { language: 'ar', back: '/analysis' })
    const arabic = await readPng(new Uint8Array(await (await browser.get(path)).arrayBuffer()))
    expect(arabic.pixels).not.toEqual(english.pixels)
  })

  it.each(PNGS)('at %s is for its person alone, and leads to the analysis without a chart', async (path) => {
    expect((await app.browser().get(path)).headers.get('Location')).toMatch(/^\/login/)
    const before = await (await app.newcomer()).get(path)
    expect([before.status, before.headers.get('Location')]).toEqual([303, '/analysis'])
  })

  it('is drawn once while nothing in it changes, and its time is charged', async () => {
    const browser = await born()
    const charge = vi.spyOn(app.services.limits, 'charge')
    const run = vi.spyOn(app.services.work, 'run')
    const first = await (await browser.get('/analysis/picture.png')).arrayBuffer()
    // For the event loop, and for the thread that drew the picture.
    expect(charge.mock.calls).toHaveLength(2)
    const again = await (await browser.get('/analysis/picture.png')).arrayBuffer()
    expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true)
    expect(run.mock.calls).toHaveLength(1)
    // What the thread gets is all that can be drawn.
    const [, drawing] = run.mock.calls[0]!
    expect(JSON.stringify(drawing)).not.toMatch(/1978|14:30|stanbul|Türkiye|@|Person/)
    run.mockRestore()
    charge.mockRestore()
  })

  it('is offered after the letter, as a link that needs no script', async () => {
    const html = await (await born()).page('/analysis')
    expect(html).toContainAll(
      'href="/analysis/picture.png"',
      'href="/analysis/picture-tall.png"',
      'href="/analysis/picture.svg"',
    )
    expect(html.indexOf('id="letter"')).toBeLessThan(html.indexOf('/analysis/picture.png'))
  })
})

describe('its limit', () => {
  it('is that of other files of a person', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const browser = await limited.newcomer()
    const statuses = new Set<number>()
    for (let i = 0; i < 245; i++) statuses.add((await browser.get('/analysis/picture.png')).status)
    expect([...statuses]).toEqual([303, 429])
  })
})
