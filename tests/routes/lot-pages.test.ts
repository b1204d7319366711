import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { LOT_PAGES } from '#app/features/lots/lot-pages.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { readPng } from '../support/png.ts'

const app = await testApp({ ORIGIN: 'https://qismah.example' })
const addresses = [...LOT_PAGES.keys()]
const textOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]+>/g, ' ')

describe('the pages about the lot in a sign and place', () => {
  it('are 144, each with its own texts, in both languages, for everybody', async () => {
    expect(addresses).toHaveLength(144)
    for (const prefix of ['', '/ar']) {
      const gifts = new Set<string>()
      for (const address of addresses) {
        const response = await app.browser().get(prefix + address)
        expect(response.status, address).toBe(200)
        expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
        expect(response.headers.getSetCookie()).toEqual([])
        const html = await response.text()
        expect(html).not.toContain('<script')
        expect(textOf(html)).not.toMatch(/undefined|null|\{/)
        gifts.add(/<meta name="description" content="([^"]+)"/.exec(html)![1]!)
      }
      expect(gifts.size).toBe(144)
    }
  })

  it('say gift, difficulty, help and step, quote the book, and have the form of a visitor', async () => {
    const html = await app.browser().page('/lot/sagittarius/9')
    expect(html).toContain('Part of Fortune in Sagittarius in the 9th house')
    expect(html.match(/<h2[^>]*>([^<]+)/g)!.map((one) => one.replace(/<[^>]+>/, ''))).toContainAll(
      'The gift',
      'What gets in its way',
      'What helps',
      'One step',
      'An example',
      'Find yours',
    )
    expect(html).toContain('href="/books/qabisi#qabisi.house-9"')
    expect(html).toContainAll(
      'action="/find-your-lot"',
      'name="dateOfBirth"',
      'name="birthTime"',
      'name="country"',
    )
  })

  it('have one address in each language, and a preview of their own', async () => {
    const html = await app.browser().page('/ar/lot/pisces/12')
    const site = 'https://qismah.example'
    expect(html).toContainAll(
      `<link rel="canonical" href="${site}/ar/lot/pisces/12"/>`,
      `<link rel="alternate" hrefLang="en" href="${site}/lot/pisces/12"/>`,
      `<link rel="alternate" hrefLang="ar" href="${site}/ar/lot/pisces/12"/>`,
      `<meta property="og:url" content="${site}/ar/lot/pisces/12"/>`,
      `<meta property="og:image" content="${site}/ar/lot/pisces/12/preview.png"/>`,
    )
    const other = await app.browser().get('/lot/Pisces/12?from=somebody')
    expect([other.status, other.headers.get('Location')]).toEqual([308, '/lot/pisces/12'])
  })

  it.each([
    '/lot/ophiuchus/9',
    '/lot/aries/0',
    '/lot/aries/13',
    '/lot/aries/09',
    '/lot/aries/1.5',
    '/lot/aries',
    '/lot/constructor/1',
  ])('do not exist at %s', async (address) => {
    expect((await app.browser().get(address)).status).toBe(404)
  })

  it('are in sitemap.xml, which search engines find', async () => {
    const robots = await (await app.browser().get('/robots.txt')).text()
    expect(robots).toContain('Sitemap: https://qismah.example/sitemap.xml')
    const answer = await app.browser().get('/sitemap.xml')
    expect(answer.headers.get('Content-Type')).toContain('xml')
    const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => one)
    expect(places).toContainAll(
      'https://qismah.example/',
      'https://qismah.example/faq',
      'https://qismah.example/ar',
    )
    for (const place of places.filter((one) => !one!.includes('/lot/')))
      expect((await app.browser().get(new URL(place!).pathname)).status, place).toBe(200)
    for (const address of addresses)
      expect(places).toContainAll(`https://qismah.example${address}`, `https://qismah.example/ar${address}`)
  })

  it('say what somebody sees who was sent a picture', async () => {
    const html = await app.browser().page('/lot/sagittarius/9')
    expect(html).toContainAll('Did somebody send you a picture?', 'The gold line is the arc of the lot')
  })

  it('are linked from the answer of Find your lot', async () => {
    const answer = await app.browser().form('/find-your-lot', { ...ISTANBUL_BIRTH, step: 'find' })
    expect(await answer.text()).toContain('href="/lot/pisces/5"')
  })

  it.each([
    '/',
    '/find-your-lot',
    '/ar/find-your-lot',
    '/lot/leo/10',
    '/ar/lot/leo/10',
  ])('and %s have no two landmarks of one name, and no two links of one name to different pages', async (path) => {
    const html = await app.browser().page(path)
    expect(sharedNames(html)).toEqual([])
  })

  it('nor has the answer of Find your lot', async () => {
    const answer = await app.browser().form('/find-your-lot', { ...ISTANBUL_BIRTH, step: 'find' })
    expect(sharedNames(await answer.text())).toEqual([])
  })
})

