import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { member } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { whileFailing } from '../support/messages.ts'
import { confirmed, mine, page, STORY, typed } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db

const newcomer = async () => (await member(app)).browser

describe('POST /api/user-stories', () => {
  it('stores the story, pending and anonymous by default', async () => {
    const browser = await newcomer()
    const sent = await browser.call('POST', '/api/user-stories', { title: typed.title, storyContent: STORY })
    expect(sent).toMatchObject({
      status: 201,
      body: { status: 'pending', isAnonymous: true, alignment: null },
    })
    expect(await mine(browser)).toEqual([
      expect.objectContaining({
        title: typed.title,
        storyContent: STORY,
        submittedAt: '2026-03-01T12:00:00.000Z',
        reviewedAt: null,
        adminNotes: null,
      }),
    ])
  })

  it('accepts a pseudonym and a theme, and no pseudonym with the own name', async () => {
    const browser = await newcomer()
    const story = {
      title: 'قصة عن الصبر',
      storyContent: STORY,
      pseudonym: ' أم يوسف 🌙 ',
      alignment: 'light',
    }
    const anonymous = await browser.call('POST', '/api/user-stories', { ...story, isAnonymous: true })
    expect(anonymous.body).toMatchObject({ pseudonym: 'أم يوسف 🌙', alignment: 'light', isAnonymous: true })
    const named = await browser.call('POST', '/api/user-stories', {
      ...story,
      title: 'Under my name',
      isAnonymous: false,
    })
    expect(named.body).toMatchObject({ pseudonym: null, isAnonymous: false })
  })

  it('counts a line break as it is sent, which a form does once, as browsers show it', async () => {
    const browser = await newcomer()
    const storyContent = `${'نور\r\n'.repeat(4_999)}end!`
    const { title } = typed
    const { status, body } = await browser.call('POST', '/api/user-stories', { title, storyContent })
    expect(status).toBe(422)
    expect(Object.keys((body as { fieldErrors: object }).fieldErrors)).toEqual(['storyContent'])
    const kept = storyContent.replaceAll('\r\n', '\n')
    const sent = await browser.call('POST', '/api/user-stories', { title, storyContent: kept })
    expect(sent.status).toBe(201)
    await browser.form('/send-story', { title: 'From a form', storyContent, ...confirmed })
    expect((await mine(browser)).map((story) => story.storyContent)).toEqual([kept, kept])
  })
})

describe('/send-story', () => {
  it('shows every field, with anonymous on', async () => {
    proves('screen: /send-story')
    const html = await page(await newcomer(), '/send-story')
    expect(html).toContainAll(
      'Story title',
      'Your story',
      'At least 50 characters',
      'Share anonymously',
      'Pseudonym (optional)',
      'Light - Positive, uplifting experiences',
      'Dark - Challenging, difficult experiences',
      'Neutral - Mixed or balanced experiences',
      'View My Submitted Stories',
    )
    expect(html).toMatch(/<input(?=[^>]*name="isAnonymous")(?=[^>]*checked)/)
  })

  it('confirms it and leads to the success view, which links to an empty form', async () => {
    proves('screen: /send-story sent', 'message: story submitted')
    const browser = await newcomer()
    const sent = await browser.form('/send-story', typed)
    expect(sent.status).toBe(303)
    const html = await page(browser, sent.headers.get('Location')!)
    expect(html).toContainAll('Success!', 'Your story has been submitted for review.', 'Story Submitted!')
    expect(html).toContain(
      'Thank you for sharing your story. It has been submitted for review and will be processed by our team.',
    )
    expect(html).toMatch(/href="\/send-story"[^>]*>Submit Another Story/)
    expect(html).toMatch(/href="\/my-stories"[^>]*>View My Stories/)
    expect(await page(browser, '/send-story')).not.toContain(STORY)
  })

  it('treats a switch that is off as no', async () => {
    const browser = await newcomer()
    const { isAnonymous: _, ...named } = typed
    await browser.form('/send-story', { ...named, pseudonym: 'Idle' })
    expect((await mine(browser))[0]).toMatchObject({ isAnonymous: false, pseudonym: null })
  })

  it('keeps what was typed beside the messages', async () => {
    proves('check: story length')
    const browser = await newcomer()
    const response = await browser.form('/send-story', { title: 'Four', storyContent: 'Too short 🌙' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContainAll('Title must be at least 5 characters', 'Story must be at least 50 characters')
    expect(html).toContainAll('value="Four"', 'Too short 🌙', '<title>Error: ')
    expect(html).not.toMatch(/<input(?=[^>]*name="isAnonymous")(?=[^>]*checked)/)
  })

  it('keeps what was typed when it could not be stored', async () => {
    proves('message: story not submitted')
    const browser = await newcomer()
    const [response, call] = await whileFailing(app, 'insert on user_stories', async () => [
      await browser.form('/send-story', typed),
      await browser.call('POST', '/api/user-stories', { title: typed.title, storyContent: STORY }),
    ])
    expect(call).toEqual({ status: 500, body: { code: 'server.failed', message: 'Failed to submit story' } })
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContainAll('>Error<', '>Failed to submit story<', STORY)
    expect(html).not.toContain('no room')
  })

  it('accepts no more while a hundred stories of the person wait, by screen, by call and from the analysis', async () => {
    proves('message: story refused')
    const browser = await newcomer()
    const story = (title: string) => ({ title, storyContent: STORY })
    await browser.call('POST', '/api/user-stories', story('The first of them'))
    const [first] = await mine(browser)
    const copy = sqlite.prepare(
      `insert into user_stories (id, user_id, title, story_content, submitted_at, tags, status)
       select 'waits-' || ?, user_id, title, story_content, submitted_at, tags, status from user_stories where id = ?`,
    )
    for (let more = 1; more < 100; more += 1) copy.run(String(more), first!.id)
    for (const [path, body] of [
      ['/api/user-stories', story('One too many')],
      ['/api/stories', { story: STORY }],
    ] as const) {
      const refused = await browser.call('POST', path, body)
      expect(refused, path).toMatchObject({ status: 409, body: { code: 'story.too-many-waiting' } })
    }
    const form = await browser.form('/send-story', typed)
    expect(form.status).toBe(409)
    const html = await form.text()
    expect(html).toContainAll('>Error<', '100 of your stories wait for review.', STORY)
    sql.run("update user_stories set status = 'rejected' where id = 'waits-1'")
    expect((await browser.call('POST', '/api/user-stories', story('In its place'))).status).toBe(201)
    expect((await browser.call('POST', '/api/user-stories', story('Another one'))).status).toBe(409)
  })

  it('asks a signed-out visitor to sign in, and returns to the page', async () => {
    proves('screen: /send-story signed out')
    const browser = app.browser()
    const response = await browser.get('/send-story')
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fsend-story')
    expect(await page(browser, response.headers.get('Location')!)).toContain(
      'Please log in to submit your story.',
    )
  })
})
