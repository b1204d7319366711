import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { indexEvent, indexStatus, indexStory, reindexSome } from '#app/features/similarity/indexing.server.ts'
import { loadStoryUse } from '#app/features/similarity/story-use.server.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { page } from '../support/stories.ts'

/** Not encrypted, so that a test can look for words in the file itself. */
const app = await testApp({
  DATABASE_KEY: '',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'qismah-similarity-')),
})
const { sql } = app
const { services } = app
const { sqlite } = services.db

/** A text about patience and time, the themes of the chart's reading. */
const TELLING =
  'I waited with patience for years, gave the slow thing its time, and did not give up hope while my friends waited beside me. '
const STORY = `${TELLING}${'Kestrel upon kestrel called from the minaret while I waited that evening, and there was time. '.repeat(5)}`

async function reader(): Promise<{ browser: Browser; id: string }> {
  const { browser, id } = await member(app)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  return { browser, id }
}

interface Sent {
  isAnonymous?: boolean
  pseudonym?: string
  storyContent?: string
}

async function approvedStory(author: Browser, sent: Sent = {}): Promise<string> {
  const story = { title: 'The yard', storyContent: STORY, isAnonymous: true, ...sent }
  const { body } = await author.call('POST', '/api/user-stories', story)
  const { id } = body as { id: string }
  sql.run("update user_stories set status = 'approved' where id = ?", id)
  await indexStory(services, id)
  return id
}

async function event(birthOf: string, more: { description?: string } = {}): Promise<string> {
  const id = randomUUID()
  const { description = `${TELLING}An event of the archive.` } = more
  sql.run(
    `insert into events_enhanced (id, birth_detail_id, title, description, alignment, astro_explanation, created_at, updated_at)
       select ?, id, 'An event', ?, 'light', 'Because.', 1, 1 from birth_details where user_id = ?`,
    id,
    description,
    birthOf,
  )
  return id
}

const vectorIdOf = (table: 'user_stories' | 'events_enhanced', id: string) =>
  sql.value(`select vector_id from ${table} where id = ?`, id)

const count = (table: string) => sql.value(`select count(*) from ${table}`)

function inFile(word: string): boolean {
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const { path } = services.db
  return [path, `${path}-wal`].some((file) => existsSync(file) && readFileSync(file).includes(word))
}

afterEach(() => {
  sql.exec('delete from users')
})

