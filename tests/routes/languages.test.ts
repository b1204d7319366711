import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageSource, readAddress } from '#app/language/language.ts'
import { routesOf } from '../support/access.ts'
import { registered, testApp } from '../support/app.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'

const app = await testApp()
const NAMES = readdirSync('content/ar').map((file) => file.replace('.md', ''))

const get = (path: string) => app.browser().get(path)
const page = async (path: string) => (await (await get(path)).text()).replaceAll('<!-- -->', '')

describe.each(NAMES)('/ar/%s', (name) => {
  it('is in Arabic, from right to left, kept, and without a script', async () => {
    const answer = await get(`/ar/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
    const html = await answer.text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toMatch(/<title>[^<]+ · قسمة<\/title>/)
    expect(html).not.toContain('<script')
    expect(html).toContain('لم يقرأ محرر عربي هذه النصوص بعد.')
  })

  it('leads to its English page, and that to it', async () => {
    const other = (language: string, href: string) => new RegExp(`<a href="${href}" hrefLang="${language}"`)
    expect(await page(`/ar/${name}`)).toMatch(other('en', `/${name}`))
    expect(await page(`/${name}`)).toMatch(other('ar', `/ar/${name}`))
  })

  it('names itself and its other language for search engines', async () => {
    const origin = 'http://localhost:3000'
    for (const [path, html] of [
      [`/ar/${name}`, await page(`/ar/${name}`)],
      [`/${name}`, await page(`/${name}`)],
    ]) {
      expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="ar" href="${origin}/ar/${name}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}/${name}"/>`)
    }
  })
})

/** Words in Latin letters, ranges of numbers, and degrees that run from right to left. */
function latinIn(html: string): string[] {
  const rest = html
    .replace(/^.*?<body/s, '<body')
    .replace(/<(script|template|svg)\b.*?<\/\1>|<span class="sr-only">.*?<\/span>/gs, '')
    .replace(/<(bdi|code)\b[^>]*>.*?<\/\1>/gs, '')
    // What has its own language, such as the words of a book.
    .replace(/<(\w+)\b[^>]* lang="(?!ar")[^>]*>.*?<\/\1>/gs, '')
    .replace(/<\/?(td|th|dt|dd|p|li|div|caption|h\d)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>|&\w+;|&#x?\w+;/g, ' ')
  // A degree that nothing Arabic precedes keeps its order.
  return rest.match(/[A-Za-z]{2,}|\d+[-–]\d+|[ء-ي][^\n]*\d°\d+/g) ?? []
}

const OTHERS = [
  '',
  '/find-your-lot',
  '/login',
  '/register',
  '/forgot-password',
  '/contact',
  '/books',
  '/books/valens',
]

describe.each([...NAMES.map((name) => `/${name}`), ...OTHERS])('/ar%s', (path) => {
  it('has Latin letters and ranges only where they are isolated', async () => {
    expect(latinIn(await page(`/ar${path}`))).toEqual([])
  })

  it('links to Arabic pages where there are any, and names the language of others', async () => {
    const html = await page(`/ar${path}`)
    for (const [link, href] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)) {
      const address = href!.split(/[?#]/)[0]!
      const isArabic = readAddress(address).language === 'ar' || languageSource(address) === 'person'
      expect(isArabic || /hrefLang="en"/.test(link), link).toBe(true)
    }
  })
})

describe('pages of a person who reads Arabic', async () => {
  const person = await app.born()
  await person.form('/language', { language: 'ar', back: '/dashboard' })

  it.each([
    '/dashboard',
    '/analysis',
    '/analysis?reasons=all',
    '/part-of-fortune?sign=Aries&degree=3&minute=4&tolerance=30',
    '/part-of-fortune/lots',
    '/my-path',
    '/reports/basic',
    '/reports/detailed',
    '/reports/wheel',
    '/my-book',
    '/my-book/write',
    '/my-book/years',
    '/send-story',
    '/my-stories',
    '/settings',
    '/settings/two-step',
    '/settings/passkeys',
    '/settings/prove',
    '/settings/receipt',
    '/settings/delete',
  ])('%s has Latin letters and ranges only where they are isolated', async (path) => {
    const html = await person.page(path)
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(latinIn(html)).toEqual([])
  })

  it('are all that only members see', async () => {
    for (const { id, path } of await routesOf())
      if (id.startsWith('routes/member/')) expect(languageSource(path), path).toBe('person')
  })

  it('their data, which a page with React loads without a new document, are Arabic too', async () => {
    expect(await (await person.get('/settings.data')).text()).toContain('بلاسيدوس')
  })
})

it.each([
  ['/fr/faq', 'lang="en"'],
  ['/ar/nothing', 'lang="ar" dir="rtl"'],
  ['/ar/settings', 'lang="ar" dir="rtl"'],
  ['/ar/api', 'lang="ar" dir="rtl"'],
])('%s is the page for 404, in the language that is known', async (path, language) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(`<html ${language}>`)
})

