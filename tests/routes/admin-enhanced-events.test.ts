import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, bodyOf, figuresOf, headsOf, lastChange, member, pagesOf } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

const { page, submit } = pagesOf(admin, bodyOf)

const call = async (method: string, path: string, body?: unknown) =>
  (await admin.browser.call(method, path, body, { 'Idempotency-Key': randomUUID() })) as {
    status: number
    body: Record<string, unknown>
  }

async function born(name = 'Layla') {
  const person = await member(app)
  await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const birth = sql.value('select id from birth_details where user_id = ?', person.id) as string
  sql.run('update birth_details set pseudonym = ? where id = ?', name, birth)
  const reading = sql.row(
    'select id, pof_sign from astrological_readings where birth_detail_id = ?',
    birth,
  ) as { id: string; pof_sign: string }
  return { ...person, birth, reading: reading.id, sign: reading.pof_sign }
}

const enhanced = (birthDetailId: string) => ({
  birthDetailId,
  title: 'The letter that came',
  description: 'It came after a year, and said that all was well.',
  alignment: 'light',
  astroExplanation: 'Jupiter helps the Part of Fortune.',
  eventDate: '2001-05-06',
})

const enhancedById = (id: unknown) =>
  sql.row('select * from events_enhanced where id = ?', id) as Record<string, unknown>
const linked = (id: unknown) =>
  sql.values('select keyword_id from event_keyword where event_id = ? order by 1', id)
const keywordId = (text: string) =>
  sql.value('select id from keywords where keyword_text = ?', text) as number

