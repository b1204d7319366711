import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const app = await testApp()
const admin = await administrator(app)
const SHEET = '/admin/user-stories/film'

async function featuredStory(title: string): Promise<string> {
  const { browser } = await member(app)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const story = {
    title,
    storyContent: `${title}: a door opened after years. `.repeat(3),
    pseudonym: 'Traveller',
    withLot: true,
  }
  const { body } = await browser.call('POST', '/api/user-stories', story)
  const { id } = body as { id: string }
  app.sql.run("update user_stories set status = 'approved', is_featured = 1 where id = ?", id)
  return id
}

const sheet = async () => {
  const html = textOf(await admin.browser.page(SHEET))
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

describe('the sheet for films', () => {
  it('has featured stories with their lot and its matters, and without who sent them', async () => {
    await featuredStory('The open door')
    const html = await sheet()
    expect(html).toContainAll('The open door: a door opened', 'Part of Fortune in Pisces')
    expect(html).toContain('Pisces is a double-bodied sign of water')
    expect(html).toMatch(/house is given to/)
    expect(html).not.toContainAll('Traveller', 'Person 2', '@qismah.example')
  })

  it('keeps the day and the address of a film, and shows that story last', async () => {
    const id = await featuredStory('The second door')
    const film = { id, filmedOn: '2026-03-01', filmUrl: 'https://films.example/1' }
    expect((await admin.browser.form(SHEET, { ...film, filmUrl: 'javascript:alert(1)' })).status).toBe(422)
    expect((await admin.browser.form(SHEET, film)).status).toBe(303)
    const html = await sheet()
    expect(html).toContain('href="https://films.example/1"')
    expect(html.indexOf('The open door')).toBeLessThan(html.indexOf('The second door'))
    const { browser } = await member(app)
    expect((await browser.get(SHEET)).status).toBe(403)
  })
})
