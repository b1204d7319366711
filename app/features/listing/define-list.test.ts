import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Services } from '#app/operations/services.ts'
import { openDatabase } from '#db/client.server.ts'
import { migrate } from '#db/migrate.ts'
import { events, userStories, users } from '#db/schema/index.ts'
import { csvResponse } from './csv.server.ts'
import { choice, choiceFrom, defineList, keyOf, oneOf } from './define-list.server.ts'
import { contains } from './list.server.ts'

const db = openDatabase({ path: ':memory:' })
migrate(db)
afterAll(() => db.sqlite.close())
const services = { db, clock: { now: () => new Date(1000) } } as unknown as Services

const { list, find, one, csv } = defineList({
  name: 'events.list',
  summary: 'Events',
  who: 'admin',
  table: events,
  select: { id: events.id, title: events.title, type: events.eventType, createdAt: events.createdAt },
  from: (database, columns) => database.orm.select(columns).from(events),
  sorts: { created: events.createdAt, title: events.title, type: [events.eventType, events.title] },
  order: '-created',
  search: 'events',
  filters: {
    status: choice({ active: eq(events.isActive, true), inactive: () => eq(events.isActive, false) }),
    type: oneOf(events.eventType, ['work', 'home']),
    title: keyOf(events.title),
  },
  more: () => ({ figure: 7 }),
  missing: ['event.not-found', 'No such event.'],
})
const exported = csv({
  name: 'events.export',
  summary: 'Events as a file',
  entity: 'event',
  file: 'events.csv',
  order: '-createdAt',
  columns: ['id', ['shouted', ({ title }) => title.toUpperCase()]],
})

interface Event {
  id: string
  title: string
  type: string
  isActive: boolean
  at: number
}

const someEvents = fc
  .array(
    fc.record({
      title: fc.constantFrom('abc', 'ABD', 'bcd', 'xyz', '100%'),
      type: fc.constantFrom('work', 'home', 'abroad'),
      isActive: fc.boolean(),
      at: fc.nat(3),
    }),
    { maxLength: 60 },
  )
  .map((rows) => rows.map((row, index): Event => ({ id: `e${(index * 7) % 61}`, ...row })))

function fill(rows: readonly Event[]): void {
  db.write(() => {
    db.orm.delete(events).run()
    for (const { id, title, type: eventType, isActive, at } of rows) {
      const createdAt = new Date(at)
      const rest = { description: '', dateRange: '' }
      db.orm
        .insert(events)
        .values({ id, title, eventType, isActive, createdAt, ...rest })
        .run()
    }
  })
}

const call = { services } as never
const pageOf = async (query: object) => list.run(call, list.input.parse(query))

/** The expected rows: filtered and sorted; equal rows in the order in which they were added. */
function expected(rows: readonly Event[], { q, status, type, sort }: Record<string, string>): string[] {
  const keys = { created: ['at'], title: ['title'], type: ['type', 'title'] } as const
  const direction = sort!.startsWith('-') ? -1 : 1
  const by = keys[sort!.replace('-', '') as keyof typeof keys]
  return rows
    .map((row, place) => ({ ...row, place }))
    .filter((row) => !q || `${row.title}\n${row.type}`.toLowerCase().includes(q.toLowerCase()))
    .filter((row) => !status || row.isActive === (status === 'active'))
    .filter((row) => !type || row.type === type)
    .sort((a, b) => {
      for (const key of [...by, 'place'] as const)
        if (a[key] !== b[key]) return a[key] < b[key] ? -direction : direction
      return 0
    })
    .map(({ id }) => id)
}