describe('adding an enhanced event', () => {
  it('begins with the choice of the person, by pseudonym, name or address', async () => {
    proves('screen: /admin/add-event')
    const person = await born('Umm Salama')
    for (const q of ['umm sal', person.email]) {
      const html = await page(`/admin/add-event?birth=${encodeURIComponent(q)}`)
      expect(html).toContain(`href="/admin/add-event?birthDetailId=${person.birth}"`)
      expect(html).toContain(`Part of Fortune in ${person.sign}`)
    }
    expect(await page('/admin/add-event?birth=nobody-at-all')).toContain(
      'No birth detail matches this search.',
    )
    const form = await page(`/admin/add-event?birthDetailId=${person.birth}`)
    expect(form).toContainAll('Umm Salama', `${person.sign}, Light`)
    expect((await admin.browser.get('/admin/add-event?birthDetailId=none')).status).toBe(404)
  })

  it('stores it with the reading of the birth detail and the ticked keywords', async () => {
    proves('screen: /admin/add-event')
    const person = await born()
    const response = await admin.browser.form(`/admin/add-event?birthDetailId=${person.birth}`, [
      ...Object.entries({ ...enhanced(person.birth), eventDate: '' }),
      ['keywordIds', String(keywordId('Courage'))],
      ['keywordIds', String(keywordId('Patience'))],
    ])
    const html = await page(response.headers.get('Location')!)
    expect(html).toContainAll('Event created', 'The letter that came', 'Layla', 'Generate vector')
    const { entity_id: id, subject_user_id } = lastChange(app)!
    expect(subject_user_id).toBe(person.id)
    expect(enhancedById(id)).toMatchObject({
      birth_detail_id: person.birth,
      reading_id: person.reading,
      alignment: 'light',
      event_date: null,
      keyword_sign_display: 'Courage, Patience',
      vector_id: null,
    })
    expect(linked(id)).toEqual([keywordId('Courage'), keywordId('Patience')])
  })

  it('stores it without a reading if there is none', async () => {
    const person = await born('Chartless')
    sql.run('delete from astrological_readings where birth_detail_id = ?', person.birth)
    expect(await page(`/admin/add-event?birthDetailId=${person.birth}`)).toContain(
      'no chart yet: the event is saved without a reading',
    )
    const { status, body } = await call('POST', '/api/admin/events-enhanced', {
      ...enhanced(person.birth),
      readingId: '',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ readingId: null, pofSign: null, pseudonym: 'Chartless' })
  })

  it('refuses a reading that is not there, or of another birth detail', async () => {
    const [person, other] = [await born(), await born()]
    const made = await call('POST', '/api/admin/events-enhanced', {
      ...enhanced(person.birth),
      readingId: person.reading,
    })
    expect(made).toMatchObject({ status: 201, body: { readingId: person.reading } })
    const { id } = made.body as { id: string }
    for (const readingId of ['invented', other.reading]) {
      const refused = {
        status: 422,
        body: { code: 'reading.unknown', fieldErrors: { readingId: [expect.any(String)] } },
      }
      const body = { ...enhanced(person.birth), readingId }
      expect(await call('POST', '/api/admin/events-enhanced', body)).toMatchObject(refused)
      expect(await call('PATCH', `/api/admin/events-enhanced/${id}`, { readingId })).toMatchObject(refused)
    }
  })

  it('accepts the specified body: 1 and 0, keyword texts, no date', async () => {
    proves('limit: alignment')
    const person = await born()
    const { body } = await call('POST', '/api/admin/events-enhanced', {
      ...enhanced(person.birth),
      alignment: 0,
      eventDate: '',
      keywordSignDisplay: ' courage ,Patience, A word of theirs,',
    })
    expect(body).toMatchObject({
      alignment: 'dark',
      eventDate: null,
      keywordSignDisplay: 'courage, Patience, A word of theirs',
      readingId: person.reading,
      userEmail: person.email,
      pofSign: person.sign,
    })
    expect(linked(body.id)).toEqual([keywordId('Courage'), keywordId('Patience')])
  })

  it('reports errors in the order of the form', async () => {
    const { birth } = await born()
    const html = await submit(`/admin/add-event?birthDetailId=${birth}`, { idempotencyKey: randomUUID() })
    const places = ['Please choose light or dark.', 'A title is', 'A description is', 'An astrological'].map(
      (text) => html.indexOf(text),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('searches for keywords without JavaScript, and keeps what was typed and ticked', async () => {
    proves('screen: /admin/add-event')
    const person = await born()
    const html = await submit(`/admin/add-event?birthDetailId=${person.birth}`, {
      ...enhanced(person.birth),
      title: 'Half written',
      intent: 'search-keywords',
      keywordSearch: 'forgiv',
      keywordIds: String(keywordId('Courage')),
    })
    expect(html).toContainAll('value="Half written"', 'It came after a year')
    expect(html).toMatch(new RegExp(`type="checkbox"[^>]*checked=""[^>]*value="${keywordId('Courage')}"`))
    expect(html).toContainAll('Forgiveness', 'Quick Forgiveness', '2 keywords found.')
    expect(sql.value("select count(*) from events_enhanced where title = 'Half written'")).toBe(0)
  })
})

describe('an enhanced event', () => {
  async function stored(change: object = {}) {
    const person = await born()
    const { body } = await call('POST', '/api/admin/events-enhanced', {
      ...enhanced(person.birth),
      ...change,
    })
    return { ...person, userId: person.id, id: body.id as string }
  }

  it('is listed, filtered and found by its text, its keywords and its person', async () => {
    proves('screen: /admin/enhanced-events')
    const person = await stored({ title: 'A lamp in the window', keywordSignDisplay: 'Hospitality' })
    sql.run("update birth_details set pseudonym = 'Zubayda' where id = ?", person.birth)
    for (const q of ['lamp in', 'hospit', 'zubayd', person.email, 'la'])
      expect(await page(`/admin/enhanced-events?q=${encodeURIComponent(q)}`), q).toContain(
        'A lamp in the window',
      )
    expect(await page('/admin/enhanced-events?q=lamp&polarity=dark')).toContain(
      'No event matches this search.',
    )
    const html = await page('/admin/enhanced-events?q=lamp&polarity=light&vector=without')
    expect(headsOf(html)).toEqual(['Event', 'Pseudonym', 'Polarity', 'Actions'])
    expect(html).toMatch(/Zubayda.*>Light</s)
    expect(html).toContain('href="/admin/add-event"')
    expect(await page('/admin/enhanced-events?q=lamp&vector=with')).toContain('No event matches this search.')
    const answer = await admin.browser.send('/api/admin/events-enhanced?q=lamp')
    expect(answer.headers.get('X-Total-Count')).toBe('1')
    expect(await (await admin.browser.form('/admin/enhanced-events.csv', {})).text()).toContain(
      'A lamp in the window',
    )
  })

  it('that is moved to another person is in the log of both, with what concerns each', async () => {
    const from = await stored({ title: 'Moved away' })
    const to = await born('Idris')
    const { status } = await call('PATCH', `/api/admin/events-enhanced/${from.id}`, {
      birthDetailId: to.birth,
      title: 'Moved here',
    })
    expect(status).toBe(200)
    const logOf = (userId: string) =>
      sql.rows(
        'select before, after from audit_log where subject_user_id = ? and action = ?',
        userId,
        'enhanced-events.change',
      ) as { before: string | null; after: string | null }[]
    const [left, ...more] = logOf(from.userId)
    expect(more).toEqual([])
    expect(JSON.parse(left!.before!)).toMatchObject({ title: 'Moved away', birthDetailId: from.birth })
    expect(left!.after).toBeNull()
    const [came] = logOf(to.id)
    expect(came!.before).toBeNull()
    expect(JSON.parse(came!.after!)).toMatchObject({ title: 'Moved here', birthDetailId: to.birth })
  })

  it('gets a vector by a button, then has the badge; a changed text removes both', async () => {
    proves('screen: /admin/enhanced-events', 'message: vector generated')
    const { id } = await stored({ title: 'For a vector' })
    expect(await page('/admin/enhanced-events?q=for+a+vector')).toContain('Generate vector</button>')
    const html = await submit('/admin/enhanced-events?q=for+a+vector', { id })
    expect(html).toContainAll('Vector generated and stored in a vector database successfully', 'AI<span')
    expect(html).not.toContain('Generate vector</button>')
    expect(enhancedById(id).vector_id).not.toBeNull()
    expect(lastChange(app)).toMatchObject({ action: 'enhanced-events.generate-vector', entity_id: id })

    await call('PATCH', `/api/admin/events-enhanced/${id}`, { astroExplanation: 'Said better.' })
    expect(enhancedById(id).vector_id).not.toBeNull()
    await call('PATCH', `/api/admin/events-enhanced/${id}`, { description: 'It was otherwise.' })
    expect(enhancedById(id).vector_id).toBeNull()
    expect(await call('POST', `/api/admin/events-enhanced/${id}/generate-vector`)).toMatchObject({
      status: 200,
      body: { message: 'Vector generated and stored in a vector database successfully' },
    })
    expect(await submit('/admin/enhanced-events', { id: 'none' })).toContain('Error generating vector')
  })

  it('is edited in a dialog, with its keywords', async () => {
    proves('screen: /admin/enhanced-events')
    const { id, birth } = await stored({ keywordSignDisplay: 'Courage' })
    const form = await page(`/admin/enhanced-events/${id}/edit?q=letter`)
    expect(form).toContain('value="The letter that came"')
    expect(form).toMatch(new RegExp(`checked=""[^>]*value="${keywordId('Courage')}"`))
    const html = await submit(`/admin/enhanced-events/${id}/edit?q=letter`, {
      ...enhanced(birth),
      alignment: 'dark',
      eventDate: '',
    })
    expect(html).toContain('Event updated')
    expect(enhancedById(id)).toMatchObject({ alignment: 'dark', event_date: null, keyword_sign_display: '' })
    expect(linked(id)).toEqual([])
    expect(lastChange(app)).toMatchObject({
      action: 'enhanced-events.change',
      before: { alignment: 'light', eventDate: '2001-05-06', keywordSignDisplay: 'Courage' },
      after: { alignment: 'dark', eventDate: null, keywordSignDisplay: '' },
    })
  })

  it('keeps the fields that a change leaves out', async () => {
    const { id } = await stored({ keywordSignDisplay: 'Courage' })
    await call('PATCH', `/api/admin/events-enhanced/${id}`, { title: 'Only the title' })
    expect(enhancedById(id)).toMatchObject({
      title: 'Only the title',
      event_date: '2001-05-06',
      keyword_sign_display: 'Courage',
    })
    expect(linked(id)).toEqual([keywordId('Courage')])
    expect(
      (await call('PATCH', `/api/admin/events-enhanced/${id}`, { eventDate: '2001-02-30' })).status,
    ).toBe(422)
  })

  it('follows the changes of its keywords', async () => {
    const { body } = await call('POST', '/api/admin/keywords', {
      keywordText: 'To be renamed',
      sign: 'Leo',
      polarity: 'Light',
      categoryId: 1,
    })
    const { id } = await stored({ keywordIds: [body.id, keywordId('Courage')] })
    await call('POST', `/api/admin/events-enhanced/${id}/generate-vector`)
    await call('PUT', `/api/admin/keywords/${body.id}`, {
      keyword_text: 'Renamed',
      sign: 'Leo',
      polarity: 'Light',
      category_id: 1,
    })
    expect(enhancedById(id)).toMatchObject({ keyword_sign_display: 'Courage, Renamed', vector_id: null })
    expect(await page(`/admin/keywords/${body.id}/delete`)).toContain('It is removed from one event')
    await call('DELETE', `/api/admin/keywords/${body.id}`)
    expect(enhancedById(id)).toMatchObject({ keyword_sign_display: 'Courage' })
  })

  it('follows them also where a caller wrote them in other letters', async () => {
    const values = { sign: 'Leo', polarity: 'Light', category_id: 1 }
    const { body } = await call('POST', '/api/admin/keywords', { keyword_text: 'Wayfaring', ...values })
    const { id } = await stored({ keywordSignDisplay: 'COURAGE, wayfaring' })
    expect(linked(id)).toContain(body.id)
    await call('PUT', `/api/admin/keywords/${body.id}`, { keyword_text: 'Constancy', ...values })
    expect(enhancedById(id)).toMatchObject({ keyword_sign_display: 'COURAGE, Constancy' })
    await call('DELETE', `/api/admin/keywords/${body.id}`)
    expect(enhancedById(id)).toMatchObject({ keyword_sign_display: 'COURAGE' })
  })

  it('is deleted with its vector, after a confirmation', async () => {
    proves('screen: /admin/enhanced-events')
    const { id } = await stored()
    await call('POST', `/api/admin/events-enhanced/${id}/generate-vector`)
    expect(await page(`/admin/enhanced-events/${id}/delete`)).toContain('no analysis shows it any more')
    expect(await submit(`/admin/enhanced-events/${id}/delete`, {})).toContain('Event deleted')
    expect(enhancedById(id)).toBeUndefined()
    expect(sql.value('select count(*) from vectors where event_id = ?', id)).toBe(0)
    expect(await submit(`/admin/enhanced-events/${id}/delete`, {})).toContain('Event deleted')
  })

  it('is deleted with its account, and so are the values in the audit log', async () => {
    const { id, userId } = await stored()
    const entries = () =>
      sql.value("select count(*) from audit_log where entity = 'enhanced-event' and entity_id = ?", id)
    expect(entries()).toBe(1)
    await call('DELETE', `/api/admin/users/${userId}`)
    expect(enhancedById(id)).toBeUndefined()
    expect(entries()).toBe(0)
  })
})

describe('the figures', () => {
  it('count what is stored, and show what was measured', async () => {
    proves('screen: /admin/enhanced-events')
    const person = await born()
    for (const title of ['The first letter', 'The second letter']) {
      const { status } = await call('POST', '/api/admin/events-enhanced', {
        ...enhanced(person.birth),
        title,
      })
      expect(status).toBe(201)
    }
    const html = await page('/admin/enhanced-events')
    const count = (query: string) => sql.value(query) as number
    const [events, people] = [
      count('select count(*) from events_enhanced'),
      count(
        'select count(distinct b.user_id) from events_enhanced e join birth_details b on b.id = e.birth_detail_id',
      ),
    ]
    expect(events).toBeGreaterThan(people)
    expect(figuresOf(html)).toMatchObject({
      'Total Events': events,
      'Vectorized Events': count('select count(*) from vectors where event_id is not null'),
      'Unique Users': people,
      'Recent Events': events,
    })
    expect(html).toMatch(
      /Performance Stats<.*?[\d.]+ ms<.*?to embed a text, median of \d+<.*?[\d.]+ ms<.*?to search the vectors, median of \d+</s,
    )
  })
})

describe('all events', () => {
  it('of both kinds are counted on the dashboard, and found by a part of their title', async () => {
    await call('POST', '/api/admin/events', {
      title: 'The counted voyage',
      description: 'By sea',
      eventType: 'Travel',
      dateRange: 'March 1998',
    })
    const total = (await call('GET', '/api/admin/stats')).body.totalEvents
    expect(total).toBe(
      sql.value('select (select count(*) from events) + (select count(*) from events_enhanced)'),
    )
    expect(await page('/admin')).toMatch(/<a\b[^>]*href="\/admin\/all-events"[^>]*>Total Events</)
    const html = await page('/admin/all-events?size=100')
    expect(html.match(/<tr/g)!.length - 1).toBe(Math.min(100, Number(total)))
    for (const words of ['With a chart', 'Without a chart'])
      expect(html).toContain(`<div class="min-w-0">${words}`)
    const found = await page('/admin/all-events?q=counted%20voy')
    expect(found).toContain('The counted voyage')
    expect(found.match(/<tr/g)).toHaveLength(2)
    expect(await page('/admin/all-events?q=no%25such')).toContain('No event matches this search.')
  })
})
