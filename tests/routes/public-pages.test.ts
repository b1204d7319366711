import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  BOOKS,
  findLanguage,
  PASSAGE_IDS,
  passageFor,
  REFERENCES,
  toCitation,
  WORKS,
} from '#app/books/index.ts'
import { proves } from '../specification/proves.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()

const PAGES = [
  '/api',
  '/privacy',
  '/terms',
  '/faq',
  '/adab',
  '/evidence',
  '/contact',
  '/birth-time-help',
  '/delete-my-data',
  '/books',
  '/books/qabisi',
  '/books/firmicus',
  '/books/valens',
  '/books/lilly',
  '/masters',
  '/glossary',
  '/data-sources',
  '/find-your-lot',
]
/** The contact page has a new idempotency key each time, so no cache may store it. */
const KEPT_BY_CACHES = PAGES.filter((path) => path !== '/contact')

async function page(path: string, from = app): Promise<string> {
  return (await from.browser().page(path)).replaceAll('<!-- -->', '')
}

it.each([
  ['/privacy', 'Privacy Policy', 'password'],
  ['/terms', 'Terms of Service', 'It does not predict events.'],
  ['/faq', 'FAQ', 'Part of Fortune'],
  ['/birth-time-help', 'Birth Time Help', 'What a few minutes change'],
  ['/delete-my-data', 'Delete My Data', 'Type the word DELETE'],
])('%s is called %s and has its text', async (path, title, words) => {
  proves('screen: pages of the footer')
  const html = await page(path)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}<`))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]+>/g, ' ')
  expect(main).toContain(words)
  expect(main.length).toBeGreaterThan(1500)
})

describe('/birth-time-help', () => {
  it.each([
    [
      '/birth-time-help',
      ['Egypt', 'Saudi Arabia', 'Algeria', 'Morocco', 'Jordan', 'Iraq', 'Turkey', 'Pakistan', 'Indonesia'],
      'we do not know whether it tells the hour',
      'A message to send to your mother',
    ],
    [
      '/ar/birth-time-help',
      ['مصر', 'السعودية', 'الجزائر', 'المغرب', 'الأردن', 'العراق', 'تركيا', 'باكستان', 'إندونيسيا'],
      'ولا نعرف هل تذكر الساعة',
      'رسالة إلى الوالدة',
    ],
  ])('%s names the paper of each country, and what we do not know', async (path, countries, unknown, message) => {
    const html = await page(path)
    const text = html.replace(/\s+/g, ' ')
    for (const country of countries) expect(text).toContain(`<strong>${country}:</strong>`)
    expect(text).toContainAll(unknown, message)
  })
})

describe.each(PAGES)('%s', (path) => {
  it('answers with a titled page, without scripts and without a cookie', async () => {
    const response = await app.browser().get(path)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    const html = await response.text()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[\w ()-]+ · Qismah<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).not.toContainAll('<script', 'modulepreload')
  })

  it('has no broken fragment link', async () => {
    const html = await page(path)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
  })

  it('links only to existing pages', async () => {
    const main = (await page(path)).split('<main')[1]!.split('</main>')[0]!
    const links = new Set([...main.matchAll(/href="(\/[^"?]*)/g)].map(([, href]) => href!))
    for (const link of links) {
      const [address, anchor] = link.split('#')
      const response = await app.browser().get(address!)
      expect(response.status, link).toBeLessThan(400)
      if (anchor && response.status === 200) expect(await response.text()).toContain(`id="${anchor}"`)
    }
  })
})

describe('caching', () => {
  it.each(KEPT_BY_CACHES)('%s may be cached for five minutes for visitors without a cookie', async (path) => {
    const { headers } = await app.browser().get(path)
    expect(headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(headers.get('Vary')).toContain('Cookie')
  })
})

describe('/privacy describes this installation', () => {
  it('with a key, on plain http, without Google', async () => {
    const html = await page('/privacy')
    expect(html).toContain('The whole database is encrypted on the disk')
    expect(html).toContain('This site is set up without HTTPS.')
    expect(html).toContain('Sign-in with Google is not set up on this site')
  })

  it('as it is: counts, the receipt, passkeys, and what administrators see', async () => {
    const words = (await page('/privacy')).replace(/\s+/g, ' ')
    // app/operations/rate-limit.test.ts: the longest count.
    expect(words).toContain('These counts are in memory only, for an hour at most')
    expect(words).toContain('what administrators had done with your records, and what had left this server')
    expect(words).toContain('a hash of what it has signed is kept for a day')
    expect(words).toContainAll(
      'last signed in',
      'the security log of your account',
      'how you rated your analysis',
    )
    expect(words).not.toContain('Newest change')
  })

  it('as it is: what a season of evenings keeps, and which answer to the scenes stays', async () => {
    const words = async (path: string) => (await page(path)).replace(/\s+/g, ' ')
    expect(await words('/privacy')).toContainAll(
      'how many evenings the season has, the time zone',
      'the hour, when the next one is due and which evening was mailed last',
      'Your first answer to the scenes is therefore kept',
    )
    expect(await words('/ar/privacy')).toContainAll(
      'عدد أمسيات الموسم، والمنطقة الزمنية',
      'نحفظ الساعة، ومتى تحين الرسالة التالية، وأي مساء أُرسل آخر مرة',
      'تبقى إجابتكم الأولى عن المشاهد محفوظة',
    )
    expect(await words('/delete-my-data')).toContain('to the three scenes and about your life')
    expect(await words('/ar/delete-my-data')).toContain('وعن المشاهد الثلاثة وعن حياتكم')
  })

  it('over https, with Google', async () => {
    const html = await page(
      '/privacy',
      await testApp({
        ORIGIN: 'https://qismah.example',
        GOOGLE_CLIENT_ID: 'an id',
        GOOGLE_CLIENT_SECRET: 'a secret',
      }),
    )
    expect(html).not.toContain('without HTTPS')
    expect(html).toContainAll('everything is encrypted (HTTPS)', 'If you choose to sign in with Google')
  })

  it('without an external model, and with one', async () => {
    const here = await page('/privacy')
    expect(here).toContainAll('No text is sent anywhere for it.', 'your analysis is sent to none')
    const configured = await testApp({
      EMBEDDINGS_URL: 'https://near.example/v1',
      EMBEDDINGS_MODEL: 'near-1',
    })
    const html = await page('/privacy', configured)
    expect(html).toContain('to the service at <strong>near.example</strong>')
  })
})

it('/faq lists every house system that a report can have', async () => {
  expect((await page('/faq')).replace(/\s+/g, ' ')).toContain(
    'for your reports: whole signs, Porphyry, equal houses, Alcabitius or Regiomontanus.',
  )
})

it('/privacy and /faq name each kind of example that other people may read', async () => {
  for (const path of ['/privacy', '/faq']) {
    const words = (await page(path)).replace(/\s+/g, ' ')
    expect(words).toMatch(/stories|story/)
    expect(words).toMatch(/event[^.]* birth information/)
    expect(words).toContain('without a name')
  }
})

it('/terms and /privacy name each use of a story, the lot too, and what stays of a film, in both languages', async () => {
  const [terms, privacy, shuroot, khususiya] = await Promise.all(
    ['/terms', '/privacy', '/ar/terms', '/ar/privacy'].map(async (path) =>
      (await page(path)).replace(/\s+/g, ' '),
    ),
  )
  for (const words of [terms!, privacy!])
    expect(words).toContainAll(
      'as a real-life example',
      'told on the operator’s video channel',
      'with the sign and house of your lot',
    )
  for (const words of [shuroot!, khususiya!]) expect(words).toContainAll('مثالًا من الحياة', 'برج سهمكم وبيته')
  expect(privacy).toContain('the operator gets a line with the address and the day of the film')
  expect(terms).toContainAll('You confirm once that your stories are yours', 'you are of age')
})

describe('/books', () => {
  it('has each passage at the anchor of links that were made earlier, with a link to its book', async () => {
    const html = await page('/books')
    for (const id of PASSAGE_IDS) {
      const [entry = ''] = html.split(`<li id="${id}"`)[1]?.split('</li>') ?? []
      expect(entry, id).toContain(toCitation(passageFor(id)))
      expect(entry, id).toContain(`href="/books/${id.split('.')[0]}#${id}"`)
    }
  })

  it('has an anchor, the place and the text of each passage on the page of its book', async () => {
    const pages = new Map<string, string>()
    for (const book of BOOKS) pages.set(book, await page(`/books/${book}`))
    for (const passage of PASSAGE_IDS.map(passageFor)) {
      const html = pages.get(passage.id.split('.')[0]!) ?? ''
      const [entry = ''] = html.split(`<article id="${passage.id}"`)[1]?.split('</article>') ?? []
      expect(entry, passage.id).toContain(toCitation(passage))
      const words = entry.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
      expect(words, passage.id).toContain(passage.original)
      expect(words, passage.id).toContain(passage.english)
      expect(entry).toContain(
        { ar: '<p lang="ar" dir="rtl"', la: '<p lang="la"', en: '<p lang="en"', grc: '<p lang="grc"' }[
          findLanguage(passage)
        ],
      )
    }
  })

  it('names editions, licences, and what is only cited', async () => {
    const html = await page('/books')
    for (const { id, author, edition, licence } of Object.values(WORKS)) {
      const book = await page(`/books/${id.split('-')[0]}`)
      expect(book).toContainAll(author, edition, licence.name)
    }
    for (const { author, title } of REFERENCES) {
      expect(html).toContainAll(author, title)
    }
  })
})

describe('/masters', () => {
  it('shows what agrees and what does not', async () => {
    const html = (await page('/masters')).replace(/\s+/g, ' ')
    expect(html).toContain('14 births were by night. The night formula fits 14 of them')
    expect(html).toContainAll('10 births were by day. The day formula fits 10 of them', '17°00′ Leo')
    expect(html).toContainAll('10°27′ Aquarius', 'ours, which is reversed, gives 17°00′ Gemini')
    expect(html.match(/<tr role="row"/g)).toHaveLength(29)
  })
})

describe('/delete-my-data', () => {
  it('leads a visitor to the sign-in page and a signed-in person to the Danger Zone', async () => {
    expect(await page('/delete-my-data')).toContain('href="/login?redirectTo=%2Fsettings"')
    const browser = await app.newcomer()
    const html = await browser.page('/delete-my-data')
    expect(html).toContain('Go to the Danger Zone')
    expect(html).not.toContain('Sign in and open Settings')
  })
})

it('/data-sources names the release of the time zone data in use', async () => {
  const { version } = JSON.parse(readFileSync('app/geo/data/zones.json', 'utf8')) as { version: string }
  expect(await page('/data-sources')).toContain(`The release in use is ${version}.`)
})

describe('a link to a public page', () => {
  it.each([
    '/',
    '/faq',
    '/find-your-lot',
    '/login',
  ])('%s has a title, a text and one picture', async (path) => {
    const html = await page(path)
    const of = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    expect(of('og:title')).toContain('Qismah')
    expect(of('og:description').length).toBeGreaterThan(20)
    expect(of('og:image:width')).toBe('1200')
    expect(of('og:image:height')).toBe('630')
    expect(of('og:image:alt')).not.toBe('')
    expect(of('twitter:card')).toBe('summary_large_image')
    expect(new URL(of('og:image')).pathname).toBe('/link-preview.png')
  })

  it('has a picture of 1200 x 630, and the site opens without a browser’s bars', () => {
    const picture = readFileSync('public/link-preview.png')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(JSON.parse(readFileSync('public/site.webmanifest', 'utf8'))).toMatchObject({
      display: 'standalone',
    })
  })
})