describe('real-life examples in an analysis', () => {
  it('are excerpts of approved stories, labelled, with the reason, and without the name of an anonymous author', async () => {
    const author = await reader()
    await approvedStory(author.browser)
    const other = await reader()
    const html = await page(other.browser, '/analysis')
    expect(html).toContain(TELLING.trim())
    expect(html).toMatch(/A story sent in by a user\. Chosen because it touches on [a-z ]+\. /)
    expect(html.split('Kestrel').length).toBeLessThan(5)
    expect(html).not.toContain(sql.value('select name from users where id = ?', author.id))

    const { body } = await other.browser.call('POST', '/api/analysis')
    const { realLifeExamples } = (body as { analysis: { realLifeExamples: string[] } }).analysis
    expect(realLifeExamples).toHaveLength(3)
    expect(realLifeExamples[0]).toMatch(/^I waited with patience .+ …$/)
  })

  it('are never the reader’s own', async () => {
    const author = await reader()
    await approvedStory(author.browser)
    expect(await page(author.browser, '/analysis')).not.toContain(TELLING.trim())
  })

  it('name a pseudonym if one was given, and the real name if the author chose so', async () => {
    const author = await reader()
    await approvedStory(author.browser, { pseudonym: 'Umm Yusuf' })
    const other = await reader()
    expect(await page(other.browser, '/analysis')).toMatch(
      /A story sent in by a user, <bdi[^>]*>Umm Yusuf<\/bdi>\. Chosen because/,
    )
    sql.run('update user_stories set is_anonymous = 0')
    const name = sql.value('select name from users where id = ?', author.id)
    expect(await page(other.browser, '/analysis')).toContain(`${name}</bdi>. Chosen because`)
  })

  it.each([
    ['rejected', "update user_stories set status = 'rejected' where id = ?"],
    ['back to waiting', "update user_stories set status = 'pending' where id = ?"],
    ['edited', "update user_stories set story_content = 'Another text altogether.' where id = ?"],
    ['deleted', 'delete from user_stories where id = ?'],
  ])('are gone from every analysis, every table and the file after %s', async (_, change) => {
    const author = await reader()
    const id = await approvedStory(author.browser)
    const other = await reader()
    expect(await page(other.browser, '/analysis')).toContain(TELLING.trim())
    expect(vectorIdOf('user_stories', id)).toMatch(/^\d+$/)
    const embedding = sql.value('select embedding from vectors') as Buffer
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    expect(readFileSync(services.db.path).includes(embedding)).toBe(true)

    sql.run(change, id)
    expect(vectorIdOf('user_stories', id) ?? null).toBeNull()
    for (const table of ['vectors', 'similarity_search', 'analysis_examples'])
      expect(count(table), table).toBe(0)
    expect(await page(other.browser, '/analysis')).not.toContain(TELLING.trim())
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    expect(readFileSync(services.db.path).includes(embedding)).toBe(false)
  })

  it('leave out a story that is no longer featured, until it is featured again', async () => {
    const author = await reader()
    const id = await approvedStory(author.browser)
    const other = await reader()
    const moderator = await administrator(app)
    const feature = (isFeatured: boolean) =>
      moderator.browser.form('/admin/user-stories', { id, isFeatured: String(isFeatured) })
    await feature(true)
    expect(await page(other.browser, '/analysis')).toContain(TELLING.trim())
    await feature(false)
    expect(await page(other.browser, '/analysis')).not.toContain(TELLING.trim())
    expect(await indexStory(services, id)).toEqual({ vectorId: null })
    await feature(true)
    expect(vectorIdOf('user_stories', id)).toMatch(/^\d+$/)
    expect(await page(other.browser, '/analysis')).toContain(TELLING.trim())
  })

  it('include a story as soon as it is approved, although the analysis is stored', async () => {
    const other = await reader()
    expect(await page(other.browser, '/analysis')).not.toContain('A story sent in')
    const author = await reader()
    await approvedStory(author.browser)
    expect(await page(other.browser, '/analysis')).toContain('A story sent in')
  })

  it('stay for people who have read them; newer ones fill free places', async () => {
    const author = await reader()
    const other = await reader()
    const tellers = async (): Promise<string[]> => {
      const html = await page(other.browser, '/analysis')
      return ['Alder', 'Birch', 'Cedar', 'Damson', 'Elder', 'Fir']
        .filter((name) => html.includes(`${name} stood there`))
        .sort((a, b) => html.indexOf(`${a} stood`) - html.indexOf(`${b} stood`))
    }
    const approve = (name: string) =>
      approvedStory(author.browser, { storyContent: `${name} stood there. ${TELLING.repeat(2)}` })
    const alder = await approve('Alder')
    expect(await tellers()).toEqual(['Alder'])
    await approve('Birch')
    expect(await tellers()).toEqual(['Alder', 'Birch'])
    for (const name of ['Cedar', 'Damson', 'Elder']) await approve(name)
    const three = await tellers()
    expect(three.slice(0, 2)).toEqual(['Alder', 'Birch'])
    expect(three).toHaveLength(3)
    await approve('Fir')
    expect(await tellers()).toEqual(three)
    sql.run("update user_stories set status = 'rejected' where id = ?", alder)
    expect((await tellers()).slice(0, 2)).toEqual(three.slice(1))
    expect(await tellers()).toHaveLength(3)
  })

  it('are deleted with their author’s account, wherever they were quoted', async () => {
    const author = await reader()
    await approvedStory(author.browser)
    const own = await event(author.id)
    await indexEvent(services, own)
    const other = await reader()
    expect(await page(other.browser, '/analysis')).toContain('An event added by an administrator')
    expect(inFile('Kestrel')).toBe(true)
    await author.browser.call('DELETE', '/api/user/delete-data')
    for (const table of ['vectors', 'similarity_search', 'analysis_examples'])
      expect(count(table), table).toBe(0)
    expect(inFile('Kestrel')).toBe(false)
    expect(inFile('kestrel')).toBe(false)
    expect(await page(other.browser, '/analysis')).not.toContain('An event added by an administrator')
  })
})

describe('the index', () => {
  it('has no vector for a pending story', async () => {
    const { browser } = await reader()
    const { body } = await browser.call('POST', '/api/user-stories', {
      title: 'The yard',
      storyContent: STORY,
    })
    expect(await indexStory(services, (body as { id: string }).id)).toEqual({ vectorId: null })
    expect(count('vectors')).toBe(0)
  })

  it('is stale with another embedder, and is renewed slice by slice while examples stay visible', async () => {
    const { browser, id: owner } = await reader()
    for (let n = 0; n < 3; n++) await approvedStory(browser, { storyContent: `${STORY}${n}` })
    const shown = await event(owner)
    const { vectorId } = await indexEvent(services, shown)
    expect(indexStatus(services)).toMatchObject({ inStep: 4, stale: 0, missing: 0 })

    const other = {
      ...services,
      embedder: {
        id: 'another',
        address: null,
        embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(16).fill(0.25)),
      },
    }
    expect(indexStatus(other)).toMatchObject({
      embedder: 'another',
      stories: 3,
      events: 1,
      inStep: 0,
      stale: 4,
    })
    expect(await reindexSome(other, { limit: 3 })).toEqual({ done: 3, remaining: 1 })
    expect(await reindexSome(other, { limit: 3 })).toEqual({ done: 1, remaining: 0 })
    expect(await reindexSome(other, { limit: 3 })).toEqual({ done: 0, remaining: 0 })
    expect(indexStatus(other)).toMatchObject({ inStep: 4, stale: 0, missing: 0 })
    expect(vectorIdOf('events_enhanced', shown)).toBe(vectorId)
  })
})

