import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'
import { confirmed, mine, page, STORY, typed } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const SHEET = '/admin/user-stories/film'
const FILM = { filmedOn: '2026-02-27', filmUrl: 'https://films.example/door' }
const admin = await administrator(app)

const ALL = { forAnalyses: 'on', onChannel: 'on', withLot: 'on' }

async function sent(fields: Record<string, string>) {
  const { browser, id: userId } = await member(app)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  expect((await browser.form('/send-story', { ...typed, ...fields })).status).toBe(303)
  const [story] = await mine(browser)
  return { browser, userId, id: story!.id }
}

const feature = (id: string) =>
  sql.run("update user_stories set status = 'approved', is_featured = 1 where id = ?", id)

async function sheet(): Promise<string> {
  const html = textOf(await admin.browser.page(SHEET))
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** Puts a featured story into an episode that is filmed. */
async function film(id: string, facts: Record<string, string>): Promise<void> {
  feature(id)
  const fields = { name: 'The way out', story1: id, ...facts }
  expect((await admin.browser.form(`${SHEET}/new`, fields)).status).toBe(303)
}

interface Line {
  id: number
  what: string
  story_id: string | null
}

/** What the owner still has to decide about a film. */
const lines = (filmUrl: string) =>
  sql.rows('select * from withdrawn_films where film_url = ?', filmUrl) as unknown as Line[]

const permit = (browser: Browser, id: string, uses: Record<string, string>) =>
  browser.form('/my-stories', { id, ...uses })

describe('what an author permits', () => {
  it('is ticked beside a story, and stored with the words and the time', async () => {
    const { browser, id } = await sent({ onChannel: 'on' })
    expect(await mine(browser)).toMatchObject([{ forAnalyses: false, onChannel: true, withLot: false }])
    expect(sql.row('select permitted_at, permitted_words from user_stories where id = ?', id)).toEqual({
      permitted_at: app.clock.now().getTime(),
      permitted_words: JSON.stringify(['It may be told on the channel']),
    })
  })

  it('is what the Terms say for a call that does not say', async () => {
    const { browser } = await member(app)
    await browser.call('POST', '/api/user-stories', { title: typed.title, storyContent: STORY })
    await browser.call('POST', '/api/stories', { story: STORY })
    const uses = { forAnalyses: true, onChannel: true, withLot: false }
    expect(await mine(browser)).toMatchObject([uses, uses])
  })

  it('is ticked beside the short form too, with the lot off', async () => {
    const browser = await app.born()
    const html = await page(browser, '/analysis')
    const ticked = (name: string) => new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*checked)`).test(html)
    expect(['forAnalyses', 'onChannel', 'withLot'].map(ticked)).toEqual([true, true, false])
    await browser.form('/analysis', { story: STORY, forAnalyses: 'on', ...confirmed })
    expect(await mine(browser)).toMatchObject([{ forAnalyses: true, onChannel: false, withLot: false }])
  })

  it('is changed on its card, whatever the status, by its author only', async () => {
    const { browser, id } = await sent(ALL)
    feature(id)
    const html = await page(browser, '/my-stories')
    expect(html).toContain('May be used: beside analyses, on the channel and with the lot')
    const answer = await permit(browser, id, { forAnalyses: 'on' })
    expect(answer.headers.get('Location')).toBe('/my-stories')
    expect(await page(browser, '/my-stories')).toContainAll(
      'What you permit has been saved.',
      'May be used: beside analyses',
    )
    const other = (await member(app)).browser
    expect((await permit(other, id, ALL)).status).toBe(404)
    expect(await mine(browser)).toMatchObject([{ forAnalyses: true, onChannel: false, withLot: false }])
  })

  it('is shown to moderators, in the list, in the queue, on its own page and by calls', async () => {
    const { id } = await sent({ onChannel: 'on', withLot: 'on', title: 'Seen by moderators' })
    const places = ['?q=Seen+by+moderators', `/queue?at=${id}`, `/${id}`]
    for (const place of places)
      expect(await page(admin.browser, `/admin/user-stories${place}`), place).toContain(
        'May be used: on the channel and with the lot',
      )
    const { body } = await admin.browser.call('GET', '/api/admin/user-stories?q=Seen+by+moderators')
    expect(body).toMatchObject([{ id, forAnalyses: false, onChannel: true, withLot: true }])
  })

  it('decides whether a story is an example beside analyses', async () => {
    const { browser, id } = await sent(ALL)
    await admin.browser.call('POST', `/api/admin/user-stories/${id}/approve`, {})
    const vectors = () => sql.value('select count(*) from vectors where story_id = ?', id)
    expect(vectors()).toBe(1)
    await permit(browser, id, { onChannel: 'on' })
    expect(vectors()).toBe(0)
    await permit(browser, id, { forAnalyses: 'on' })
    expect(vectors()).toBe(1)
  })

  it('stays as it was when a rejected story is sent again', async () => {
    const { browser, id } = await sent({ withLot: 'on' })
    sql.run("update user_stories set status = 'rejected' where id = ?", id)
    const html = await page(browser, `/send-story?again=${id}`)
    const ticked = (name: string) => new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*checked)`).test(html)
    expect(['forAnalyses', 'onChannel', 'withLot'].map(ticked)).toEqual([false, false, true])
  })

  it('is confirmed once, in a form', async () => {
    const { browser } = await member(app)
    const { isMine: _, isOfAge: __, ...text } = typed
    const parts: Record<string, string>[] = [{}, { isMine: 'on' }, { isOfAge: 'on' }]
    for (const part of parts) {
      const refused = await browser.form('/send-story', { ...text, ...part })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContainAll('Please confirm this before you send a story.', STORY)
    }
    expect(await mine(browser)).toEqual([])
    expect((await browser.form('/send-story', typed)).status).toBe(303)
    expect(await page(browser, '/send-story')).not.toContain('name="isMine"')
    expect((await browser.form('/send-story', { ...text, title: 'The second' })).status).toBe(303)
    expect(await mine(browser)).toHaveLength(2)
  })
})

