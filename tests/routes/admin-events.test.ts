import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, bodyOf, figuresOf, headsOf, lastChange, pagesOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

const { page, submit } = pagesOf(admin, bodyOf)

const call = async (method: string, path: string, body?: unknown) =>
  (await admin.browser.call(method, path, body, { 'Idempotency-Key': randomUUID() })) as {
    status: number
    body: Record<string, unknown>
  }

const EVENT = {
  title: '  A  journey by sea ',
  eventType: 'Journey',
  dateRange: 'March to June 1998',
  description: ' By ship. ',
}
const eventNamed = (title: string) =>
  sql.row('select * from events where title = ?', title) as
    | ({ id: string } & Record<string, unknown>)
    | undefined

describe('simple events', () => {
  it('are added in a dialog, trimmed, and shown with their status', async () => {
    proves('screen: /admin/events', 'message: event created')
    expect(await page('/admin/events/new?q=a')).toContain('href="/admin/events?q=a"')
    const html = await submit('/admin/events/new', EVENT)
    expect(headsOf(html)).toEqual(['Event', 'Type', 'Date Range', 'Status', 'Created', 'Actions'])
    expect(figuresOf(html)).toEqual({ 'Total Events': 1 })
    expect(html).toContainAll('Event created', 'A journey by sea', 'Journey', 'March to June 1998')
    for (const action of ['Add Event', 'Edit Event']) expect(html).toContain(`${action}<`)
    const { id } = eventNamed('A journey by sea')!
    expect(lastChange(app)).toMatchObject({ action: 'events.create', entity: 'event', entity_id: id })
    expect((await call('POST', '/api/admin/events', { ...EVENT, title: 'Another' })).body).toMatchObject({
      title: 'Another',
      isActive: true,
      description: 'By ship.',
    })
  })

  it('are found by title or type', async () => {
    proves('limit: search of events', 'screen: /admin/events')
    await call('POST', '/api/admin/events', { title: 'First lesson', eventType: 'Study' })
    for (const q of ['lesson', 'TUD', 'st']) {
      const found = await page(`/admin/events?q=${q}`)
      expect(found, q).toContain('First lesson')
      expect(found, q).not.toContain('A journey by sea')
    }
    expect(await page('/admin/events?q=nowhere')).toContain('No event matches this search.')
  })

  it('are edited, deactivated, activated and deleted', async () => {
    proves('screen: /admin/events', 'message: event deleted')
    const { id } = eventNamed('A journey by sea')!
    expect(await page(`/admin/events/${id}/edit`)).toContain('value="A journey by sea"')
    expect(await submit(`/admin/events/${id}/edit`, { ...EVENT, description: '' })).toContain('Event updated')
    expect(eventNamed('A journey by sea')).toMatchObject({ description: '' })
    expect(lastChange(app)).toMatchObject({ before: { description: 'By ship.' }, after: { description: '' } })

    expect(await submit('/admin/events?status=active', { id, isActive: 'false' })).toContain(
      'Event deactivated',
    )
    expect(lastChange(app)).toMatchObject({ action: 'events.deactivate' })
    expect(await page('/admin/events?status=inactive')).toMatch(/A journey by sea.*>Inactive</s)
    expect(await page('/admin/events?status=active')).not.toContain('A journey by sea')
    expect(await submit('/admin/events', { id, isActive: 'true' })).toContain('Event activated')
    expect(await page('/admin/events?q=journey')).toMatch(/A journey by sea.*>Active</s)

    expect(await page(`/admin/events/${id}/delete`)).toContain('Delete this event?')
    expect(await submit(`/admin/events/${id}/delete`, {})).toContain('Event deleted')
    expect(eventNamed('A journey by sea')).toBeUndefined()
    expect(await submit(`/admin/events/${id}/delete`, {})).toContain('Event deleted')
    const { body } = await call('POST', '/api/admin/events', EVENT)
    expect(await call('DELETE', `/api/admin/events/${body.id}`)).toEqual({
      status: 200,
      body: { message: 'Event deleted' },
    })
  })
})
