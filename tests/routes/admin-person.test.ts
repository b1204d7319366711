import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

const page = async (path: string) => textOf(await admin.browser.page(path))

async function personWithAll() {
  const person = await member(app)
  sql.run("update users set name = 'Zaynab Whole' where id = ?", person.id)
  const { browser } = person
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const { body } = await browser.call('POST', '/api/analysis')
  await browser.call('POST', `/api/analysis/${(body as { analysisId: string }).analysisId}/rate`, {
    rating: 4,
  })
  await browser.call('POST', '/api/user-stories', {
    title: 'The whole road',
    storyContent: 'We walked it together. '.repeat(5),
    isAnonymous: false,
  })
  await admin.browser.form('/admin/users', { id: person.id, accountStatus: 'suspended' })
  return person
}

describe('the page of one person', () => {
  it('shows account, birth, chart, analysis, story and what administrators changed', async () => {
    const person = await personWithAll()
    const html = await page(`/admin/users/${person.id}`)
    expect(html).toContainAll(
      'Zaynab Whole',
      person.email,
      'Suspended',
      ISTANBUL_BIRTH.dateOfBirth,
      'Istanbul',
      'Part of Fortune in Pisces',
      'Rated 4 of 5',
      'The whole road',
      'No correction was requested.',
      'Suspended: <bdi>Zaynab Whole</bdi>',
    )
  })

  it('shows nothing from the person’s book', async () => {
    const person = await personWithAll()
    sql.run(
      `insert into notes (id, user_id, day, hijri_year, hijri_month, hijri_day, text, created_at)
         values ('private-note', ?, '2026-03-01', 1447, 9, 12, 'a word that nobody else reads', 1)`,
      person.id,
    )
    expect(await page(`/admin/users/${person.id}`)).not.toContain('a word that nobody else reads')
  })

  it('is for administrators only, and answers 404 for an unknown person', async () => {
    const person = await member(app)
    expect((await person.browser.get(`/admin/users/${person.id}`)).status).toBe(403)
    expect((await admin.browser.get('/admin/users/nobody')).status).toBe(404)
  })

  it('is linked from the person’s name in the lists', async () => {
    const person = await personWithAll()
    const of = encodeURIComponent(person.email)
    const link = `href="/admin/users/${person.id}"`
    for (const list of ['users', 'birth-details', 'natal-charts', 'enhanced-natal-charts'])
      expect(await page(`/admin/${list}?q=${of}`), list).toContain(link)
    expect(await page('/admin/audit-log')).toContain(`href="/admin/users/${admin.id}"`)
  })
})

describe('the search for a person', () => {
  it('is in the menu of every screen of the back-office', async () => {
    for (const path of ['/admin', '/admin/keywords']) {
      expect(await page(path)).toMatch(/<form[^>]*action="\/admin\/people"[^>]*role="search"/)
    }
  })

  it('finds by name, email, pseudonym, place and date of birth', async () => {
    const person = await personWithAll()
    sql.run(
      "update birth_details set pseudonym = 'Lamplighter', city_name = 'A mill by Konya', date_of_birth = '1931-02-03' where user_id = ?",
      person.id,
    )
    sql.run("update users set name = 'Ruqayya Found' where id = ?", person.id)
    const link = `href="/admin/users/${person.id}"`
    for (const q of ['ruqayya', person.email, 'amplight', 'mill by', '1931-02-03']) {
      expect(await page(`/admin/people?q=${encodeURIComponent(q)}`), q).toContain(link)
    }
    for (const q of ['', 'nobody of this name', '1931-02-04']) {
      expect(await page(`/admin/people?q=${encodeURIComponent(q)}`), q).not.toContain(link)
    }
    const { browser } = await member(app)
    expect((await browser.get('/admin/people?q=ruqayya')).status).toBe(403)
  })
})
