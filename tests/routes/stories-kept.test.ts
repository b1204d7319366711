import { describe, expect, it } from 'vitest'
import { registered, testApp } from '../support/app'
import { hidden, mine, page, STORY, type Story, typed } from '../support/stories'

const app = await testApp()
const { sqlite } = app.services.db

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

  it('is kept for a story being edited too', async () => {
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
