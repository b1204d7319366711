import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const CHANNEL = 'https://channel.example/qismah'
const app = await testApp({ CHANNEL_URL: CHANNEL })
const withOneFigure = await testApp({ STORIES_FIGURE: '12', LIVES_FIGURE: '' })
const withoutFigures = await testApp({ STORIES_FIGURE: ' ', LIVES_FIGURE: '' })
const withGoogle = await testApp({ GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret' })

async function pageOf(browser: Browser, path: string): Promise<string> {
  return textOf(await browser.page(path))
}

/** Every link of a page: its address and its text without pictures. */
function linksOf(html: string): [href: string, words: string][] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside]) => [
    href!,
    inside!
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ])
}

const expectLinks = (html: string, expected: readonly [href: string, words: string][]) =>
  expect(linksOf(html)).toEqual(expect.arrayContaining([...expected]))

async function member(): Promise<Browser> {
  const browser = await app.newcomer()
  return browser
}

describe('the landing page', () => {
  it('explains, shows a sample, and links to the next steps', async () => {
    proves('screen: /')
    const html = await pageOf(app.browser(), '/')
    for (const anchor of ['how-it-works', 'sample-analysis', 'why-different']) {
      expect(html).toContain(`id="${anchor}"`)
    }
    expect(html).toContainAll('Secure login', 'Birth details', 'Spiritual guidance')
    expect(html).toContainAll('Part of Fortune: Sagittarius in 1st House', 'Nov 2024')
    for (const block of [
      'Your Fortune Path',
      'Current Blockages',
      'Spiritual Guidance',
      'Practical Next Steps',
    ]) {
      expect(html).toContain(`>${block}<`)
    }
    const { headline, letter } = compose({
      chart: castChart({ utc: Date.UTC(2024, 10, 3, 6, 30), latitude: 41.0082, longitude: 28.9784 }),
    })
    const text = html.replace(/<\/?(button|span)[^>]*>/g, '')
    for (const part of [headline.text, letter[1]!]) expect(text).toContain(part)
    expect(html).toContain('(not a person’s chart)')
    expect(html).toMatch(/exact birth time is required/i)
    expect(html).toContain('© 2024–2026 Qismah')
    expect(html).not.toContain('<script')
    expectLinks(html, [
      ['/login', 'Start Your Analysis'],
      ['/dashboard', 'Get Your Full Analysis'],
      ['/dashboard', 'Get Your Analysis Now'],
      ['/send-story', 'Share Your Story'],
      ['/privacy', 'Read Privacy Policy'],
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
      ['/contact', 'Contact Us'],
      ['/faq', 'FAQ'],
      ['/birth-time-help', 'Birth Time Help'],
      ['/delete-my-data', 'Delete My Data'],
    ])
    expect(linksOf(html).some(([href]) => href === CHANNEL)).toBe(true)
  })

  it('gives the specified figures, unless the operator has changed or emptied them', async () => {
    proves('limit: figures', 'screen: /')
    const html = await pageOf(app.browser(), '/')
    expect(html).toMatch(/real stories<[^1]*>100\+</)
    expect(html).toMatch(/lives changed<[^1]*>1000\+</)
    const one = await pageOf(withOneFigure.browser(), '/')
    expect(one).toMatch(/real stories<[^1]*>12</)
    expect(one).not.toContain('lives changed')
    expect(await pageOf(withoutFigures.browser(), '/')).not.toMatch(/real stories|lives changed/)
  })

  it('has the present year in its footer, also if pages are cached', async () => {
    expect(await pageOf(withOneFigure.browser(), '/faq')).toContain('© 2024–2026 Qismah')
    withOneFigure.clock.advance(365 * DAY)
    expect(await pageOf(withOneFigure.browser(), '/faq')).toContain('© 2024–2027 Qismah')
  })

  it('offers Google if it is set up', async () => {
    proves('screen: /')
    expect(await pageOf(app.browser(), '/')).not.toContain('with Google')
    const html = await pageOf(withGoogle.browser(), '/')
    expectLinks(html, [['/dashboard', 'Begin Your Analysis with Google']])
    expect(html).toContain('With Google, or with an email address and a password')
  })
})

describe('the top bar', () => {
  it('has its links and Sign In, or the menu of the person', async () => {
    proves('screen: top bar')
    const signedOut = await pageOf(app.browser(), '/faq')
    expectLinks(signedOut, [
      ['/#how-it-works', 'How It Works'],
      ['/#sample-analysis', 'Sample Analysis'],
      ['/#why-different', "Why We're Different"],
      ['/login', 'Sign In'],
    ])
    expect(signedOut).toMatch(new RegExp(`<a (?=[^>]*href="${CHANNEL}")(?=[^>]*target="_blank")`))
    const browser = app.browser()
    const { email } = await registered(browser)
    const signedIn = await pageOf(browser, '/faq')
    expect(linksOf(signedIn)).not.toContainEqual(['/login', 'Sign In'])
    expect(signedIn).toMatch(/<button[^>]*popovertarget[^>]*>[\s\S]*?Person \d+/i)
    expectLinks(signedIn, [
      ['/dashboard', 'Dashboard'],
      ['/settings', 'Settings'],
    ])
    expect(signedIn).toMatch(/action="\/sign-out".*?Sign out/s)
    app.sql.run('update users set name = null where email = ?', email)
    expect(await pageOf(browser, '/faq')).toContain(email)
  })
})

