import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app'

const app = await testApp()
const { services } = app
const { sqlite } = services.db

const STORY = 'A story about patience, and about the door that opened when I had stopped knocking.'
const typed = { title: 'The door that opened', storyContent: STORY, isAnonymous: 'on' }

interface Story {
  id: string
  title: string
  storyContent: string
  isAnonymous: boolean
  pseudonym: string | null
  alignment: string | null
  status: string
  adminNotes: string | null
  submittedAt: string
  reviewedAt: string | null
}

async function newcomer(): Promise<Browser> {
  const browser = app.browser()
  await registered(browser)
  return browser
}

async function mine(browser: Browser): Promise<Story[]> {
  return (await browser.call('GET', '/api/user-stories/my-stories')).body
}

async function page(browser: Browser, path: string): Promise<string> {
  return (await browser.get(path)).text()
}

function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
}

describe('POST /api/user-stories', () => {
  it('keeps the story, pending and anonymous unless told otherwise', async () => {
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

  it('takes a pseudonym and a theme, and no pseudonym with the own name', async () => {
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

  it.each([
    ['a title of 4', { title: 'Four' }, 'title', 'Title must be at least 5 characters'],
    ['a title of spaces', { title: '         ' }, 'title', 'Title must be at least 5 characters'],
    ['a title of 201', { title: 'x'.repeat(201) }, 'title', 'Title must be at most 200 characters'],
    ['no title', { title: undefined }, 'title', 'Title must be at least 5 characters'],
    [
      'a story of 49',
      { storyContent: 'x'.repeat(49) },
      'storyContent',
      'Story must be at least 50 characters',
    ],
    [
      'a story of line breaks',
      { storyContent: `x${'\r\n'.repeat(60)}` },
      'storyContent',
      'Story must be at least 50 characters',
    ],
    [
      'a story of 20,001',
      { storyContent: 'x'.repeat(20_001) },
      'storyContent',
      'Story must be at most 20,000 characters',
    ],
    ['another theme', { alignment: 'grey' }, 'alignment', 'Please choose one of the themes'],
    ['a long pseudonym', { pseudonym: 'x'.repeat(81) }, 'pseudonym', 'A pseudonym has at most 80 characters'],
  ])('refuses %s', async (_, change, field, message) => {
    const browser = await newcomer()
    const story = { title: typed.title, storyContent: STORY, ...change }
    const { status, body } = await browser.call('POST', '/api/user-stories', story)
    expect({ status, body }).toEqual({ status: 422, body: { message, fieldErrors: { [field]: [message] } } })
    expect(await mine(browser)).toEqual([])
  })

  it.each([
    ['5 and 50', 'x'.repeat(5), 'y'.repeat(50)],
    ['200 and 20,000', 'x'.repeat(200), 'y'.repeat(20_000)],
  ])('takes lengths of %s', async (_, title, storyContent) => {
    const browser = await newcomer()
    expect((await browser.call('POST', '/api/user-stories', { title, storyContent })).status).toBe(201)
  })

  it('counts a line break once, as browsers show it', async () => {
    const browser = await newcomer()
    const storyContent = `${'نور\r\n'.repeat(4_999)}end!`
    const { status } = await browser.call('POST', '/api/user-stories', { title: typed.title, storyContent })
    expect(status).toBe(201)
    expect((await mine(browser))[0]!.storyContent).toBe(storyContent.replaceAll('\r\n', '\n'))
  })

  it('needs a session', async () => {
    const { status } = await app.browser().call('POST', '/api/user-stories', typed)
    expect(status).toBe(401)
    expect((await app.browser().call('GET', '/api/user-stories/my-stories')).status).toBe(401)
  })

  it('stores one story of the same submission, and two of two', async () => {
    const browser = await newcomer()
    const story = { title: typed.title, storyContent: STORY, submissionKey: 'the form' }
    const [first, second] = await Promise.all([
      browser.call('POST', '/api/user-stories', story),
      browser.call('POST', '/api/user-stories', story),
    ])
    expect((second.body as Story).id).toBe((first.body as Story).id)
    // Gone back to the same form, and written another one.
    await browser.call('POST', '/api/user-stories', { ...story, title: 'Another door' })
    expect(await mine(browser)).toHaveLength(2)
    const other = await newcomer()
    await other.call('POST', '/api/user-stories', story)
    expect(await mine(other)).toHaveLength(1)
  })

  it('stores one story of the analysis screen sent twice', async () => {
    const browser = await newcomer()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const sent = await Promise.all([
      browser.form('/analysis', { story: 'Ten letters and more' }),
      browser.form('/analysis', { story: 'Ten letters and more' }),
    ])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(await mine(browser)).toHaveLength(1)
  })
})

describe('/send-story', () => {
  it('shows every field, with anonymous on', async () => {
    const html = await page(await newcomer(), '/send-story')
    for (const text of [
      'Story title',
      'Your story',
      'At least 50 characters',
      'Share anonymously',
      'Pseudonym (optional)',
      'Light - Positive, uplifting experiences',
      'Dark - Challenging, difficult experiences',
      'Neutral - Mixed or balanced experiences',
      'View My Submitted Stories',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toMatch(/<input(?=[^>]*name="isAnonymous")(?=[^>]*checked)/)
  })

  it('says so and goes to the success view, from which the form begins anew', async () => {
    const browser = await newcomer()
    const sent = await browser.form('/send-story', typed)
    expect(sent.status).toBe(303)
    const html = await page(browser, sent.headers.get('Location')!)
    expect(html).toContain('Success!')
    expect(html).toContain('Your story has been submitted for review.')
    expect(html).toContain('Story Submitted!')
    expect(html).toContain(
      'Thank you for sharing your story. It has been submitted for review and will be processed by our',
    )
    expect(html).toMatch(/href="\/send-story"[^>]*>Submit Another Story/)
    expect(html).toMatch(/href="\/my-stories"[^>]*>View My Stories/)
    expect(await page(browser, '/send-story')).not.toContain(STORY)
  })

  it('takes a switch that is off for no', async () => {
    const browser = await newcomer()
    await browser.form('/send-story', { title: typed.title, storyContent: STORY, pseudonym: 'Idle' })
    expect((await mine(browser))[0]).toMatchObject({ isAnonymous: false, pseudonym: null })
  })

  it('keeps what was typed beside the messages', async () => {
    const browser = await newcomer()
    const response = await browser.form('/send-story', { title: 'Four', storyContent: 'Too short 🌙' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Title must be at least 5 characters')
    expect(html).toContain('Story must be at least 50 characters')
    expect(html).toContain('value="Four"')
    expect(html).toContain('Too short 🌙')
    expect(html).toContain('<title>Error: ')
    expect(html).not.toMatch(/<input(?=[^>]*name="isAnonymous")(?=[^>]*checked)/)
  })

  it('keeps what was typed when it could not be stored', async () => {
    const browser = await newcomer()
    sqlite.exec("create trigger full before insert on user_stories begin select raise(abort, 'no room'); end")
    const response = await browser.form('/send-story', typed)
    const call = await browser.call('POST', '/api/user-stories', { title: typed.title, storyContent: STORY })
    sqlite.exec('drop trigger full')
    expect(call).toEqual({ status: 500, body: { message: 'Failed to submit story' } })
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Failed to submit story')
    expect(html).toContain(STORY)
    expect(html).not.toContain('no room')
  })

  it('stores one story of a form sent twice', async () => {
    const browser = await newcomer()
    const submissionKey = hidden(await page(browser, '/send-story'), 'submissionKey')
    expect(submissionKey).toMatch(/\w{8}/)
    await browser.form('/send-story', { ...typed, submissionKey })
    await browser.form('/send-story', { ...typed, submissionKey })
    expect(await mine(browser)).toHaveLength(1)
  })

  it('asks a signed-out visitor to sign in, and leads back', async () => {
    const browser = app.browser()
    const response = await browser.get('/send-story')
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fsend-story')
    expect(await page(browser, response.headers.get('Location')!)).toContain(
      'Please log in to submit your story.',
    )
  })
})

describe('a session that ended in the middle of the form', () => {
  async function endedWhileTyping() {
    const browser = app.browser()
    const { email, password } = await registered(browser)
    const html = await page(browser, '/send-story')
    const fields = {
      title: 'قصة 🌙',
      storyContent: `${STORY}\r\nوالسطر الثاني`,
      pseudonym: 'Umm Yusuf',
      alignment: 'dark',
      submissionKey: hidden(html, 'submissionKey'),
      formOwner: hidden(html, 'formOwner'),
    }
    sqlite.prepare('delete from sessions where user_id = (select id from users where email = ?)').run(email)
    return { browser, email, password, fields }
  }

  it('gives back what was typed after sign-in, and to nobody else', async () => {
    const { browser, email, password, fields } = await endedWhileTyping()
    const refused = await browser.form('/send-story', fields)
    expect(refused.status).toBe(303)
    const signIn = refused.headers.get('Location')!
    expect(signIn).toBe('/login?redirectTo=%2Fsend-story')
    const notice = await page(browser, signIn)
    expect(notice).toContain('Please log in to submit your story.')
    expect(notice).toContain('What you have written is kept')

    const stranger = await registered(browser)
    expect(await page(browser, '/send-story')).not.toContain('Umm Yusuf')
    expect(stranger.email).not.toBe(email)
    await browser.form('/sign-out', {})

    expect((await browser.form(signIn, { email, password })).headers.get('Location')).toBe('/send-story')
    const html = await page(browser, '/send-story')
    expect(html).toContain('It has not been sent yet')
    for (const text of ['value="قصة 🌙"', STORY, 'والسطر الثاني', 'value="Umm Yusuf"']) {
      expect(html).toContain(text)
    }
    expect(html).toMatch(/<option(?=[^>]*value="dark")(?=[^>]*selected)/)
    expect(html).not.toMatch(/<input(?=[^>]*name="isAnonymous")(?=[^>]*checked)/)
    expect(hidden(html, 'submissionKey')).toBe(fields.submissionKey)

    await browser.form('/send-story', { ...fields, formOwner: hidden(html, 'formOwner') })
    expect(await mine(browser)).toHaveLength(1)
    expect(await page(browser, '/send-story')).not.toContain('Umm Yusuf')
  })

  it('forgets it when discarded, and after a day', async () => {
    const { browser, email, password, fields } = await endedWhileTyping()
    await browser.form('/send-story', fields)
    await browser.form('/login', { email, password })
    expect(await page(browser, '/send-story')).toContain('Umm Yusuf')
    expect((await browser.form('/send-story', { discard: 'yes' })).status).toBe(303)
    expect(await page(browser, '/send-story')).not.toContain('Umm Yusuf')

    const later = await endedWhileTyping()
    await later.browser.form('/send-story', later.fields)
    app.clock.advance(25 * 60 * 60 * 1000)
    await later.browser.form('/login', { email: later.email, password: later.password })
    expect(await page(later.browser, '/send-story')).not.toContain('Umm Yusuf')
  })

  it('keeps nothing for a form that is not signed as its own', async () => {
    const { browser, fields } = await endedWhileTyping()
    const kept = () => sqlite.prepare('select count(*) from kept_forms').pluck().get()
    const before = kept()
    const forged = fields.formOwner.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const formOwner of ['', 'somebody.1.x', forged]) {
      const refused = await browser.form('/send-story', { ...fields, formOwner })
      expect(refused.status).toBe(303)
    }
    expect(kept()).toBe(before)
  })
})

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
    const html = await page(await newcomer(), '/my-stories')
    expect(html).toMatch(/You haven(&#x27;|')t submitted any stories yet\./)
    expect(html).toMatch(/href="\/send-story"[^>]*>Share Your First Story/)
  })

  it('shows a pending story, cut to 200 characters as people see them', async () => {
    const html = (await page(browser, '/my-stories')).replaceAll('<!-- -->', '')
    for (const text of ['Pending', 'Neutral', 'Anonymous', 'Umm Yusuf', 'Read More', 'Show Less', 'Edit']) {
      expect(html).toContain(text)
    }
    expect(html).toMatch(/Submitted <time[^>]*>Mar \d, 2026/)
    expect(html).toContain(`${'👩‍👩‍👧'.repeat(200)}…`)
    expect(html).not.toContain('Admin Feedback')
    expect(html).not.toContain('Reviewed')
  })

  it('shows a reviewed one with its date and feedback', async () => {
    const sent = await browser.call('POST', '/api/user-stories', {
      title: 'A public one',
      storyContent: STORY,
      isAnonymous: false,
    })
    sqlite
      .prepare("update user_stories set status = 'approved', reviewed_at = ?, admin_notes = ? where id = ?")
      .run(Date.UTC(2025, 0, 5), 'Thank you.\nA fine story.', (sent.body as Story).id)
    const html = (await page(browser, '/my-stories')).replaceAll('<!-- -->', '')
    expect(html).toMatch(/Reviewed <time[^>]*>Jan 5, 2025/)
    for (const text of ['Approved', 'Public', 'Not specified', 'Admin Feedback', 'A fine story.']) {
      expect(html).toContain(text)
    }
  })

  it('says when they could not be loaded', async () => {
    sqlite.exec('alter table user_stories rename to hidden_stories')
    const response = await browser.get('/my-stories')
    sqlite.exec('alter table hidden_stories rename to user_stories')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Failed to load your stories. Please try again later.')
  })

  it('leads a signed-out visitor to the sign-in page', async () => {
    const response = await app.browser().get('/my-stories')
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fmy-stories')
  })

  it('shows 200 stories page by page, newest first', async () => {
    const author = await newcomer()
    for (let number = 1; number <= 200; number++) {
      app.clock.advance(1000)
      await author.call('POST', '/api/user-stories', { title: `Story ${number}.`, storyContent: STORY })
    }
    expect(await mine(author)).toHaveLength(200)
    const first = (await page(author, '/my-stories')).replaceAll('<!-- -->', '')
    expect(first).toContain('200 stories, page 1 of 20')
    expect(first).toContain('>Story 200.</bdi>')
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
    it('changes a story that waits', async () => {
      const html = await page(browser, `/my-stories/${id}/edit`)
      expect(html).toContain('value="A long one"')
      const saved = await browser.form(`/my-stories/${id}/edit`, { ...typed, alignment: 'light' })
      expect(saved.headers.get('Location')).toBe('/my-stories')
      const list = await page(browser, '/my-stories')
      expect(list).toContain('Your changes have been saved.')
      expect(list).toContain('Edited')
      expect(await mine(browser)).toContainEqual(
        expect.objectContaining({ id, title: typed.title, alignment: 'light', pseudonym: null }),
      )
    })

    it('has the messages of sending one', async () => {
      const response = await browser.form(`/my-stories/${id}/edit`, { title: 'No', storyContent: 'No' })
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(html).toContain('Title must be at least 5 characters')
      expect(html).toContain('Story must be at least 50 characters')
    })

    it('is over once it is reviewed', async () => {
      const author = await newcomer()
      const story = { title: typed.title, storyContent: STORY }
      const { id: reviewed } = (await author.call('POST', '/api/user-stories', story)).body as Story
      sqlite.prepare("update user_stories set status = 'rejected' where id = ?").run(reviewed)
      const message = 'This story has been reviewed already and cannot be changed any more.'
      expect(await page(author, `/my-stories/${reviewed}/edit`)).toContain(message)
      const response = await author.form(`/my-stories/${reviewed}/edit`, { ...typed, title: 'Too late' })
      expect(response.status).toBe(409)
      expect(await response.text()).toContain(message)
      expect((await mine(author))[0]).toMatchObject({ title: typed.title, status: 'rejected' })
      expect(await page(author, '/my-stories')).toContain('Rejected')
    })

    it('keeps what was typed when the session has ended', async () => {
      const author = app.browser()
      const { email, password } = await registered(author)
      const story = { title: typed.title, storyContent: STORY }
      const { id: own } = (await author.call('POST', '/api/user-stories', story)).body as Story
      const path = `/my-stories/${own}/edit`
      const formOwner = hidden(await page(author, path), 'formOwner')
      author.cookies.clear()
      const refused = await author.form(path, { ...typed, title: 'Written anew', formOwner })
      await author.form(refused.headers.get('Location')!, { email, password })
      expect(await page(author, path)).toContain('value="Written anew"')
      await author.form(path, { discard: 'yes' })
      expect(await page(author, path)).toContain(`value="${typed.title}"`)
    })
  })

  describe('withdrawing', () => {
    it('asks first, then deletes; asked twice it is the same', async () => {
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

  it('finds no story of somebody else', async () => {
    const stranger = await newcomer()
    for (const path of [`/my-stories/${id}/edit`, `/my-stories/${id}/withdraw`]) {
      expect((await stranger.get(path)).status).toBe(404)
      await stranger.form(path, typed)
    }
    const story = { title: typed.title, storyContent: STORY }
    expect((await stranger.call('PUT', `/api/user-stories/${id}`, story)).status).toBe(404)
    expect((await stranger.call('DELETE', `/api/user-stories/${id}`)).status).toBe(404)
    expect((await app.browser().call('DELETE', `/api/user-stories/${id}`)).status).toBe(401)
    expect((await mine(browser)).map((found) => found.id)).toContain(id)
  })
})
