import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const people = {
  anyone: app.browser(),
  member: (await member(app)).browser,
  admin: (await administrator(app)).browser,
}

/** The marked labels, and the fields with the required attribute. */
async function marked(who: keyof typeof people, path: string) {
  const html = await (await people[who].get(path)).text()
  const labels = [...html.matchAll(/<(?:label|legend)[^>]*class="required"[^>]*>([^<]+)</g)]
  const fields = [...html.matchAll(/aria-required="true"/g)]
  return {
    labels: labels.map(([, text]) => text?.trim()),
    fields: fields.length,
    note: html.includes('Fields with * must be filled in.'),
  }
}

describe('fields that must be filled in', () => {
  it.each([
    ['anyone', '/login', ['Email', 'Password']],
    ['anyone', '/register', ['Full name', 'Email', 'Password', 'Confirm password']],
    ['anyone', '/forgot-password', ['Email']],
    ['anyone', '/contact', ['Email', 'Message']],
    ['member', '/birth-info', ['Date of birth', 'Birth time', 'Country', 'City']],
    ['member', '/send-story', ['Story title', 'Your story']],
    ['admin', '/admin/events/new', ['Title', 'Event type']],
    ['admin', '/admin/keyword-categories/new', ['Category Name', 'Description']],
  ] as const)('are marked for %s on %s', async (who, path, labels) => {
    const found = await marked(who, path)
    expect(found.labels).toEqual(labels)
    expect(found.note).toBe(true)
    expect(found.fields).toBeGreaterThanOrEqual(labels.length - (path === '/birth-info' ? 2 : 0))
  })
})
