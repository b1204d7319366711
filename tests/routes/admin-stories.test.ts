import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, lastChange, member, pagesOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db
const admin = await administrator(app)
let written = 0

/** A pending story, and its author's browser. */
async function pending(change: Record<string, unknown> = {}) {
  written += 1
  const { browser, ...author } = await member(app)
  const { status, body } = await browser.call('POST', '/api/user-stories', {
    title: `The door of house ${written}`,
    storyContent: `It took years until the door of house ${written} opened, and then it stood open for everybody.`,
    ...change,
  })
  expect(status).toBe(201)
  return { browser, author, id: (body as { id: string }).id, title: (body as { title: string }).title }
}

const row = (id: string) => sql.row('select * from user_stories where id = ?', id) as Record<string, unknown>
const { page, submit } = pagesOf(admin)

describe('the cards', () => {
  it('show what a moderator needs, and link to the possible actions', async () => {
    proves('screen: /admin/user-stories')
    const { id, title } = await pending({ isAnonymous: true, pseudonym: 'نور', alignment: 'dark' })
    const html = await page(`/admin/user-stories?q=${encodeURIComponent(title)}`)
    expect(html).toContainAll(
      title,
      '“<bdi>نور</bdi>”',
      'Alignment: Dark',
      'Pending',
      'View Full Story',
      'Approve',
      'Reject',
    )
    expect(html).toContain(`/admin/user-stories/${id}/review`)
    expect(html).not.toContain('Update Story')
  })

  it('are filtered by status, alignment and age, and searched', async () => {
    const { id, title } = await pending({ alignment: 'neutral' })
    const found = async (query: string) => {
      const { body } = await admin.browser.call('GET', `/api/admin/user-stories?${query}`)
      return (body as { id: string }[]).some((story) => story.id === id)
    }
    const q = `q=${encodeURIComponent(title)}`
    expect(await found(`${q}&status=pending&alignment=neutral&age=recent`)).toBe(true)
    expect(await found(`${q}&status=approved`)).toBe(false)
    expect(await found(`${q}&alignment=light`)).toBe(false)
    expect(await found(`${q}&age=older`)).toBe(false)
    const aWeekAndADay = 8 * 24 * 3600 * 1000
    sql.run('update user_stories set submitted_at = submitted_at - ? where id = ?', aWeekAndADay, id)
    expect(await found(`${q}&age=recent`)).toBe(false)
    expect(await found(`${q}&age=older`)).toBe(true)
    expect(await page('/admin/user-stories?q=nothing-like-this')).toContain('No story matches this search.')
  })
})

