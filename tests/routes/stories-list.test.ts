import { beforeAll, describe, expect, it } from 'vitest'
import { PREPARED_REASONS } from '#app/features/stories/moderation-messages.ts'
import { proves } from '../specification/proves.ts'
import { member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { mine, page, STORY, type Story, typed } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db

const newcomer = async () => (await member(app)).browser

describe('/my-stories', () => {
  let browser: Browser
  let id: string

  beforeAll(async () => {
    browser = await newcomer()
    const sent = await browser.call('POST', '/api/user-stories', {
      title: 'A long one',
      storyContent: `${'👩‍👩‍👧'.repeat(200)}${'end '.repeat(20)}`,
      pseudonym: 'Umm Yusuf',
      alignment: 'neutral',
    })
    id = (sent.body as Story).id
  })

  it('says when there are none yet', async () => {
    proves('screen: /my-stories empty')
    const html = await page(await newcomer(), '/my-stories')
    expect(html.replaceAll('&#x27;', "'")).toContain("You haven't submitted any stories yet.")
    expect(html).toMatch(/href="\/send-story"[^>]*>Share Your First Story/)
  })

  it('shows a pending story, cut to 200 grapheme clusters', async () => {
    proves('limit: story preview', 'screen: /my-stories')
    const html = await page(browser, '/my-stories')
    expect(html).toContainAll(
      'Pending',
      'Neutral',
      'Anonymous',
      'Umm Yusuf',
      'Read More',
      'Show Less',
      'Edit',
    )
    expect(html).toMatch(/Submitted <time[^>]*>Mar \d, 2026/)
    expect(html).toContain(`${'👩‍👩‍👧'.repeat(200)}…`)
    expect(html).not.toContainAll('Admin Feedback', 'Reviewed')
  })

  it('shows a reviewed one with its date and feedback', async () => {
    proves('limit: dates of stories', 'screen: /my-stories', 'screen: /my-stories reviewed')
    const sent = await browser.call('POST', '/api/user-stories', {
      title: 'A public one',
      storyContent: STORY,
      isAnonymous: false,
    })
    sql.run(
      "update user_stories set status = 'approved', reviewed_at = ?, admin_notes = ? where id = ?",
      Date.UTC(2025, 0, 5),
      'Thank you.\nA fine story.',
      (sent.body as Story).id,
    )
    const html = await page(browser, '/my-stories')
    expect(html).toMatch(/Reviewed <time[^>]*>Jan 5, 2025/)
    expect(html).toContainAll('Approved', 'Public', 'Not specified', 'Admin Feedback', 'A fine story.')
  })

  it('says when they could not be loaded', async () => {
    proves('message: stories not loaded')
    sql.exec('alter table user_stories rename to hidden_stories')
    const response = await browser.get('/my-stories')
    sql.exec('alter table hidden_stories rename to user_stories')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Failed to load your stories. Please try again later.')
  })

  it('shows 200 stories page by page, newest first', async () => {
    const author = await newcomer()
    for (let number = 1; number <= 200; number++) {
      app.clock.advance(1000)
      await author.call('POST', '/api/user-stories', { title: `Story ${number}.`, storyContent: STORY })
      // No more than a hundred may wait at the same time.
      if (number === 100) sql.exec("update user_stories set status = 'rejected' where title like 'Story %'")
    }
    expect(await mine(author)).toHaveLength(200)
    const first = await page(author, '/my-stories')
    expect(first).toContainAll('200 stories, page 1 of 20', '>Story 200.</bdi>')
    expect(first).not.toContain('>Story 190.</bdi>')
    expect(first).toMatch(/href="\/my-stories\?page=2"[^>]*>Older stories/)
    expect(first).not.toContain('Newer stories')
    const last = await page(author, '/my-stories?page=20')
    expect(last).toContain('>Story 1.</bdi>')
    expect(last).not.toContain('Older stories')
    expect(await page(author, '/my-stories?page=99')).toContain('>Story 1.</bdi>')
    expect((await author.get('/my-stories?page=none')).status).toBe(422)
  })

  describe('editing', () => {
    it('changes a pending story', async () => {
      const html = await page(browser, `/my-stories/${id}/edit`)
      expect(html).toContain('value="A long one"')
      const saved = await browser.form(`/my-stories/${id}/edit`, { ...typed, alignment: 'light' })
      expect(saved.headers.get('Location')).toBe('/my-stories')
      const list = await page(browser, '/my-stories')
      expect(list).toContainAll('Your changes have been saved.', 'Edited')
      expect(await mine(browser)).toContainEqual(
        expect.objectContaining({ id, title: typed.title, alignment: 'light', pseudonym: null }),
      )
    })

    it('is refused after the review', async () => {
      const author = await newcomer()
      const story = { title: typed.title, storyContent: STORY }
      const { id: reviewed } = (await author.call('POST', '/api/user-stories', story)).body as Story
      sql.run("update user_stories set status = 'rejected' where id = ?", reviewed)
      const message = 'This story has been reviewed already and cannot be changed any more.'
      expect(await page(author, `/my-stories/${reviewed}/edit`)).toContain(message)
      const response = await author.form(`/my-stories/${reviewed}/edit`, { ...typed, title: 'Too late' })
      expect(response.status).toBe(409)
      expect(await response.text()).toContain(message)
      expect((await mine(author))[0]).toMatchObject({ title: typed.title, status: 'rejected' })
      expect(await page(author, '/my-stories')).toContain('Rejected')
    })

    it('after a rejection sends a new one, with a prepared reason in the author’s language', async () => {
      const author = await newcomer()
      const { id: own } = (
        await author.call('POST', '/api/user-stories', {
          title: typed.title,
          storyContent: STORY,
        })
      ).body as Story
      const { notes } = PREPARED_REASONS.unclear
      sql.run("update user_stories set status = 'rejected', admin_notes = ? where id = ?", notes, own)
      const again = `/send-story?again=${own}`
      expect(await page(author, '/my-stories')).toContain(`href="${again}"`)
      expect(await page(author, again)).toContain(`value="${typed.title}"`)
      expect((await (await newcomer()).get(again)).status).toBe(404)
      await author.form('/language', { language: 'ar', back: '/my-stories' })
      const html = await page(author, '/my-stories')
      expect(html).toContain('على ترتيبه')
      expect(html).not.toContain(notes)
    })
  })

  describe('withdrawing', () => {
    it('asks first, then deletes; repeating it is not an error', async () => {
      const author = await newcomer()
      const story = { title: typed.title, storyContent: STORY }
      const { id: own } = (await author.call('POST', '/api/user-stories', story)).body as Story
      const path = `/my-stories/${own}/withdraw`
      expect(await page(author, path)).toContain('Withdraw this story?')
      expect(await mine(author)).toHaveLength(1)
      expect((await author.form(path, {})).headers.get('Location')).toBe('/my-stories')
      expect((await author.form(path, {})).headers.get('Location')).toBe('/my-stories')
      expect(await page(author, '/my-stories')).toContain('Your story is no longer stored here.')
      expect(await mine(author)).toEqual([])
      expect((await author.call('POST', '/api/user-stories', story)).status).toBe(201)
      expect(await mine(author)).toHaveLength(1)
    })
  })

  describe('by call', () => {
    const CALL = '/api/user-stories/my-stories'
    const NEXT = /^<([^>]+)>; rel="next"$/
    let author: Browser
    const titles = Array.from({ length: 25 }, (_, index) => `Tale ${25 - index}.`)

    beforeAll(async () => {
      author = await newcomer()
      for (const title of titles.toReversed()) {
        app.clock.advance(1000)
        await author.call('POST', '/api/user-stories', { title, storyContent: STORY })
      }
    })

    async function rows(path: string) {
      const response = await author.get(path)
      expect(response.status).toBe(200)
      const stories = (await response.json()) as Story[]
      const { headers } = response
      return {
        titles: stories.map(({ title }) => title),
        total: headers.get('X-Total-Count'),
        link: headers.get('Link'),
      }
    }

    it('the description names page and size with their limits, and both headers', async () => {
      const { paths } = (await (await author.get('/api/openapi.json')).json()) as {
        paths: Record<string, { get: { parameters: { name: string }[]; responses: Record<string, object> } }>
      }
      const { parameters, responses } = paths[CALL]!.get
      expect(parameters).toMatchObject([
        { name: 'page', in: 'query', required: false, schema: { minimum: 1, default: 1 } },
        { name: 'size', in: 'query', required: false, schema: { minimum: 1, maximum: 1000, default: 1000 } },
      ])
      expect(responses[200]).toHaveProperty('headers.X-Total-Count')
      expect(responses[200]).toHaveProperty('headers.Link')
    })

    it('all stories are in one answer by default, with their number', async () => {
      expect(await rows(CALL)).toEqual({ titles, total: '25', link: null })
      expect(await rows(`${CALL}?size=1000`)).toEqual({ titles, total: '25', link: null })
    })

    it('an answer has as many stories as requested, and links to the next until the last', async () => {
      const pages: string[][] = []
      for (let path: string | undefined = `${CALL}?size=10`; path; ) {
        const page = await rows(path)
        expect(page.total).toBe('25')
        pages.push(page.titles)
        path = NEXT.exec(page.link ?? '')?.[1]
      }
      expect(pages).toEqual([titles.slice(0, 10), titles.slice(10, 20), titles.slice(20)])
      expect(await rows(`${CALL}?size=1&page=3`)).toMatchObject({ titles: [titles[2]], total: '25' })
      expect(await rows(`${CALL}?size=5&page=5`)).toMatchObject({ titles: titles.slice(20), link: null })
    })

    it('a page past the end is the last, as on the screen', async () => {
      expect(await rows(`${CALL}?size=10&page=99`)).toEqual({
        titles: titles.slice(20),
        total: '25',
        link: null,
      })
    })

    it('an answer has at most a thousand stories', async () => {
      const names = sql.values("select name from pragma_table_info('user_stories')") as string[]
      const copied = names.map((name) => (name === 'id' ? '?' : name)).join(', ')
      const copy = sqlite.prepare(
        `insert into user_stories (${names.join(', ')}) select ${copied} from user_stories where title = 'Tale 1.' limit 1`,
      )
      for (let number = 26; number <= 1001; number++) copy.run(`copy-${number}`)
      const first = await rows(CALL)
      expect(first.titles).toHaveLength(1000)
      expect(first.total).toBe('1001')
      const rest = await rows(NEXT.exec(first.link ?? '')?.[1] ?? '')
      expect(rest).toMatchObject({ total: '1001', link: null })
      expect(rest.titles).toHaveLength(1)
    })
  })
})
