import { beforeEach, describe, expect, it } from 'vitest'
import { PREPARED_REASONS, REASON_REQUIRED } from '#app/features/stories/moderation-messages.ts'
import { HOUR, MINUTE, SECOND } from '#app/operations/clock.ts'
import { administrator, member } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const app = await testApp()
const { sql } = app
const { clock } = app
const admin = await administrator(app)
const QUEUE = '/admin/user-stories/queue'

const page = async (path = QUEUE) => textOf(await admin.browser.page(path))
const shown = (html: string) => html.match(/<h2 id="queue-story"[^>]*>([^<]*)/)?.[1]
const place = (html: string) => html.match(/role="status"[^>]*>([\d,]+ of [\d,]+)</)?.[1]
const stateOf = (id: string) =>
  sql.row('select status, admin_notes as notes, revision from user_stories where id = ?', id) as {
    status: string
    notes: string | null
    revision: number
  }

async function waitingStory(title: string, more: Record<string, unknown> = {}): Promise<string> {
  const { browser } = await member(app)
  clock.advance(HOUR)
  const story = {
    title,
    storyContent: `${title}: we walked it together. `.repeat(4),
    isAnonymous: true,
    ...more,
  }
  const { status, body } = await browser.call('POST', '/api/user-stories', story)
  expect(status).toBe(201)
  return (body as { id: string }).id
}

const decide = (id: string, fields: Record<string, string>) =>
  admin.browser.form(QUEUE, { id, revision: String(stateOf(id).revision), ...fields })

/** The forms of the undo buttons in the panel, the last decision first. */
function undosOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<form[^>]*action="\/admin\/undo"[^>]*>.*?<\/form>/gs)].map(([form]) =>
    Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    ),
  )
}
const undoOf = (html: string) => undosOf(html)[0]!

let first: string
let second: string
let third: string

beforeEach(async () => {
  sql.run('delete from user_stories')
  first = await waitingStory('The first road')
  second = await waitingStory('The second road')
  third = await waitingStory('The third road')
})

