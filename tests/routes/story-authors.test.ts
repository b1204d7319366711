import { describe, expect, it } from 'vitest'
import { HOUR } from '#app/operations/clock.ts'
import { administrator, bodyOf, member } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const admin = await administrator(app)
const LIST = '/admin/user-stories'
const SENTENCE =
  '“Anonymous” means that your name is not shown with the story. It does not hide from the administrators which account it came from.'

let written = 0

async function sent(isAnonymous: boolean) {
  written += 1
  const author = await member(app)
  const story = {
    title: `The bridge ${written} over the river`,
    storyContent: `We crossed the bridge ${written} in the winter, and nobody had told us that it would hold.`,
    isAnonymous,
  }
  const { body } = await author.browser.call('POST', '/api/user-stories', story)
  return { ...story, author, id: (body as { id: string }).id }
}

const whole = async (path: string) => (await admin.browser.page(path)).replaceAll('<wbr/>', '')
const receipt = async ({ author }: Awaited<ReturnType<typeof sent>>) =>
  (await author.browser.form('/settings/receipt.txt', {})).text()

describe('an anonymous story', () => {
  it('is shown in the queue, the list, whole and in its review without its account, also in the data of the page', async () => {
    const { id, title, author } = await sent(true)
    for (const path of [
      `${LIST}/queue?at=${id}`,
      `${LIST}?q=${encodeURIComponent(title)}`,
      `${LIST}/${id}`,
      `${LIST}/${id}/review`,
    ]) {
      const html = await whole(path)
      expect(html, path).toContain(title)
      expect(html, path).toContain('show who sent it')
      for (const known of [author.email, author.id]) expect(html, path).not.toContain(known)
    }
    const data = await admin.browser.page(`${LIST}/queue.data?at=${id}`)
    expect(data).not.toContainAll(author.email, author.id)
  })

  it('is not on the page of its account, nor is what was decided about it', async () => {
    const [hidden, open] = [await sent(true), await sent(false)]
    for (const { id } of [hidden, open])
      await admin.browser.call('POST', `/api${LIST}/${id}/approve`, { adminNotes: '', revision: 0 })
    const pages = ({ author }: typeof hidden) => [
      `/admin/users/${author.id}`,
      `/admin/audit-log?person=${encodeURIComponent(author.email)}`,
    ]
    for (const path of pages(open)) expect(await whole(path), path).toContain(open.title)
    for (const path of pages(hidden)) expect(await whole(path), path).not.toContainAll(hidden.title)
    for (const path of pages(hidden)) expect(await whole(path), path).not.toContainAll(hidden.id)
  })

  it.each([
    ['the queue', (id: string) => `${LIST}/queue?at=${id}`],
    ['the queue of one question', (id: string) => `${LIST}/queue?at=${id}&question=first-door`],
    ['the list', () => `${LIST}?status=pending&sort=-submitted`],
  ])('shows its account to an administrator who asks, and leads back to %s', async (_, from) => {
    const story = await sent(true)
    app.sql.run(
      "insert or ignore into story_questions (id, text_en, alignment, closes_on) values ('first-door', 'Which?', 'light', '2026-12-31')",
    )
    app.sql.run("update user_stories set question_id = 'first-door' where id = ?", story.id)
    const asking = new RegExp(`href="(${LIST}/${story.id}/author[^"]*)"`).exec(
      await whole(from(story.id)),
    )![1]!
    const html = bodyOf(await whole(asking.replaceAll('&amp;', '&')))
    expect(html).toContainAll(story.author.email, `/admin/users/${story.author.id}`)
    const back = from(story.id).replaceAll('&', '&amp;')
    expect(html).toContain(`href="${back}"`)
  })

  it('has a note in the person’s receipt that an administrator asked for the account', async () => {
    const story = await sent(true)
    await whole(`${LIST}/queue?at=${story.id}`)
    expect(await receipt(story)).toContain('Opened: Story (in the story queue)')
    expect(await receipt(story)).not.toContain('who sent it')
    app.clock.advance(HOUR)
    await whole(`${LIST}/${story.id}/author`)
    expect(await receipt(story)).toContain('Opened: Story (who sent it)')
  })

  it('keeps the fields of its call, without the account, also after a decision', async () => {
    const { id, title } = await sent(true)
    const { body } = await admin.browser.call('GET', `/api${LIST}?q=${encodeURIComponent(title)}`)
    const hidden = { userId: null, userName: null, userEmail: null }
    expect(body).toMatchObject([{ id, title, isAnonymous: true, ...hidden }])
    const approved = await admin.browser.call('POST', `/api${LIST}/${id}/approve`, {
      adminNotes: '',
      revision: 0,
    })
    expect(approved).toMatchObject({ status: 200, body: { story: { id, status: 'approved', ...hidden } } })
  })

  it('is not found by the name or the address of its account', async () => {
    const [hidden, open] = [await sent(true), await sent(false)]
    const found = async (q: string) => {
      const { body } = await admin.browser.call('GET', `/api${LIST}?q=${encodeURIComponent(q)}`)
      return (body as { id: string }[]).map(({ id }) => id)
    }
    expect(await found(hidden.author.email)).toEqual([])
    expect(await found(hidden.title)).toEqual([hidden.id])
    expect(await found(open.author.email)).toEqual([open.id])
  })
})

it('a public story shows its account at once, on the screens and in the call', async () => {
  const { id, title, author } = await sent(false)
  for (const path of [`${LIST}/queue?at=${id}`, `${LIST}/${id}`]) {
    const html = bodyOf(await whole(path))
    expect(html).toContainAll('shown with this name', author.email)
  }
  const { body } = await admin.browser.call('GET', `/api${LIST}?q=${encodeURIComponent(title)}`)
  expect(body).toMatchObject([{ userId: author.id, userEmail: author.email }])
})

it('an account that does not exist is not shown', async () => {
  expect((await admin.browser.get(`${LIST}/none/author`)).status).toBe(404)
  const { browser } = await member(app)
  const { id } = await sent(true)
  expect((await browser.get(`${LIST}/${id}/author`)).status).toBe(403)
})

describe('what anonymous means', () => {
  it('is said on the privacy page, beside the switch, and where a story of the analysis is written', async () => {
    const { browser } = await member(app)
    const story = { ...(await sent(true)) }
    expect(bodyOf(await browser.page('/privacy'))).toContain(SENTENCE)
    const form = bodyOf(await browser.page('/send-story'))
    expect(form.slice(form.indexOf('Share anonymously'))).toContain(SENTENCE)
    const edit = bodyOf(await story.author.browser.page(`/my-stories/${story.id}/edit`))
    expect(edit).toContain(SENTENCE)
  })
})