describe('the sheet for films', () => {
  it('has only what is permitted, and says how many are left out', async () => {
    sql.run('update user_stories set is_featured = 0')
    const named = await sent({ ...ALL, title: 'With its lot' })
    const bare = await sent({ onChannel: 'on', title: 'Without its lot' })
    const kept = await sent({ forAnalyses: 'on', title: 'Not for the channel' })
    for (const { id } of [named, bare, kept]) feature(id)
    const html = await sheet()
    expect(html).toContainAll('With its lot', 'Without its lot', 'Its author’s lot is not to be named.')
    expect(html.match(/Part of Fortune in \w+, \d+\w\w house/g)).toHaveLength(1)
    expect(html).not.toContain('Not for the channel')
    expect(html).toContain('One story is not on this sheet')
  })

  it('is in the language of each story', async () => {
    const { id } = await sent({
      ...ALL,
      title: 'الباب',
      storyContent: 'انفتح الباب بعد سنين طويلة. '.repeat(4),
    })
    feature(id)
    const html = await sheet()
    expect(html).toMatch(/<h2[^>]*lang="ar"[^>]*>الباب/)
    expect(html).toContain('سهم السعادة في برج')
  })
})

describe('a story that was filmed', () => {
  it('shows its author the day, the episode and the film, and is in the download of their data', async () => {
    const { browser, id } = await sent(ALL)
    await film(id, FILM)
    const html = await page(browser, '/my-stories')
    expect(html).toContainAll('Filmed on', '27 February 2026', `href="${FILM.filmUrl}"`, 'Watch the film')
    expect(html).toContain('in “<bdi>The way out</bdi>”')
    const data = JSON.parse(await (await browser.form('/settings/my-data.json', {})).text())
    expect(data.data.episodes).toEqual([{ id: expect.any(String), name: 'The way out', ...FILM }])
  })

  const ENDS = [
    [
      'withdrawn',
      (browser: Browser, id: string) => browser.form(`/my-stories/${id}/withdraw`, { confirm: 'yes' }),
    ],
    [
      'deleted by an administrator',
      (_: Browser, id: string) => admin.browser.call('DELETE', `/api/admin/user-stories/${id}`),
    ],
    ['taken back', (browser: Browser, id: string) => permit(browser, id, {})],
    [
      'deleted with the account',
      (_: Browser, __: string, userId: string) => admin.browser.call('DELETE', `/api/admin/users/${userId}`),
    ],
  ] as const

  it.each(ENDS)('leaves the owner one line of the film and nothing else when it is %s', async (how, end) => {
    const filmUrl = `https://films.example/${how.replaceAll(' ', '-')}`
    const { browser, userId, id } = await sent({ ...ALL, title: `The story that was ${how}` })
    await film(id, { ...FILM, filmUrl })
    await end(browser, id, userId)
    const html = await sheet()
    expect(html).toContainAll('Withdrawn, film still public', filmUrl, 'filmed on 27 February 2026')
    expect(html).toContain('These stories were deleted, or may no longer be told.')
    expect(lines(filmUrl)).toHaveLength(1)
    expect(html).not.toContain(`The story that was ${how}`)
    const [line] = lines(filmUrl)
    expect((await admin.browser.form(SHEET, { film: String(line!.id) })).status).toBe(303)
    expect(lines(filmUrl)).toEqual([])
    expect((await admin.browser.form(SHEET, { film: String(line!.id) })).status).toBe(303)
  })

  it('has one line, whatever is taken back and in which order, and none once it is permitted again', async () => {
    const filmUrl = 'https://films.example/back-and-forth'
    const { browser, id } = await sent(ALL)
    await film(id, { ...FILM, filmUrl })
    const told = () => lines(filmUrl).map(({ what }) => what)
    const steps: [Record<string, string>, string[]][] = [
      [{ onChannel: 'on' }, ['lot']],
      [{ onChannel: 'on', withLot: 'on' }, []],
      [{}, ['story']],
      [{ withLot: 'on' }, ['story']],
      [{ forAnalyses: 'on' }, ['story']],
      [{ onChannel: 'on' }, ['lot']],
      [ALL, []],
      [{ forAnalyses: 'on', withLot: 'on' }, ['story']],
      [ALL, []],
      [{ onChannel: 'on' }, ['lot']],
    ]
    for (const [uses, expected] of steps) {
      await permit(browser, id, uses)
      expect(told(), JSON.stringify(uses)).toEqual(expected)
    }
    expect(await sheet()).toContain('no longer with the lot of their authors')
    await browser.form(`/my-stories/${id}/withdraw`, { confirm: 'yes' })
    expect(lines(filmUrl)).toMatchObject([{ what: 'story', story_id: null }])
  })

  it('has no line about its lot if that was not permitted when it was filmed', async () => {
    const filmUrl = 'https://films.example/without-lot'
    const { browser, id } = await sent({ onChannel: 'on' })
    await film(id, { ...FILM, filmUrl })
    await permit(browser, id, ALL)
    await permit(browser, id, { onChannel: 'on' })
    expect(lines(filmUrl)).toEqual([])
  })

  it('is not ticked off again by a permission that changes nothing', async () => {
    const filmUrl = 'https://films.example/settled'
    const { browser, id } = await sent(ALL)
    await film(id, { ...FILM, filmUrl })
    await permit(browser, id, {})
    await admin.browser.form(SHEET, { film: String(lines(filmUrl)[0]!.id) })
    await permit(browser, id, { forAnalyses: 'on' })
    expect(lines(filmUrl)).toEqual([])
  })
})