describe('which analyses show a story', () => {
  const waiting = async (author: Browser): Promise<string> => {
    const { body } = await author.call('POST', '/api/user-stories', {
      title: 'The yard',
      storyContent: STORY,
    })
    return (body as { id: string }).id
  }

  it('is shown for a pending story as if it were approved, and changes nothing', async () => {
    const { browser, id: authorId } = await reader()
    await browser.call('POST', '/api/analysis')
    const other = await reader()
    await other.browser.call('POST', '/api/analysis')
    const id = await waiting(browser)
    const before = sql.rows('select * from user_stories')
    const state = sql.rows('select * from similarity_state')

    const { state: outcome, analyses, themes, total } = await loadStoryUse(services, id)
    expect({ outcome, total }).toEqual({ outcome: 'would', total: 2 })
    expect(themes.length).toBeGreaterThan(0)
    expect(analyses).toEqual([
      expect.objectContaining({
        userId: other.id,
        place: 1,
        lot: { sign: 'Pisces', house: 4, ruler: 'Jupiter' },
        reason: expect.stringMatching(/^it touches on /),
      }),
    ])
    expect(analyses.map(({ userId }) => userId)).not.toContain(authorId)
    expect(sql.rows('select * from user_stories')).toEqual(before)
    expect(sql.rows('select * from similarity_state')).toEqual(state)
    for (const table of ['vectors', 'similarity_search']) expect(count(table), table).toBe(0)
  })

  it('is shown for an approved story by the analyses that show it', async () => {
    const author = await reader()
    const id = await approvedStory(author.browser)
    expect(await loadStoryUse(services, id)).toMatchObject({ state: 'shown', analyses: [], total: 0 })
    const other = await reader()
    await other.browser.call('POST', '/api/analysis')
    expect(await loadStoryUse(services, id)).toMatchObject({
      state: 'shown',
      analyses: [{ userId: other.id, place: 1 }],
      total: 1,
    })
    await expect(loadStoryUse(services, 'none')).rejects.toMatchObject({ code: 'story.not-found' })
  })

  it('is none if the author does not permit it, and nothing is embedded to find that out', async () => {
    const author = await reader()
    const other = await reader()
    await other.browser.call('POST', '/api/analysis')
    const id = await waiting(author.browser)
    expect(await loadStoryUse(services, id)).toMatchObject({ state: 'would', total: 1 })
    const uses = { forAnalyses: false, onChannel: true, withLot: false }
    await author.browser.call('PUT', `/api/user-stories/${id}/permissions`, uses)
    const nothing = { state: 'not-permitted', themes: [], analyses: [], total: 0 }
    expect(await loadStoryUse(services, id)).toEqual(nothing)
    const far = { ...services, embedder: { ...services.embedder, address: 'https://far.example' } }
    expect(await loadStoryUse(far, id)).toEqual(nothing)
    const moderator = await administrator(app)
    const html = await page(moderator.browser, `/admin/user-stories/${id}`)
    expect(html).toContain('Its author does not permit that it is shown beside analyses.')
  })

  it('is shown to moderators beside the story, with reasons, and not to others', async () => {
    const author = await reader()
    const other = await reader()
    await other.browser.call('POST', '/api/analysis')
    const name = sql.value('select name from users where id = ?', other.id) as string
    const id = await waiting(author.browser)
    const moderator = await administrator(app)
    const open = () => page(moderator.browser, `/admin/user-stories/${id}`)

    const before = await open()
    expect(before).toMatch(
      /It touches on patience\. If it were approved, it would be shown with the most similar analysis:/,
    )
    expect(before).toContainAll(`<bdi>${name}</bdi>`, 'lot in Pisces, 4th house, ruler Jupiter')
    expect(before).toMatch(/As the first example, because it touches on [a-z ]+/)
    expect((await author.browser.get(`/admin/user-stories/${id}`)).status).toBe(403)

    const approved = await moderator.browser.call('POST', `/api/admin/user-stories/${id}/approve`, {
      revision: 0,
    })
    expect(approved.status).toBe(200)
    expect(await open()).toContain('No analysis shows it so far.')
    await other.browser.call('POST', '/api/analysis')
    const shown = await open()
    expect(shown).toContainAll('It is shown with one analysis:', `<bdi>${name}</bdi>`)

    for (const isFeatured of ['true', 'false'])
      await moderator.browser.form('/admin/user-stories', { id, isFeatured })
    expect(await open()).toContain('If it were featured again, it would be shown with')
  })

  it('is not shown if a pending story would have to be sent to another server', async () => {
    const { browser } = await reader()
    const embed = () => Promise.reject(new Error('A story that waits was sent away.'))
    const far = { ...services, embedder: { id: 'far', address: 'far.example', embed } }
    expect(await loadStoryUse(far, await waiting(browser))).toEqual({
      state: 'unknown',
      themes: [],
      analyses: [],
      total: 0,
    })
  })
})
