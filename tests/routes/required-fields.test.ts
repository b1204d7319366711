import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { charted } from '../support/calls/back-office-natal-charts.ts'
import { twoStepAdministrator } from '../support/two-step.ts'

const app = await testApp()
const { sql } = app
const { browser: born, id: bornId } = await charted({ app })
const people = {
  anyone: app.browser(),
  member: (await member(app)).browser,
  born,
  admin: (await administrator(app)).browser,
  twoStep: (await twoStepAdministrator(app)).browser,
}

/** A correction request, a keyword and its category, each to be opened by an administrator. */
async function examples() {
  const wish = { dateOfBirth: '1978-07-15', birthTime: '02:30', country: 'Türkiye', cityId: '745044' }
  await born.form('/birth-info/correction', { ...wish, reason: 'My mother says that it was in the morning.' })
  const idFrom = (table: string, more = '') => String(sql.value(`select id from ${table} ${more} limit 1`))
  await people.admin.form('/admin/keyword-categories/new', {
    categoryName: 'Roads',
    categoryRelation: 'Ways',
  })
  const category = idFrom('keyword_categories')
  return {
    ':correction': idFrom('correction_requests', `where user_id = '${bornId}'`),
    ':person': bornId,
    ':category': category,
    ':ruler': idFrom('planetary_rulers'),
  }
}
const ids: Readonly<Record<string, string>> = await examples()

/** Marked labels, and fields that are announced as required, of the forms that a page has. */
async function marked(who: keyof typeof people, path: string) {
  const address = path.replace(/:\w+/, (name) => ids[name]!)
  const answer = await people[who].get(address)
  expect(answer.status, address).toBe(200)
  const html = await answer.text()
  const labels = [...html.matchAll(/<(?:label|legend)[^>]*class="required"[^>]*>([^<]+)</g)]
  const fields = [...html.matchAll(/aria-required="true"/g)]
  return {
    labels: labels.map(([, text]) => text?.trim()),
    fields: fields.length,
    /** Groups of radio buttons have no attribute of their own. */
    groups: (html.match(/<legend[^>]*class="required"/g) ?? []).length,
    note: html.includes('Fields with * must be filled in.'),
  }
}

const BIRTH = ['Date of birth', 'Birth time', 'Country', 'City']

describe('fields that must be filled in', () => {
  it.each([
    ['anyone', '/login', ['Email', 'Password']],
    ['anyone', '/register', ['Full name', 'Email', 'Password', 'Confirm password']],
    ['anyone', '/forgot-password', ['Email']],
    ['anyone', '/contact', ['Email', 'Message']],
    ['member', '/birth-info', BIRTH],
    ['member', '/send-story', ['Story title', 'Your story']],
    ['member', '/my-book/write', ['Your note', 'Day']],
    ['member', '/settings', ['Change your name', 'Current password', 'New password', 'Confirm new password']],
    ['member', '/settings/two-step', ['Current password']],
    ['member', '/settings/delete', ['Type DELETE to confirm']],
    ['member', '/settings/prove', ['Password']],
    ['born', '/birth-info/correction', [...BIRTH, 'What is wrong with the saved information?']],
    ['born', '/analysis', ['Your story']],
    ['born', '/part-of-fortune', ['Sign', 'Degree', 'Minute']],
    ['admin', '/admin/events/new', ['Title', 'Event type']],
    ['admin', '/admin/keyword-categories/new', ['Category Name', 'Description']],
    ['admin', '/admin/keyword-categories/:category/edit', ['Category Name', 'Description']],
    ['admin', '/admin/keyword-categories/:category/delete', ['Move its keywords to']],
    ['admin', '/admin/keywords/new', ['Keyword', 'Sign', 'Polarity', 'Category']],
    ['admin', '/admin/birth-details/new?user=:person', ['Whose birth is it?', ...BIRTH]],
    ['admin', '/admin/planetary-rulers/:ruler/edit', ['Traditional ruler']],
    ['admin', '/admin/birth-details/corrections/:correction', ['Reason for declining']],
  ] as const)('are marked for %s on %s', async (who, path, labels) => {
    const found = await marked(who, path)
    expect(found.labels).toEqual(labels)
    expect(found.note).toBe(true)
    expect(found.fields).toBeGreaterThanOrEqual(
      labels.length - found.groups - (labels.join().includes('Birth time') ? 2 : 0),
    )
  })

  it('are not marked where one of two is enough', async () => {
    expect(await marked('twoStep', '/settings/prove')).toMatchObject({ labels: [], fields: 0 })
  })
})