describe('a list', () => {
  it('has the matching rows on its pages, in order, each once', async () => {
    const query = fc.record({
      q: fc.constantFrom('', 'b', 'bc', 'abc', 'wor', '%', 'zzz'),
      status: fc.constantFrom('', 'active', 'inactive'),
      type: fc.constantFrom('', 'work', 'home'),
      sort: fc.constantFrom('created', '-created', 'title', '-title', 'type', '-type'),
    })
    await fc.assert(
      fc.asyncProperty(someEvents, query, fc.integer({ min: 1, max: 9 }), async (rows, asked, size) => {
        fill(rows)
        const wanted = expected(rows, asked)
        const found: string[] = []
        for (let page = 1; page === 1 || found.length < wanted.length; page += 1) {
          const answer = await pageOf({ ...asked, size, page })
          expect(answer).toMatchObject({ total: wanted.length, more: false, figure: 7 })
          expect(answer.rows.length).toBe(Math.min(size, wanted.length - found.length))
          found.push(...answer.rows.map(({ id }) => id))
        }
        expect(found).toEqual(wanted)
      }),
      { numRuns: 120 },
    )
  })

  it('ignores what it does not know in its address', async () => {
    fill([{ id: 'a', title: 'abc', type: 'work', isActive: true, at: 1 }])
    const { query, rows } = await pageOf({ status: 'gone', type: 'x', sort: 'id', page: 'last', size: '7' })
    expect(query).toEqual({ q: '', page: 1, size: 25, sort: '-created', status: '', type: '', title: '' })
    expect(rows).toHaveLength(1)
  })

  it('shows its last page past the end, and finds a row by its id', async () => {
    fill(['a', 'b', 'c'].map((id, at) => ({ id, title: id, type: 'work', isActive: true, at })))
    const { rows, query } = await pageOf({ size: 2, page: 9 })
    expect(rows.map(({ id }) => id)).toEqual(['a'])
    expect(query.page).toBe(2)
    expect(find(db, 'b')?.title).toBe('b')
    expect(find(db, 'd')).toBeUndefined()
    expect(() => one(db, 'd')).toThrow(expect.objectContaining({ status: 404, message: 'No such event.' }))
    expect((await pageOf({ title: 'b' })).rows.map(({ id }) => id)).toEqual(['b'])
  })

  it('shows the last page that it has counted, where a page is past the end of more rows than it counts', async () => {
    fill(
      Array.from({ length: 1004 }, (_, at) => ({
        id: `${at}`,
        title: 'a',
        type: 'work',
        isActive: true,
        at,
      })),
    )
    const { rows, query, more } = await pageOf({ status: 'active', size: 10, page: 5000 })
    expect([rows.length, query.page, more]).toEqual([10, 100, true])
    expect((await pageOf({ status: 'active', size: 10, page: 101 })).rows).toHaveLength(4)
  })

  it('without a search is read in index order, without sorting', async () => {
    // Another database: statements are kept for each.
    const fresh = openDatabase({ path: ':memory:' })
    migrate(fresh)
    const plans: string[] = []
    const prepare = fresh.sqlite.prepare.bind(fresh.sqlite)
    fresh.sqlite.prepare = ((text: string) => {
      const page = /rowid in (\(select .*\))/s.exec(text)?.[1]
      if (page) {
        const values = Array.from(page.matchAll(/\?/g), () => 1)
        const steps = prepare(`explain query plan ${page.slice(1, page.indexOf('?)') + 1)}`).all(...values)
        plans.push(...(steps as { detail: string }[]).map(({ detail }) => detail))
      }
      return prepare(text)
    }) as typeof prepare
    for (const sort of ['created', '-created', 'title', '-title'])
      await list.run({ services: { ...services, db: fresh } } as never, list.input.parse({ sort }))
    fresh.sqlite.close()
    expect(plans).toHaveLength(4)
    for (const plan of plans) expect(plan).toMatch(/USING COVERING INDEX events_(created_at|title)/)
  })
})

