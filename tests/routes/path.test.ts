import { beforeEach, describe, expect, it } from 'vitest'
import { practiceText } from '#app/features/analysis/practice-text.server.ts'
import { corpusOf, TRACKS, type TrackName } from '#app/guidance/index.server.ts'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()

async function walker(): Promise<{ browser: Browser; email: string }> {
  const browser = app.browser()
  const { email } = await registered(browser)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  return { browser, email }
}

async function practicesOf(browser: Browser): Promise<string[]> {
  const html = await browser.page('/my-path')
  return [...html.matchAll(/name="shown" value="([^"]+)"/g)].map(([, id]) => id ?? '')
}

/** The text of the progress bar, such as '2 of 12'. */
function progressIn(html: string): string | undefined {
  return /<progress[^>]*>([^/]+)<\/progress>/.exec(html.replace(/<!-- -->/g, ''))?.[1]
}

function send(browser: Browser, fields: [string, string][]): Promise<Response> {
  return browser.form('/my-path', fields)
}

const save = (browser: Browser, shown: readonly string[], done: readonly string[]) =>
  send(browser, [
    ['phase', 'fortune'],
    ...shown.map((id): [string, string] => ['shown', id]),
    ...done.map((id): [string, string] => ['done', id]),
  ])

function rowsOf(email: string): string[] {
  return app.sql.values(
    `select practice_id from path_progress p join users u on u.id = p.user_id
        where u.email = ? order by practice_id`,
    email,
  ) as string[]
}

describe('/my-path', () => {
  let browser: Browser
  let email: string
  let practices: string[]

  beforeEach(async () => {
    ;({ browser, email } = await walker())
    practices = await practicesOf(browser)
  })

  it('shows three phases, each with its reasons and practices', async () => {
    proves('screen: /my-path')
    const html = await browser.page('/my-path')
    expect(html).toContainAll('the gift', 'the difficulty', 'the help')
    expect(html.match(/aria-label="Why this is said: /g)).toHaveLength(9)
    const { tracks } = (await browser.call('POST', '/api/analysis')).body as {
      tracks: { name: TrackName; title: string }[]
    }
    for (const { title } of tracks.slice(0, 2)) expect(html).toContain(`>${title}</h2>`)
    // The phase of a help keeps its subject.
    expect(html).toContain(`>${corpusOf('en').tracks[tracks[2]!.name].title}</h2>`)
    expect(new Set(practices).size).toBe(12)
    expect(progressIn(html)).toBe('0 of 12')
  })

  it('saves ticks, confirms them, and unticks', async () => {
    proves('screen: /my-path')
    const [first = '', second = '', third = ''] = practices
    const response = await save(browser, [first, second], [first, second])
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/my-path#practices-fortune')
    const html = await browser.page('/my-path')
    expect(html).toContain('Progress saved')
    expect(progressIn(html)).toBe('2 of 12')
    expect(rowsOf(email)).toEqual([first, second].sort())

    await save(browser, [third], [third])
    await save(browser, [first], [])
    expect(rowsOf(email)).toEqual([second, third].sort())
  })

  it('keeps the date of the first tick if sent twice', async () => {
    const [first = ''] = practices
    await save(browser, [first], [first])
    const dayOf = () =>
      app.sql.values(
        'select done_at from path_progress p join users u on u.id = p.user_id where u.email = ?',
        email,
      )
    const before = dayOf()
    app.clock.advance(60_000)
    await save(browser, [first], [first])
    expect(dayOf()).toEqual(before)
  })

  it('answers a tick sent by script with the progress', async () => {
    const [first = ''] = practices
    const response = await send(browser, [
      ['immediate', 'yes'],
      ['shown', first],
      ['done', first],
    ])
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/practices done/)
    expect(rowsOf(email)).toEqual([first])
  })

  it('keeps and shows practices that were done on a former version of the path', async () => {
    const [first = ''] = practices
    await save(browser, [first], [first])
    const { sqlite } = app.services.db
    const keep = sqlite.prepare('insert into path_progress select id, ?, 1000 from users where email = ?')
    const other = TRACKS.map((track) => `track/${track}/practice/1`).find((id) => !practices.includes(id))!
    keep.run(other, email)
    keep.run('no.such:practice/1', email)
    const html = (await browser.page('/my-path')).replace(/<!-- -->/g, '')
    expect(progressIn(html)).toBe('1 of 12')
    expect(html).toContainAll('Done before', '2 practices that you ticked are from an earlier version')
    expect(html).toContainAll(practiceText(other)!, 'A practice whose text is no longer stored.')
    expect(await browser.page('/dashboard')).toContain('done before')
    expect(rowsOf(email)).toHaveLength(3)
  })

  it('does not change a practice that the form did not show', async () => {
    const [first = '', second = ''] = practices
    await save(browser, [first], [first, second])
    expect(rowsOf(email)).toEqual([first])
  })

  it('refuses a practice that is not on the path, and saves nothing of the form', async () => {
    const [first = ''] = practices
    const response = await save(browser, [first, 'track/trust/practice/99'], [first])
    expect(response.status).toBe(409)
    const html = await response.text()
    expect(html).toContainAll('Your path has changed since you opened this page.', '<title>Error: ')
    expect(rowsOf(email)).toEqual([])
  })

  it('neither shows nor changes a stranger’s progress', async () => {
    const [first = ''] = practices
    await save(browser, [first], [first])
    const stranger = await walker()
    expect(await practicesOf(stranger.browser)).toEqual(practices)
    const html = await stranger.browser.page('/my-path')
    expect(progressIn(html)).toBe('0 of 12')
    await save(stranger.browser, [first], [])
    expect(rowsOf(email)).toEqual([first])
  })

  it('refuses ticks of a person without birth data', async () => {
    const newcomer = await app.newcomer()
    expect((await save(newcomer, practices.slice(0, 1), practices.slice(0, 1))).status).toBe(404)
  })
})
