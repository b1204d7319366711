import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const { db } = app.services
const admin = await administrator(app)

const PEOPLE = 1200

/** Every third row has a rare word, every row the common ones; half of the times are shared by two rows. */
beforeAll(() => {
  const { sqlite } = db
  const user = sqlite.prepare(
    'insert into users (id, email, name, is_admin, created_at) values (?, ?, ?, 0, ?)',
  )
  const birth = sqlite.prepare(
    `insert into birth_details (id, user_id, is_own, pseudonym, date_of_birth, birth_time, city_name, country, latitude,
       longitude, zone, utc, offset_seconds, offset_source, zone_data_version, created_at)
     values (?, ?, 1, ?, '1990-05-01', '12:00', ?, 'TR', 41, 29, 'Europe/Istanbul', 641548800000, 10800, 'zone', '2025b', ?)`,
  )
  const story = sqlite.prepare(
    `insert into user_stories (id, user_id, title, story_content, is_anonymous, status, submitted_at, tags)
     values (?, ?, ?, ?, 0, 'pending', ?, '[]')`,
  )
  const event = sqlite.prepare(
    `insert into events (id, title, description, event_type, date_range, is_active, created_at)
     values (?, ?, '', ?, '', 1, ?)`,
  )
  const ofBirth = sqlite.prepare(
    `insert into events_enhanced (id, birth_detail_id, title, description, alignment, astro_explanation, created_at,
       updated_at)
     values (?, ?, ?, ?, 'light', 'So.', ?, 0)`,
  )
  db.write(() => {
    for (let i = 0; i < PEOPLE; i += 1) {
      const at = 1_700_000_000_000 + Math.floor(i / 2)
      user.run(`u${i}`, `wide${i}@lists.example`, i % 3 === 0 ? `Qz Person ${i % 7}` : `Person ${i % 7}`, at)
      birth.run(`b${i}`, `u${i}`, i % 400 === 0 ? `Xq ${i}` : null, `City ${i % 11}`, at)
      story.run(`s${i}`, `u${i}`, `Title ${i % 13}`, i % 100 === 1 ? 'a lantern burns' : 'the usual road', at)
      event.run(`e${i}`, `Title ${i % 13}`, i % 100 === 1 ? 'Voyage' : 'Work', at)
      ofBirth.run(
        `n${i}`,
        `b${i}`,
        `Title ${i % 13}`,
        i % 100 === 1 ? 'a lantern burns' : 'the usual road',
        at,
      )
    }
  })
})

async function rows(path: string): Promise<{ ids: string[]; total: string | null }> {
  const response = await admin.browser.get(`/api/admin/${path}`)
  expect(response.status).toBe(200)
  const found = (await response.json()) as { id: string }[]
  return { ids: found.map(({ id }) => id), total: response.headers.get('X-Total-Count') }
}

async function allPages(list: string, query: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const found = await rows(`${list}?${query}&size=100&page=${page}`)
    ids.push(...found.ids)
    if (ids.length >= Number.parseInt(found.total!, 10) || found.ids.length < 100) return ids
  }
}