describe('the screens of signing in', () => {
  it('registering asks for a name, an address and a password twice', async () => {
    proves('screen: /register')
    const html = await pageOf(app.browser(), '/register')
    expect(html).toMatch(/<h1[^>]*>Create Account</)
    for (const label of ['Full name', 'Email', 'Password', 'Confirm password'])
      expect(html).toContain(`>${label}<`)
    expectLinks(html, [['/login', 'Sign in']])
    expect(await pageOf(withGoogle.browser(), '/register')).toContain('with Google')
  })

  it('a forgotten password asks for an email address', async () => {
    proves('screen: /forgot-password')
    const html = await pageOf(app.browser(), '/forgot-password')
    expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")/)
    expect(html).toMatch(/<button[^>]*>(<[^>]*>)*Send Reset Link/)
    expectLinks(html, [
      ['/login', 'Back to sign in'],
      ['/register', 'Sign up'],
    ])
  })
})

describe('the frame of a signed-in person', () => {
  const entries: [string, string][] = [
    ['/dashboard', 'Dashboard'],
    ['/analysis', 'Your Analysis'],
    ['/reports', 'Reports'],
    ['/part-of-fortune', 'Part of Fortune'],
    ['/my-path', 'My Path'],
    ['/send-story', 'Share Your Story'],
    ['/my-stories', 'My Stories'],
    ['/settings', 'Settings'],
  ]

  it('has every entry, and the one for birth information only until it is saved', async () => {
    proves('screen: sidebar')
    const browser = await member()
    const before = await pageOf(browser, '/settings')
    expectLinks(before, [...entries, ['/birth-info', 'Enter Your Birth Information']])
    expect(before).toMatch(/action="\/sign-out"[\s\S]*?Log out/)
    // In the list and at its foot.
    const menu = before.slice(before.indexOf('<nav id="side-nav"'), before.indexOf('<main'))
    expect(menu.match(/href="\/settings"/g)).toHaveLength(2)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const after = await pageOf(browser, '/settings')
    expectLinks(after, entries)
    expect(after).not.toContain('Enter Your Birth Information')
  })

  it('has the analysis as its second entry, marked there', async () => {
    const browser = await member()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const entriesOf = (html: string) =>
      [...html.matchAll(/<a( aria-current="page")? class="side-entry" href="([^"]+)"/g)].map(
        ([, current, href]) => [href, current !== undefined],
      )
    expect(entriesOf(await pageOf(browser, '/dashboard')).slice(0, 2)).toEqual([
      ['/dashboard', true],
      ['/analysis', false],
    ])
    expect(entriesOf(await pageOf(browser, '/analysis'))[1]).toEqual(['/analysis', true])
  })
})

describe('the dashboard', () => {
  it('shows a newcomer three steps and one button', async () => {
    const html = await pageOf(await member(), '/dashboard')
    expect(html).toMatch(/<h1[^>]*>Welcome back, <bdi>Person \d+/)
    const main = html.split('<main')[1]!.split('</main>')[0]!
    expect(main.match(/<h2/g)).toHaveLength(1)
    expect(main).toContain('Birthday Information')
    expect(main.match(/<ol[\s\S]*<\/ol>/)![0].match(/<li/g)).toHaveLength(3)
    expectLinks(main, [['/birth-info', 'Enter birth information']])
  })

  it('shows the birth record, and links to the reports and other pages', async () => {
    proves('screen: /dashboard')
    const browser = await member()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const html = await pageOf(browser, '/dashboard')
    expect(html).toMatch(/<h1[^>]*>Welcome back,.*Person \d+/s)
    const cards = [
      'Your Part of Fortune',
      'Next practice',
      'Birthday Information',
      'Reports',
      'Progress',
      'Quick Actions',
    ]
    expect([...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)</g)].map(([, title]) => title)).toEqual(cards)
    expectLinks(html, [['/analysis', 'Read your analysis']])
    expect(html).toContainAll('15 July 1978', '14:30', 'Istanbul, Türkiye')
    expectLinks(html, [
      ['/reports/basic', 'Basic Report'],
      ['/reports/detailed', 'Detailed Report'],
      ['/my-path', 'View Progress'],
      ['/birth-info', 'Update Birth Info'],
      ['/reports', 'View Reports'],
      ['/settings', 'Account Settings'],
    ])
    expect(html).toMatch(
      /<form [^>]*action="\/reports\/pdf"[^>]*>(?:<input [^>]*>)*<button[^>]*>Download Report</,
    )
  })
})

describe('the analysis', () => {
  it('shows the lot and its ruler, seven cards, a rating and a story', async () => {
    proves('screen: /analysis')
    const browser = await member()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const html = await pageOf(browser, '/analysis')
    expect(html).toMatch(/<h1[^>]*>Your Part of Fortune Analysis</)
    expect(html).toContainAll('Pisces in the 4th <a', '0.3° Pisces', '0°20′', 'Jupiter in Cancer')
    expect(html).toContain('Jupiter in Cancer, 9th house')
    for (const card of [
      'Fortune Path',
      'Current Blockages',
      'Spiritual Guidance',
      'Practical Next Steps',
      'Light Side Pattern',
      'Shadow Side Warning',
      'Real Life Examples',
    ]) {
      expect(html).toMatch(new RegExp(`<h[23][^>]*>(<[^>]*>)*${card}<`))
    }
    expect(html.match(/<input(?=[^>]*type="radio")(?=[^>]*name="rating")/g)).toHaveLength(5)
    expect(html).toContainAll('Share Story', '0/1000 characters')
    expectLinks(html, [['/dashboard', 'Back to Dashboard']])
  })
})

describe('any other path', () => {
  it('is not found, with the specified text', async () => {
    proves('screen: not found')
    const response = await app.browser().get('/no/such/page')
    expect(response.status).toBe(404)
    const html = textOf(await response.text())
    expect(html).toContainAll('404 Page Not Found', 'Did you forget to add the page to the router?')
  })
})
