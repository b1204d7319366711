import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { testApp } from '../support/app.ts'

const { runDueWork } = (await import('#build/server/index.js' as string)) as typeof Server

const app = await testApp()
const { sql } = app
const LAST_MONTH = Date.UTC(2026, 1, 20)
const THIS_MONTH = Date.UTC(2026, 2, 1, 9)

await app.born()
const columns = (
  app.services.db.sqlite
    .prepare("select name from pragma_table_info('birth_details')")
    .pluck()
    .all() as string[]
).filter((name) => name !== 'pseudonym')

let births = 0

interface Told {
  at?: number
  isFair?: boolean
  /** The instant of the birth. */
  utc?: number
}

/** So many people with this first answer. */
function people(count: number, first: string, { at = LAST_MONTH, isFair = true, utc }: Told = {}): void {
  for (let i = 0; i < count; i++) {
    const id = randomUUID()
    const changed: Record<string, string | number> = { id, user_id: id, utc: utc ?? 1000 + births++ }
    sql.run('insert into users (id, email, created_at) values (?, ?, 1)', id, `told-${id}@qismah.example`)
    sql.run(
      `insert into birth_details (${columns}) select ${columns.map((name) => (name in changed ? '?' : name))}
         from birth_details order by created_at limit 1`,
      ...columns.filter((name) => name in changed).map((name) => changed[name]!),
    )
    sql.run(
      'insert into reader_choices values (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, 'scenes', null, null, at, first, Number(isFair), at],
    )
  }
}

/** What the page says of the count to somebody who is signed in, for whom no answer is kept. */
async function shown(): Promise<string> {
  const html = await (await app.born()).page('/evidence')
  return /id="count"[\s\S]*?id="limits"/
    .exec(html)![0]
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('/evidence', () => {
  beforeEach(() => {
    sql.exec("delete from users where email like 'told-%'; delete from scene_counts")
  })

  it('shows nothing below thirty, and the share with its interval from there on', async () => {
    people(20, 'first')
    people(9, 'stranger')
    expect(await shown()).toContain('There are not yet 30 answers.')
    people(1, 'stranger')
    expect(await shown()).toContainAll(
      '30 people chose one of the two',
      '20 chose their own: 67%',
      'from 49% to 81%',
    )
  })

  it('counts no other answers, none of this month, and no unfair scenes', async () => {
    people(15, 'first')
    people(15, 'stranger')
    for (const other of ['second', 'none', 'skip']) people(5, other)
    people(5, 'first', { at: THIS_MONTH })
    people(5, 'first', { isFair: false })
    expect(await shown()).toContainAll('30 people chose', '15 chose their own: 50%')
  })

  it('counts no birth that two accounts have', async () => {
    people(15, 'first')
    people(15, 'stranger')
    people(2, 'first', { utc: 7 })
    expect(await shown()).toContain('30 people chose')
  })

  it('stays as it is until the next month, also if somebody leaves', async () => {
    people(20, 'first')
    people(15, 'stranger')
    await runDueWork(app.services)
    sql.exec('delete from users where id in (select user_id from reader_choices limit 10)')
    expect(await shown()).toContain('35 people chose')
    app.clock.advance(40 * DAY)
    expect(await shown()).toContain('There are not yet 30 answers.')
  })

  it('is made again for visitors in a new month, whom a kept page answers until then', async () => {
    expect(await app.browser().page('/evidence')).toContain('There are not yet 30 answers.')
    people(30, 'first')
    expect(await app.browser().page('/evidence')).toContain('There are not yet 30 answers.')
    app.clock.advance(31 * DAY)
    expect(await app.browser().page('/evidence')).toContain('30 people chose')
  })
})
