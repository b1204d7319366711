import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { corpusOf } from '#app/guidance/index.server.ts'
import { DAY, HOUR } from '#app/operations/clock.ts'
import { proves } from '../specification/proves.ts'
import { administrator, figuresOf, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const app = await testApp()
const { sql } = app
const { services, clock } = app
const admin = await administrator(app)

const STORY = {
  title: 'A long wait',
  storyContent: 'We waited at the door. '.repeat(5),
  isAnonymous: true,
}

const dashboard = async (query = '') => (await admin.browser.get(`/admin${query}`)).text()

/** The text of a part of the page, from its heading to the next. */
function part(html: string, title: string): string {
  const from = html.indexOf(`>${title}</h2>`)
  expect(from, title).toBeGreaterThan(0)
  const to = html.indexOf('</section>', from)
  return textOf(html.slice(from, to))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

interface Rated {
  analysisId: string
  reading: { tracks: { name: string; part: string }[] }
}

async function ratedReading(
  rating: number,
): Promise<Rated & { browser: Awaited<ReturnType<typeof member>> }> {
  const person = await member(app)
  await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const { body } = await person.browser.call('POST', '/api/analysis')
  const { analysisId } = body as { analysisId: string }
  const answer = await person.browser.call('POST', `/api/analysis/${analysisId}/rate`, { rating })
  expect(answer.status).toBeLessThan(300)
  const content = sql.value('select content from analyses where id = ?', analysisId) as string
  return { analysisId, reading: JSON.parse(content), browser: person }
}

describe('what needs attention', () => {
  it('says that nothing waits, and comes before the figures', async () => {
    const html = await dashboard()
    expect(part(html, 'Needs attention')).toContain('Nothing waits and nothing has failed.')
    expect(html.indexOf('Needs attention')).toBeLessThan(html.indexOf('Total Users'))
  })

  it('says that the proxy in front is not named', async () => {
    const behind = await testApp({ ORIGIN: 'https://qismah.example' })
    const { browser } = await administrator(behind)
    const shown = part(await browser.page('/admin'), 'Needs attention')
    expect(shown).toContain('Settings: Incomplete')
    expect(shown).toContain('TRUSTED_PROXIES does not name it')
  })

  it('counts the waiting stories and corrections, and says how long the oldest has waited', async () => {
    const person = await member(app)
    expect((await person.browser.call('POST', '/api/user-stories', STORY)).status).toBe(201)
    clock.advance(3 * DAY + HOUR)
    expect(
      (await person.browser.call('POST', '/api/user-stories', { ...STORY, title: 'Another one' })).status,
    ).toBe(201)
    const html = await dashboard()
    expect(part(html, 'Needs attention')).toContain(
      '2 stories wait for a decision The oldest was sent 3 days ago.',
    )
    expect(html).toContain('href="/admin/user-stories/queue"')
    expect(part(html, 'Stories by state')).toMatch(/Pending\s+2/)
  })

  it('says that mails failed, without the address', async () => {
    const folder = services.settings.dataDir
    rmSync(join(folder, 'outbox'), { recursive: true, force: true })
    writeFileSync(join(folder, 'outbox'), 'a file stands where the folder should be')
    const letter = {
      to: 'reader@qismah.example',
      language: 'en',
      subject: 'Hello',
      paragraphs: ['Hello.'],
    } as const
    await expect(services.mailer.send(letter)).rejects.toThrow()
    const words = part(await dashboard(), 'Needs attention')
    expect(words).toContain('1 mail not sent since the server started')
    expect(words).not.toContain('reader@qismah.example')
    rmSync(join(folder, 'outbox'))
  })
})

describe('the dashboard', () => {
  it('counts what the call counts, and links to the lists', async () => {
    proves('screen: /admin')
    const { browser } = await member(app)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    await browser.call('POST', '/api/user-stories', STORY)
    await admin.browser.call('POST', '/api/admin/events', {
      title: 'A voyage',
      description: 'By sea.',
      eventType: 'Journey',
      dateRange: 'spring',
    })
    const { body } = await admin.browser.call('GET', '/api/admin/stats')
    const stats: Record<string, number> = body
    const html = await dashboard()
    expect(figuresOf(html)).toMatchObject({
      'Total Users': stats.totalUsers,
      'Active Users': stats.activeUsers,
      'Total Charts': stats.totalCharts,
      'Recent Charts': stats.recentCharts,
      'Total Events': stats.totalEvents,
      'Total Keywords': stats.totalKeywords,
      'Pending Stories': stats.pendingStories,
    })
    for (const [name, value] of Object.entries(stats)) expect(value, name).toBeGreaterThan(0)
    const main = html.slice(html.indexOf('<main'))
    for (const list of ['users', 'natal-charts', 'events', 'keywords', 'user-stories', 'reindex']) {
      expect(main).toContain(`href="/admin/${list}"`)
    }
  })

  it('shows what works now, and what administrators did last', async () => {
    proves('screen: /admin')
    const html = await dashboard()
    expect(part(html, 'System health')).toMatch(/ Database Online .* API Active /)
    expect(part(html, 'Recent activity')).toMatch(/Created: A voyage Person \d+ , \d Mar 2026/)
  })
})

describe('the figures', () => {
  let theme: string

  beforeAll(async () => {
    const { reading } = await ratedReading(2)
    theme = reading.tracks.find(({ part: of }) => of === 'difficulty')!.name
    await ratedReading(4)
  })

  it.each([
    ['7', 7],
    ['30', 30],
    ['90', 18],
  ])('of %s days have a row in their table for each of %i times', async (range, rows) => {
    const html = await dashboard(`?range=${range}`)
    const table = html.slice(html.indexOf('id="over-time"')).match(/<tbody>(.*?)<\/tbody>/s)![1]!
    expect(table.match(/<tr/g)).toHaveLength(rows)
    expect(html).toMatch(new RegExp(`href="\\?range=${range}#over-time" aria-current="true"`))
  })

  it('count what is stored: the sums in the table equal the numbers of rows', async () => {
    const html = await dashboard('?range=all')
    const table = html.slice(html.indexOf('id="over-time"')).match(/<tbody>(.*?)<\/tbody>/s)![1]!
    const sums = [0, 0, 0, 0]
    for (const [, row] of table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)) {
      const cells = [...row!.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => Number(cell))
      for (const place of sums.keys()) sums[place]! += cells[place]!
    }
    const stored = ['users', 'astrological_readings', 'user_stories', 'analysis_ratings'].map((of) =>
      sql.value(`select count(*) from ${of}`),
    )
    expect(sums).toEqual(stored)
  })

  it('give the mean rating of a theme and of the blocks that it leads', async () => {
    expect(sql.value('select count(*) from analysis_ratings where themes is null')).toBe(0)
    const html = await dashboard('?range=7')
    expect(part(html, 'Ratings by theme')).toMatch(/3\.0\s+of 2 ratings/)
    const title = corpusOf('en').tracks[theme as 'trust'].title
    expect(part(html, 'Ratings by block')).toContain(`Current Blockages: ${title} 2 3.0`)
  })

  it('drop a rating when its person is deleted', async () => {
    const { browser } = await ratedReading(1)
    const before = part(await dashboard('?range=7'), 'Ratings by theme')
    expect(before).toContain('of 3 ratings')
    sql.run('delete from users where id = ?', browser.id)
    expect(part(await dashboard('?range=7'), 'Ratings by theme')).toContain('of 2 ratings')
  })

  it('show the default range for an unknown one', async () => {
    expect(await dashboard('?range=soon')).toContain('href="?range=30#over-time" aria-current="true"')
  })

  it('are on the administrator’s own dashboard as well', async () => {
    const html = await admin.browser.page('/dashboard?range=7')
    expect(html).toContain('href="?range=7#over-time" aria-current="true"')
  })

  it('are in English on an Arabic page, from left to right', async () => {
    sql.run("update users set language = 'ar' where id = ?", admin.id)
    const html = await admin.browser.page('/dashboard')
    sql.run("update users set language = 'en' where id = ?", admin.id)
    expect(html).toMatch(/<html[^>]* lang="ar"/)
    expect(html).toMatch(/<div lang="en" dir="ltr">.*Pending work, activity and system health\./s)
  })
})