describe('a review', () => {
  it('approves; the author sees it, with the notes, at once', async () => {
    proves('message: story approved', 'screen: /admin/user-stories')
    const { id, browser } = await pending()
    expect(
      await submit(`/admin/user-stories/${id}/review?status=pending`, {
        decision: 'approved',
        adminNotes: 'Thank you for this.',
        revision: '0',
      }),
    ).toContain('Story approved successfully')
    expect(row(id)).toMatchObject({
      status: 'approved',
      reviewed_by: admin.id,
      admin_notes: 'Thank you for this.',
    })
    const mine = await page('/my-stories', browser)
    expect(mine).toContainAll('Approved', 'Thank you for this.')
    expect(lastChange(app)).toMatchObject({
      action: 'stories.approve',
      entity_id: id,
      before: { status: 'pending' },
      after: { status: 'approved' },
    })
  })

  it('approves from the card, without notes', async () => {
    const { id } = await pending()
    expect(await submit('/admin/user-stories', { id, revision: '0' })).toContain(
      'Story approved successfully',
    )
    expect(row(id)).toMatchObject({ status: 'approved', admin_notes: null })
  })

  it('rejects only with a reason, and keeps what was typed', async () => {
    proves('screen: /admin/user-stories', 'message: story rejected')
    const { id, browser } = await pending()
    const response = await admin.browser.form(`/admin/user-stories/${id}/review`, {
      decision: 'rejected',
      adminNotes: '   ',
      revision: '0',
    })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Please write in the notes why you reject the story')
    expect(row(id)).toMatchObject({ status: 'pending' })
    expect(
      await submit(`/admin/user-stories/${id}/review`, {
        decision: 'rejected',
        adminNotes: 'It names a person.',
        revision: '0',
      }),
    ).toContain('Story rejected successfully')
    const mine = await page('/my-stories', browser)
    expect(mine).toContainAll('Rejected', 'It names a person.')
  })

  it('is called an update after the story is decided, and changes the decision', async () => {
    proves('screen: /admin/user-stories')
    const { id } = await pending()
    await admin.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    expect(await page(`/admin/user-stories/${id}/review`)).toMatch(/<h2[^>]*>Update Story</)
    await submit(`/admin/user-stories/${id}/review`, {
      decision: 'rejected',
      adminNotes: 'On second thought.',
      revision: '1',
    })
    expect(row(id)).toMatchObject({ status: 'rejected', revision: 2 })
  })

  it('is refused to its author who is also an administrator, in every way', async () => {
    const author = await administrator(app)
    const storyContent = 'It took me years until a door opened, and then it stood open for everybody.'
    const story = { title: 'My own story', storyContent, alignment: 'light' }
    const { body } = await author.browser.call('POST', '/api/user-stories', story)
    const { id } = body as { id: string }
    const REFUSED = 'You cannot approve your own story. Another administrator can.'
    const call = await author.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    expect(call).toEqual({ status: 403, body: { code: 'story.own', message: REFUSED } })
    const review = { decision: 'approved', revision: '0' }
    expect((await author.browser.form(`/admin/user-stories/${id}/review`, review)).status).toBe(403)
    expect(row(id)).toMatchObject({ status: 'pending' })

    await admin.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    await admin.browser.call('POST', `/api/admin/user-stories/${id}/reject`, {
      adminNotes: 'No.',
      revision: 1,
    })
    const entry = String(sql.value('select max(id) from audit_log'))
    await author.browser.form('/admin/undo', { id: entry, back: '/admin/user-stories' })
    expect(row(id)).toMatchObject({ status: 'rejected' })
  })

  it('by a call applies to the stored state, unless the call names the revision that was read', async () => {
    const { id } = await pending()
    const decide = (verb: string, body: object) =>
      admin.browser.call('POST', `/api/admin/user-stories/${id}/${verb}`, body)
    expect(await decide('approve', { adminNotes: 'Thank you.' })).toMatchObject({ status: 200 })
    expect(await decide('reject', { adminNotes: 'It names a person.' })).toMatchObject({ status: 200 })
    expect(row(id)).toMatchObject({ status: 'rejected', revision: 2 })
    for (const verb of ['approve', 'reject']) {
      expect(await decide(verb, { adminNotes: 'Too late.', revision: 0 })).toMatchObject({
        status: 409,
        body: { code: 'revision.changed' },
      })
    }
    expect(row(id)).toMatchObject({ status: 'rejected', revision: 2 })
  })

  it('counts the same form sent twice, as by a double click, as one decision', async () => {
    const { id } = await pending()
    const form = { decision: 'rejected', adminNotes: 'Please leave the names out.', revision: '0' }
    const path = `/admin/user-stories/${id}/review`
    const entries = sqlite.prepare('select id from audit_log where entity_id = ?').pluck()
    for (let press = 0; press < 2; press += 1) {
      expect((await admin.browser.form(path, form)).status).toBe(303)
      const html = await admin.browser.page('/admin/user-stories')
      expect(html).toContainAll('Story rejected successfully', `name="id" value="${entries.get(id)}"`)
    }
    expect(entries.all(id)).toHaveLength(1)
    const other = await admin.browser.form(path, { ...form, adminNotes: 'Something else.' })
    expect(other.status).toBe(409)
  })

  it('informs the second of two administrators who decide on one story', async () => {
    proves('message: story action failed')
    const { id } = await pending()
    const other = await administrator(app)
    sql.run("update users set name = 'Yusuf' where id = ?", other.id)
    await other.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    const response = await admin.browser.form(`/admin/user-stories/${id}/review`, {
      decision: 'rejected',
      adminNotes: 'A reason that is not to be lost.',
      revision: '0',
    })
    expect(response.status).toBe(409)
    const html = await response.text()
    expect(html).toContainAll('>Error<', 'Yusuf has already approved this story. Please look at it again.')
    expect(html).toContain('A reason that is not to be lost.')
    expect(row(id)).toMatchObject({ status: 'approved' })
  })

  it('applies to the text that was read: an edit by the author in the meantime is reported', async () => {
    const { id, browser } = await pending()
    await browser.call('PUT', `/api/user-stories/${id}`, {
      title: 'Another title than before',
      storyContent: 'And another text than the one that the administrator has read before deciding on it.',
    })
    const response = await admin.browser.form('/admin/user-stories', { id, revision: '0' })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain(
      'The author has changed this story in the meantime. Please read it again.',
    )
  })
})