it('the landing page suggests Arabic to those who prefer it, kept or not, and no other page does', async () => {
  const suggests = async (path: string, prefers: string) => {
    const answer = await app.browser().send(path, { headers: { 'Accept-Language': prefers } })
    if (path === '/') expect(answer.headers.get('Vary')).toContain('Accept-Language')
    return (await answer.text()).includes('هذه الصفحة بالعربية أيضًا')
  }
  for (const _ of ['made', 'kept']) {
    expect(await suggests('/', 'ar-EG,ar;q=0.9,en;q=0.8')).toBe(true)
    expect(await suggests('/', 'en-US,en;q=0.9,ar;q=0.8')).toBe(false)
    expect(await suggests('/faq', 'ar')).toBe(false)
    expect(await suggests('/ar', 'ar')).toBe(false)
  }
})

it('another spelling of an Arabic address is redirected', async () => {
  const { status, headers } = await get('/AR/Faq/')
  expect([status, headers.get('Location')]).toEqual([308, '/ar/faq'])
})

describe('a person', () => {
  const shownTo = async (browser: ReturnType<typeof app.browser>) =>
    /<html lang="(\w+)"/.exec(await (await browser.get('/settings')).text())?.[1]

  it('who signs in at an Arabic address has Arabic pages, and keeps them at an English one', async () => {
    const { email, password } = await registered(app.browser())
    for (const [address, language] of [
      ['/login', 'en'],
      ['/ar/login', 'ar'],
      ['/login', 'ar'],
    ] as const) {
      const browser = app.browser()
      await browser.form(address, { email, password })
      expect(await shownTo(browser)).toBe(language)
    }
  })

  it('who registers in Arabic has Arabic pages, until they choose English', async () => {
    const browser = app.browser()
    const password = 'long enough words'
    await browser.form('/ar/register', {
      name: 'Amina',
      email: 'amina@example.com',
      password,
      confirmPassword: password,
    })
    expect(await shownTo(browser)).toBe('ar')
    const { status, headers } = await browser.form('/language', { language: 'en', back: '/settings' })
    expect([status, headers.get('Location')]).toEqual([303, '/settings'])
    expect(await shownTo(browser)).toBe('en')
  })

  it('gets mails in their language, with links in it, whatever the language of the request', async () => {
    const browser = app.browser()
    const { email } = await registered(browser)
    await browser.form('/language', { language: 'ar', back: '/settings' })
    await app.browser().call('POST', '/api/auth/forgot-password', { email })
    await app.services.mailer.flush()
    const mail = readOutbox(app.services.settings.dataDir).find(({ to }) => to === email)!
    expect(mail.subject).toBe('اختيار كلمة سر جديدة في قسمة')
    expect(linkIn(mail)).toMatch(/^http:\/\/localhost:3000\/ar\/reset-password\?token=/)
  })

  it('signed out, is asked to sign in in the language of their browser', async () => {
    const answer = await app
      .browser()
      .send('/dashboard', { headers: { 'Accept-Language': 'ar-EG,ar;q=0.9' } })
    expect(answer.headers.get('Location')).toBe('/ar/login?redirectTo=%2Fdashboard')
  })
})