describe('a long list', () => {
  it.each([
    ['users', 'created'],
    ['users', '-name'],
    ['users', 'email'],
    ['users', '-lastLogin'],
    ['users', 'status'],
    ['birth-details', '-created'],
    ['birth-details', 'place'],
    ['birth-details', '-user'],
    ['user-stories', '-submitted'],
    ['user-stories', 'title'],
    ['events', '-created'],
    ['events', 'type'],
    ['events-enhanced', '-created'],
    ['events-enhanced', 'title'],
  ])('of %s by %s has every row on exactly one page', async (list, sort) => {
    const ids = await allPages(list, `sort=${sort}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(Number((await rows(`${list}?sort=${sort}`)).total))
    expect(ids.length).toBeGreaterThanOrEqual(PEOPLE)
  })

  it.each([
    ['users', 'email', 'email'],
    ['birth-details', 'created', 'createdAt'],
    ['birth-details', 'place', 'cityName'],
    ['birth-details', 'user', 'userName'],
  ])('of %s by %s is in the order of the column %s', async (list, sort, column) => {
    const { body } = await admin.browser.call('GET', `/api/admin/${list}?sort=${sort}`)
    const values = (body as Record<string, string>[]).map((row) => row[column])
    expect(values).toEqual([...values].sort())
  })

  it('pages back to the same rows', async () => {
    const ids = await allPages('users', 'sort=name')
    expect(await allPages('users', 'sort=-name')).toEqual(ids.reverse())
  })
})

describe('a list by call', () => {
  /** The rows of all pages, each reached by the link of the page before. */
  async function followed(first: string): Promise<string[]> {
    const ids: string[] = []
    for (let path: string | undefined = first; path; ) {
      const response: Response = await admin.browser.get(path)
      ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id))
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1]
    }
    return ids
  }

  it('has a thousand rows, and links to the next page until the last', async () => {
    const whole = await followed('/api/admin/birth-details?sort=user')
    expect(whole.length).toBeGreaterThan(1000)
    expect(new Set(whole).size).toBe(whole.length)
    const { ids, total } = await rows('birth-details?sort=user')
    expect(ids).toEqual(whole.slice(0, 1000))
    expect(total).toBe(String(whole.length))
    expect(await followed('/api/admin/birth-details?sort=user&size=700')).toEqual(whole)
  })

  it('keeps what was searched for in its links', async () => {
    const wanted = await rows('events-enhanced?q=qz%20pers&sort=title')
    expect(await followed('/api/admin/events-enhanced?q=qz%20pers&sort=title&size=50')).toEqual(wanted.ids)
  })

  it('has as many rows as requested', async () => {
    expect((await rows('users?size=1')).ids).toHaveLength(1)
    expect((await rows('users?size=37')).ids).toHaveLength(37)
  })

  it.each([
    'size=0',
    'size=1001',
    'size=',
    'size=1e2',
    'page=0',
    'page=x',
    'sort=password_hash',
    'status=gone',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const response = await admin.browser.get(`/api/admin/users?${query}`)
    expect(response.status).toBe(422)
    const { fieldErrors } = (await response.json()) as { fieldErrors: object }
    expect(Object.keys(fieldErrors)).toEqual([query.split('=')[0]])
  })
})

describe('the file of a list', () => {
  // The router treats each of these as /admin/users.csv.
  it.each([
    '/ADMIN/Users.csv',
    '/admin/users.CSV',
    '/admin/users.csv/',
    '/admin/%75sers%2Ecsv',
  ])('is also answered at %s', async (path) => {
    const file = await admin.browser.form(path, {})
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const led = await admin.browser.get(path)
    expect([led.status, led.headers.get('Location')]).toEqual([303, '/admin/users'])
    const refused = await app.browser().form(path, {})
    expect(refused.headers.get('Location')).toBe('/login?redirectTo=%2Fadmin%2Fusers')
  })
})

describe('a search', () => {
  it.each([
    ['users', 'qz', PEOPLE / 3],
    ['users', 'Qz Person 3', 57],
    ['users', 'wide77@', 1],
    ['users', 'zqzq', 0],
    ['birth-details', 'xq', 3],
    ['birth-details', 'qz pers', PEOPLE / 3],
    ['user-stories', 'lantern', 12],
    ['user-stories', 'qz', PEOPLE / 3],
    ['events', 'oyag', 12],
    ['events-enhanced', 'lantern', 12],
    ['events-enhanced', 'xq', 3],
    ['events-enhanced', 'qz pers', PEOPLE / 3],
    ['events-enhanced', 'wide77@', 1],
  ])('of %s for “%s” finds %i, whatever its length', async (list, q, count) => {
    const ids = await allPages(list, `q=${encodeURIComponent(q)}`)
    expect(new Set(ids).size).toBe(count)
    expect(ids.length).toBe(count)
  })

  it.each([
    ['users', 'person'],
    ['users', 'er'],
    ['user-stories', 'usual road'],
    ['birth-details', 'lists.example'],
    ['events', 'title'],
    ['events-enhanced', 'usual road'],
    ['events-enhanced', 'lists.example'],
  ])('of %s for “%s” says that there are more than a thousand', async (list, q) => {
    const found = await rows(`${list}?q=${encodeURIComponent(q)}`)
    expect(found.total).toBe('1000+')
    expect(found.ids).toHaveLength(1000)
    const last = await rows(`${list}?q=${encodeURIComponent(q)}&page=2`)
    expect(last.ids.length).toBeGreaterThan(80)
    expect(last.ids.some((id) => found.ids.includes(id))).toBe(false)
  })

  it('of correction requests finds those of more people than are counted', async () => {
    const ask = db.sqlite.prepare(
      `insert into correction_requests (id, user_id, birth_detail_id, requested, reason, created_at)
       values (?, ?, ?, '{}', 'Wrong hour', ?)`,
    )
    db.write(() => {
      for (let i = 0; i < 30; i += 1) ask.run(`c${i}`, `u${i}`, `b${i}`, i)
    })
    const screen = await admin.browser.get('/admin/birth-details/corrections?q=lists.example')
    expect(screen.status).toBe(200)
    expect(await screen.text()).toContain('Showing 1–25 of 30')
  })

  it('is not a pattern', async () => {
    expect((await rows('users?q=%25')).ids).toEqual([])
    expect((await rows('users?q=_')).ids).toEqual([])
    expect((await rows('users?q=%22')).ids).toEqual([])
  })
})

it('a list without rows says so, and has no pages to go to', async () => {
  const empty = await admin.browser.page('/admin/users?q=nobody-of-this-name')
  expect(empty).toContain('No users')
  expect(empty).not.toContainAll('Pages of users', 'Rows per page')
  expect(await admin.browser.page('/admin/users')).toContainAll('Pages of users', 'Rows per page')
})