describe('the picture of a link to such a page', () => {
  const pictureOf = async (path: string) => {
    const answer = await app.browser().get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(answer.headers.get('Cache-Control')).toMatch(/^public/)
    const file = new Uint8Array(await answer.arrayBuffer())
    // Messengers show no larger one.
    expect(file.byteLength).toBeLessThan(300_000)
    return readPng(file)
  }

  it('is its own, 1200 by 630, in each language', async () => {
    const seen = new Set<string>()
    const some = ['/lot/aries/1', '/lot/sagittarius/9', '/lot/pisces/12', '/ar/lot/sagittarius/9']
    for (const page of some) {
      expect(await app.browser().page(page)).toContain(`content="https://qismah.example${page}/preview.png"`)
      const picture = await pictureOf(`${page}/preview.png`)
      expect(picture).toMatchObject({ width: 1200, height: 630 })
      expect(picture.colours).toBeGreaterThan(100)
      seen.add(createHash('sha256').update(picture.pixels).digest('hex'))
    }
    expect(seen.size).toBe(some.length)
  })

  it('is drawn when it is first requested, and kept, also for people who are signed in', async () => {
    const run = vi.spyOn(app.services.work, 'run')
    for (const browser of [app.browser(), app.browser(), await app.newcomer()])
      expect((await browser.get('/lot/leo/5/preview.png')).status).toBe(200)
    expect(run.mock.calls).toHaveLength(1)
    const other = await app.browser().get('/lot/Leo/5/preview.png?again')
    expect([other.status, other.headers.get('Location')]).toEqual([308, '/lot/leo/5/preview.png'])
    expect(run.mock.calls).toHaveLength(1)
    run.mockRestore()
  })

  it.each([
    '/lot/ophiuchus/9/preview.png',
    '/lot/aries/13/preview.png',
    '/lot/aries/preview.png',
  ])('does not exist at %s', async (address) => {
    expect((await app.browser().get(address)).status).toBe(404)
  })

  it('is limited for each address as charts of visitors are, and what is kept is not counted', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const get = async (page: string) =>
      (await limited.browser('198.51.100.9').get(`${page}/preview.png`)).status
    const statuses: number[] = []
    for (const page of addresses.slice(0, 61)) statuses.push(await get(page))
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect(await get(addresses[0]!)).toBe(200)
  })
})

/** The names that two landmarks share, or two links with different addresses. */
function sharedNames(page: string): string[] {
  // A note has its own link, and is shown alone.
  const html = page.replace(/<p [^>]*popover="auto"[^>]*>.*?<\/p>/gs, '')
  const words = (text: string) =>
    text
      .replace(/<!-- -->|<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const links = new Map<string, Set<string>>()
  for (const [, attributes, inside] of html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)) {
    const name = /aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? words(inside!)
    links.set(name, (links.get(name) ?? new Set()).add(/href="([^"]*)"/.exec(attributes!)![1]!))
  }
  const landmarks = [...html.matchAll(/<(?:nav|section|aside) [^>]*aria-label(?:ledby)?="([^"]+)"/g)].map(
    ([, name]) => {
      const labelled = new RegExp(`id="${name}"[^>]*>([\\s\\S]*?)</`).exec(html)
      return labelled ? words(labelled[1]!) : name!
    },
  )
  return [
    ...[...links].filter(([, addresses]) => addresses.size > 1).map(([name]) => `links ${name}`),
    ...landmarks.filter((name, i) => landmarks.indexOf(name) !== i).map((name) => `landmarks ${name}`),
  ]
}