describe('a list with joined tables', () => {
  const stories = defineList({
    name: 'stories.list',
    summary: 'Stories',
    who: 'admin',
    table: userStories,
    select: { id: userStories.id, author: users.name },
    from: (database, columns) =>
      database.orm.select(columns).from(userStories).innerJoin(users, eq(users.id, userStories.userId)),
    sorts: { submitted: userStories.submittedAt, author: users.name },
    order: 'submitted',
    search: (database, q) => contains(database, 'users', q, userStories.userId),
    filters: {
      status: choiceFrom(
        { pending: eq(userStories.status, 'pending'), approved: eq(userStories.status, 'approved') },
        'pending',
      ),
    },
  })
  const ask = async (query: object) => stories.list.run(call, stories.list.input.parse(query))

  beforeEach(() => {
    db.write(() => {
      db.sqlite.exec('delete from user_stories; delete from users')
      const user = db.sqlite.prepare('insert into users (id, email, name, created_at) values (?, ?, ?, 1)')
      const story = db.sqlite.prepare(
        `insert into user_stories (id, user_id, title, story_content, is_anonymous, status, submitted_at, tags)
         values (?, ?, 'Title', 'Text', 0, ?, ?, '[]')`,
      )
      for (let i = 0; i < 1100; i += 1) {
        user.run(`u${i}`, `u${i}@example.org`, i % 2 ? `Amina ${i}` : `Yusuf ${i}`)
        if (i < 40) story.run(`s${i}`, `u${i}`, i % 4 ? 'pending' : 'approved', i)
      }
    })
  })

  it('uses the first value of a filter that must have one', async () => {
    expect((await ask({})).total).toBe(30)
    expect((await ask({ status: '' })).total).toBe(30)
    expect((await ask({ status: 'approved' })).total).toBe(10)
  })

  it('searches and counts by joined columns, however many rows the search finds', async () => {
    expect((await ask({ q: 'Yusuf 6' })).rows.map(({ id }) => id)).toEqual(['s6'])
    // More people than are listed by their keys.
    const wide = await ask({ q: 'example.org', size: 4, page: 2 })
    expect(wide).toMatchObject({ total: 30, more: false })
    expect(wide.rows).toHaveLength(4)
  })

  it('does not count the rows that a wide search finds in another table', async () => {
    const { list: unfiltered } = defineList({
      name: 'stories.list',
      summary: 'Stories',
      who: 'admin',
      table: userStories,
      select: { id: userStories.id },
      from: (database, columns) =>
        database.orm.select(columns).from(userStories).innerJoin(users, eq(users.id, userStories.userId)),
      sorts: { submitted: userStories.submittedAt },
      order: 'submitted',
      search: (database, q) => contains(database, 'users', q, userStories.userId),
    })
    const query = unfiltered.input.parse({ q: 'example.org', size: 4 })
    expect(await unfiltered.run(call, query)).toMatchObject({ total: 40, more: false })
  })

  it('sorts by joined columns', async () => {
    const { rows } = await ask({ sort: '-author', size: 100 })
    const names = rows.map(({ author }) => author!)
    expect(names).toEqual(names.toSorted().reverse())
    expect(names).toHaveLength(30)
  })
})

describe('the file of a list', () => {
  beforeEach(() => void db.sqlite.exec('delete from audit_log'))
  const actor = { id: 'u1', name: 'Admin', email: 'admin@example.org' }

  const exportNow = async () => {
    db.sqlite.exec(`insert or ignore into users (id, email, name, created_at) values ('u1', 'a@b.c', 'x', 1)`)
    return exported.run({ services, actor } as never, {})
  }

  it('has every row once, newest first, however few are read at a time', async () => {
    await fc.assert(
      fc.asyncProperty(someEvents, fc.integer({ min: 1, max: 8 }), async (rows, limit) => {
        fill(rows)
        const { read } = await exportNow()
        const ids: string[] = []
        for (let slice = read(null, limit); slice.length > 0; slice = read(slice.at(-1)!, limit))
          ids.push(...slice.map(({ id }) => id))
        const newest = rows.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        expect(ids).toEqual(newest.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })

  it('has the heads and values of its columns, and is in the audit log', async () => {
    fill([{ id: 'a', title: 'abc', type: 'work', isActive: true, at: 1 }])
    const text = await csvResponse(await exportNow()).text()
    expect(text.replace('\uFEFF', '')).toBe('id,shouted\r\na,ABC\r\n')
    const entries = db.sqlite.prepare('select action, entity, entity_id from audit_log').all()
    expect(entries).toEqual([{ action: 'events.export', entity: 'event', entity_id: 'all' }])
  })
})