describe('undoing', () => {
  /** Presses the button of the message. */
  async function undo(html: string): Promise<string> {
    const form = html.match(/<form[^>]*action="\/admin\/undo"[\s\S]*?<\/form>/)![0]
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value!.replaceAll('&amp;', '&'),
      ]),
    )
    return submit('/admin/undo', fields)
  }

  it('restores the earlier state of the story, once', async () => {
    const { id } = await pending()
    const html = await submit('/admin/user-stories?status=pending', { id, revision: '0' })
    expect(await undo(html)).toContain('Undone')
    expect(row(id)).toMatchObject({ status: 'pending', reviewed_at: null, reviewed_by: null })
    const again = await undo(html)
    expect(again).toContain('This has been undone already.')
    expect(again).not.toContain('Not undone')
  })

  it('is possible from the audit log until another decision', async () => {
    const { id } = await pending()
    await admin.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    const entry = (lastChange(app) as { id: number }).id
    expect(await page(`/admin/audit-log/${entry}`)).toContain('Undo this change')
    await submit(`/admin/user-stories/${id}/review`, {
      decision: 'rejected',
      adminNotes: 'No.',
      revision: '1',
    })
    expect(await submit('/admin/undo', { id: String(entry), back: '/admin/audit-log' })).toContain(
      'Not undone',
    )
    expect(row(id)).toMatchObject({ status: 'rejected' })
  })

  it('reverts a suspension, but no deletion', async () => {
    const person = await member(app)
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus: 'suspended' })
    const entry = (lastChange(app) as { id: number }).id
    await submit('/admin/undo', { id: String(entry), back: 'https://elsewhere.example/' })
    expect(sql.value('select account_status from users where id = ?', person.id)).toBe('active')
    await admin.browser.call('DELETE', `/api/admin/users/${person.id}`)
    const deletion = (lastChange(app) as { id: number }).id
    expect(await submit('/admin/undo', { id: String(deletion), back: '/admin/audit-log' })).toContain(
      'This cannot be undone.',
    )
  })
})

describe('featuring', () => {
  it('is for approved stories, and can be reverted', async () => {
    const { id } = await pending()
    const early = await admin.browser.form('/admin/user-stories', { id, isFeatured: 'true' })
    expect(early.status).toBe(409)
    expect(await early.text()).toContain('Only an approved story can be featured.')
    await admin.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    expect(await submit('/admin/user-stories', { id, isFeatured: 'true' })).toContain('Story featured')
    expect(row(id)).toMatchObject({ is_featured: 1 })
    expect(await submit('/admin/user-stories', { id, isFeatured: 'false' })).toContain(
      'Story no longer featured',
    )
    expect(row(id)).toMatchObject({ is_featured: 0 })
  })
})

describe('the examples from a story', () => {
  const isExample = (id: string) => sql.row('select 1 from vectors where story_id = ?', id) !== undefined
  const undoLast = () =>
    submit('/admin/undo', { id: String((lastChange(app) as { id: number }).id), back: '/admin/audit-log' })

  async function approved() {
    const { id } = await pending()
    await admin.browser.call('POST', `/api/admin/user-stories/${id}/approve`, { revision: 0 })
    expect(isExample(id)).toBe(true)
    return id
  }

  it('stay after featuring by mistake was undone', async () => {
    const id = await approved()
    await submit('/admin/user-stories', { id, isFeatured: 'true' })
    await undoLast()
    expect(row(id)).toMatchObject({ is_featured: 0, is_unfeatured: 0 })
    expect(isExample(id)).toBe(true)
  })

  it('disappear when it is no longer featured, and return when that is undone', async () => {
    const id = await approved()
    await submit('/admin/user-stories', { id, isFeatured: 'true' })
    await submit('/admin/user-stories', { id, isFeatured: 'false' })
    expect(isExample(id)).toBe(false)
    await undoLast()
    expect(row(id)).toMatchObject({ is_featured: 1, is_unfeatured: 0 })
    expect(isExample(id)).toBe(true)
  })

  it('disappear when a featured story is rejected, and return when it is approved after all', async () => {
    const id = await approved()
    await submit('/admin/user-stories', { id, isFeatured: 'true' })
    const review = `/admin/user-stories/${id}/review`
    await submit(review, { decision: 'rejected', adminNotes: 'No.', revision: String(row(id).revision) })
    expect([row(id).is_featured, isExample(id)]).toEqual([0, false])
    await submit(review, { decision: 'approved', adminNotes: '', revision: String(row(id).revision) })
    expect(isExample(id)).toBe(true)
  })
})

describe('deleting', () => {
  it('asks first, and leaves nothing of the text', async () => {
    proves('message: story deleted', 'screen: /admin/user-stories')
    const { id, title } = await pending()
    expect(await page(`/admin/user-stories/${id}/delete`)).toContain('Delete this story?')
    expect(await submit(`/admin/user-stories/${id}/delete`, {})).toContain('Story deleted successfully')
    expect(row(id)).toBeUndefined()
    expect(JSON.stringify(lastChange(app))).not.toContain(title)
    expect((await admin.browser.call('DELETE', `/api/admin/user-stories/${id}`)).status).toBe(404)
  })
})

describe('the file', () => {
  it('names nobody who is anonymous', async () => {
    const hidden = await pending({ isAnonymous: true })
    const named = await pending({ isAnonymous: false })
    const text = await (await admin.browser.form('/admin/user-stories.csv', {})).text()
    expect(text).toContain(hidden.title)
    expect(text).not.toContain(hidden.author.email)
    expect(text).toContain(named.author.email)
  })
})