describe('the queue', () => {
  it('shows the oldest story, its place, its age and its length', async () => {
    const html = await page()
    expect([shown(html), place(html)]).toEqual(['The first road', '1 of 3'])
    expect(html).toContain('Waits for 2 hours')
    const listed = html.slice(html.indexOf('id="queue-list"')).matchAll(/<bdi[^>]*>([^<]*)/g)
    expect([...listed].map(([, title]) => title)).toEqual([
      'The first road',
      'The second road',
      'The third road',
    ])
    expect(html).toMatch(/2 hours, \d+ characters/)
  })

  it('skips to the next, and after the last comes the first', async () => {
    expect(shown(await page(`${QUEUE}?after=${first}`))).toBe('The second road')
    expect(shown(await page(`${QUEUE}?after=${third}`))).toBe('The first road')
    expect(place(await page(`${QUEUE}?at=${third}`))).toBe('3 of 3')
    expect(shown(await page(`${QUEUE}?at=no-such-story`))).toBe('The first road')
  })

  it('approves with notes, shows the next one, and undoes it', async () => {
    const answer = await decide(first, { decision: 'approved', adminNotes: 'Thank you.' })
    expect(answer.status).toBe(303)
    expect(stateOf(first)).toMatchObject({ status: 'approved', notes: 'Thank you.' })
    const next = await page(answer.headers.get('Location')!)
    expect([shown(next), place(next)]).toEqual(['The second road', '1 of 2'])
    expect(next).toContain('Story approved successfully')
    const undone = await admin.browser.form('/admin/undo', undoOf(next))
    const back = await page(undone.headers.get('Location')!)
    expect([shown(back), place(back)]).toEqual(['The first road', '1 of 3'])
    expect(stateOf(first)).toMatchObject({ status: 'pending', notes: null })
  })

  it('offers to undo the last two decisions', async () => {
    for (const id of [first, second, third]) {
      clock.advance(SECOND)
      await decide(id, { decision: 'rejected', reason: 'unclear' })
    }
    const html = await page()
    expect(undosOf(html)).toHaveLength(2)
    expect(html).toContain('Story rejected successfully: <bdi>The third road')
    await admin.browser.form('/admin/undo', undosOf(html)[1]!)
    expect([first, second, third].map((id) => stateOf(id).status)).toEqual([
      'rejected',
      'pending',
      'rejected',
    ])
    expect(undosOf(await page())).toHaveLength(1)
  })

  it('shows two moderators different stories, until one has left for some minutes', async () => {
    const other = await administrator(app)
    const seen = async () => textOf(await other.browser.page(QUEUE))
    await page(`${QUEUE}?at=${first}`)
    const html = await seen()
    expect(shown(html)).toBe('The second road')
    expect(html).toContain('reads it')
    expect(textOf(await other.browser.page(`${QUEUE}?at=${first}`))).toContain('reads this story now')
    clock.advance(6 * MINUTE)
    expect(shown(await seen())).toBe('The first road')
  })

  it('rejects with a prepared reason or with own words, and never without either', async () => {
    const refused = await decide(first, { decision: 'rejected' })
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain(REASON_REQUIRED)
    expect(stateOf(first).status).toBe('pending')
    await decide(first, { decision: 'rejected', reason: 'people' })
    expect(stateOf(first)).toMatchObject({ status: 'rejected', notes: PREPARED_REASONS.people.notes })
    await decide(second, { decision: 'rejected', reason: 'people', adminNotes: 'Please tell the end.' })
    expect(stateOf(second)).toMatchObject({ status: 'rejected', notes: 'Please tell the end.' })
    // The author of an approved story does not see a reason that was selected.
    await decide(third, { decision: 'approved', reason: 'harm' })
    expect(stateOf(third)).toMatchObject({ status: 'approved', notes: null })
    expect(await page()).toContain('No story waits')
  })

  it('refuses a decision on a text that has changed since', async () => {
    const answer = await decide(first, { decision: 'approved', revision: '7' })
    expect(answer.status).toBe(409)
    expect(stateOf(first).status).toBe('pending')
  })

  it('decides on several at once, with one undo for all', async () => {
    const chosen = [first, third].map((id) => ['chosen', `${id} ${stateOf(id).revision}`])
    const body = new URLSearchParams([
      ...chosen,
      ['several', 'yes'],
      ['decision', 'rejected'],
      ['reason', 'unclear'],
    ] as string[][])
    const answer = await admin.browser.form(`${QUEUE}?at=${second}`, [...body])
    expect(answer.status).toBe(303)
    const next = await page(answer.headers.get('Location')!)
    expect(shown(next)).toBe('The second road')
    expect(next).toContain('2 stories rejected')
    expect([first, second, third].map((id) => stateOf(id).status)).toEqual([
      'rejected',
      'pending',
      'rejected',
    ])
    expect(stateOf(third).notes).toBe(PREPARED_REASONS.unclear.notes)
    await admin.browser.form('/admin/undo', undoOf(next))
    expect([first, second, third].map((id) => stateOf(id).status)).toEqual(['pending', 'pending', 'pending'])
  })

  it('gives the same answer if the form of several comes twice, or names a story twice', async () => {
    const chosen = [first, third, first].map((id) => ['chosen', `${id} ${stateOf(id).revision}`])
    const fields = [...chosen, ['several', 'yes'], ['decision', 'approved']] as string[][]
    const send = async () => {
      const answer = await admin.browser.form(QUEUE, fields)
      expect(answer.status).toBe(303)
      return page(answer.headers.get('Location')!)
    }
    const undo = undoOf(await send())
    const again = await send()
    expect(again).toContain('2 stories approved')
    const { id, first: from } = undo
    expect(undoOf(again)).toMatchObject({ id, first: from })
    await admin.browser.form('/admin/undo', undo)
    expect([first, second, third].map((id) => stateOf(id).status)).toEqual(['pending', 'pending', 'pending'])
  })

  it('decides on none of several if one has changed since', async () => {
    const answer = await admin.browser.form(QUEUE, [
      ['several', 'yes'],
      ['chosen', `${first} ${stateOf(first).revision}`],
      ['chosen', `${second} 9`],
      ['decision', 'approved'],
    ])
    expect(answer.status).toBe(409)
    expect([first, second].map((id) => stateOf(id).status)).toEqual(['pending', 'pending'])
  })

  it('marks equal texts, and names similar approved stories', async () => {
    const text = 'A letter came in the winter and we waited with patience for the morning. '.repeat(3)
    const earlier = await waitingStory('The letter', { storyContent: text })
    await decide(earlier, { decision: 'approved' })
    const same = await waitingStory('The same letter', { storyContent: text })
    const html = await page(`${QUEUE}?at=${same}`)
    expect(html).toContainAll('The same text was sent more than once', 'Same text</span>')
    const similar = html.slice(html.indexOf('Similar stories'))
    expect(similar).toContain(`href="/admin/user-stories/${earlier}"`)
    expect(await page(`${QUEUE}?at=${second}`)).not.toContain('The same text was sent more than once')
  })

  it('chooses all that wait with the same text', async () => {
    const text = 'A letter came in the winter and we waited with patience for the morning. '.repeat(3)
    const same = [
      await waitingStory('A letter', { storyContent: text }),
      await waitingStory('Another letter', { storyContent: text }),
    ]
    const link = `${QUEUE}?at=${same[0]}&same=yes`
    expect(await page(`${QUEUE}?at=${same[0]}`)).toContain(link)
    const chosen = [...(await page(link)).matchAll(/<input[^>]*name="chosen"[^>]*>/g)].map(([box]) => box)
    expect(chosen.map((box) => box.match(/value="([^ ]+) /)?.[1])).toEqual(same)
    expect(chosen.every((box) => box.includes('checked'))).toBe(true)
  })

  it('treats texts as equal that differ in spaces, case and letter forms, also after an edit', async () => {
    const text = 'A letter came in the winter, and we waited for the café to open its doors to us.'
    const earlier = await waitingStory('The letter', { storyContent: text })
    const other = await waitingStory('The same letter', {
      storyContent: `  ${text.toUpperCase().normalize('NFD').replaceAll(' ', '\n  ')}`,
    })
    const marked = async (id: string) =>
      (await page(`${QUEUE}?at=${id}`)).includes('The same text was sent more than once')
    expect(await marked(other)).toBe(true)
    sql.run("update user_stories set story_content = 'Another text.' where id = ?", earlier)
    expect(await marked(other)).toBe(false)
  })
})
