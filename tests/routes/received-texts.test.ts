import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { hash, paragraphText } from '#app/guidance/index.server.ts'
import type * as Server from '#app/main.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { administrator } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const { runDueWork } = (await import('#build/server/index.js' as string)) as typeof Server

const app = await testApp()
const { sql } = app
const admin = await administrator(app)

const TEST = 'difficulty order delay'
const LOT = 'lot Gemini 9'
const LAST_MONTH = Date.UTC(2026, 1, 20)
const THIS_MONTH = Date.UTC(2026, 2, 1, 9)

const first = await app.born()
await first.call('POST', '/api/analysis')

interface Told {
  answer?: 'fits' | 'part' | 'not'
  answeredAt?: number
  shownAt?: number
  wording?: number
}

/** So many people whose analysis has this paragraph, and what they answered. */
function people(count: number, paragraph: string, told: Told = {}): string[] {
  const { answer = null, shownAt = LAST_MONTH, answeredAt = LAST_MONTH } = told
  const wording = told.wording ?? hash(paragraphText(paragraph)!)
  return Array.from({ length: count }, () => {
    const id = randomUUID()
    sql.run(
      'insert into users (id, email, name, created_at) values (?, ?, ?, 1)',
      id,
      `${id}@qismah.example`,
      `Named ${id}`,
    )
    sql.run(
      `insert into analyses (id, user_id, reading_id, corpus_version, said, content, created_at)
         select ?, ?, id, 'another', ?, '{}', 1 from astrological_readings limit 1`,
      `of ${id}`,
      id,
      id,
    )
    sql.run(
      'insert into analysis_subjects values (?, ?, ?, ?, ?, ?, ?, ?)',
      `of ${id}`,
      'gift',
      id,
      paragraph,
      wording,
      shownAt,
      answer,
      answer && answeredAt,
    )
    return id
  })
}

/** The rows of the page: the paragraph, then its numbers. */
async function rows(): Promise<string[][]> {
  const html = await admin.browser.page('/admin/received-texts')
  return [...html.matchAll(/<th scope="row">([\s\S]*?)<\/th>([\s\S]*?)<\/tr>/g)].map(([, head, cells]) => [
    head!.replace(/<span[\s\S]*/, ''),
    ...[...cells!.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell]) => cell!),
  ])
}

describe('/admin/received-texts', () => {
  beforeEach(() => {
    sql.exec('delete from analysis_subjects; delete from received_texts')
  })

  it('shows a paragraph from ten people on, and no count under ten', async () => {
    people(9, TEST, { answer: 'not' })
    expect(await rows()).toEqual([])
    people(1, TEST)
    expect(await rows()).toEqual([[TEST, '10', 'under 10', 'under 10', 'under 10', '–']])
    people(1, TEST, { answer: 'not' })
    expect(await rows()).toEqual([[TEST, '10', 'under 10', 'under 10', '10', '100%']])
  })

  it('rounds counts down to tens, so that one answer more or less is mostly not seen', async () => {
    people(19, TEST, { answer: 'fits' })
    people(18, TEST, { answer: 'not' })
    const before = await rows()
    expect(before).toEqual([[TEST, '30', '10', 'under 10', '10', '50%']])
    people(1, TEST, { answer: 'not' })
    expect(await rows()).toEqual(before)
  })

  it('counts what was shown and answered before this month only', async () => {
    people(10, TEST)
    people(10, TEST, { answer: 'not', answeredAt: THIS_MONTH })
    people(10, TEST, { answer: 'not', answeredAt: THIS_MONTH, shownAt: THIS_MONTH })
    expect(await rows()).toEqual([[TEST, '20', 'under 10', 'under 10', 'under 10', '–']])
  })

  it('counts people once, and only for the present words', async () => {
    people(20, LOT, { answer: 'not', wording: 1 })
    const [one] = people(9, LOT, { answer: 'fits' })
    sql.run(
      `insert into analysis_subjects select analysis_id, 'help', user_id, paragraph, wording, shown_at, answer, answered_at
         from analysis_subjects where user_id = ?`,
      one,
    )
    expect(await rows()).toEqual([])
  })

  it('has the paragraph with the greatest share of “Not me” first, and no person', async () => {
    const ids = [
      ...people(30, LOT, { answer: 'fits' }),
      ...people(10, LOT, { answer: 'not' }),
      ...people(10, TEST, { answer: 'part' }),
      ...people(20, TEST, { answer: 'not' }),
      ...people(10, 'lot Leo 1'),
    ]
    expect(await rows()).toEqual([
      [TEST, '30', 'under 10', '10', '20', '67%'],
      [LOT, '40', '30', 'under 10', '10', '25%'],
      ['lot Leo 1', '10', 'under 10', 'under 10', 'under 10', '–'],
    ])
    const html = await admin.browser.page('/admin/received-texts')
    for (const id of ids) expect(html).not.toContain(id)
    expect(sql.value("select count(*) from record_reads where operation = 'texts.received'")).toBe(0)
  })

  it('keeps its counts for a month, so that a deletion shows nobody’s answer', async () => {
    const [leaver] = people(10, TEST, { answer: 'not' })
    people(10, LOT, { answer: 'fits' })
    await runDueWork(app.services)
    const before = await rows()
    expect(before).toContainEqual([TEST, '10', 'under 10', 'under 10', '10', '100%'])
    sql.run('delete from users where id = ?', leaver)
    await runDueWork(app.services)
    expect(await rows()).toEqual(before)
    app.clock.advance(31 * DAY)
    await admin.browser.form('/login', { email: admin.email, password: admin.password })
    await runDueWork(app.services)
    expect((await rows()).map(([paragraph]) => paragraph)).toEqual([LOT])
  })
})
