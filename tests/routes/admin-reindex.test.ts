import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ENGINE_VERSION } from '#app/astro/index.server.ts'
import { openReindexer } from '#app/features/maintenance/reindexer.server.ts'
import type { ReindexRun } from '#app/operations/services.ts'
import { SEARCHED_TABLES } from '#db/search-index.ts'
import { proves } from '../specification/proves.ts'
import { administrator, lastChange, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db
const { reindexer } = app.services
const admin = await administrator(app)

const page = async (path = '/admin/reindex') => (await admin.browser.page(path)).replaceAll('<!-- -->', '')
const latest = () => reindexer.latest() as ReindexRun

/** Resolves when the run is no longer under way. */
function ended(of = reindexer): Promise<ReindexRun> {
  return new Promise((resolve) => {
    const unwatch = of.watch(
      (run) => {
        if (run.status === 'running') return
        unwatch()
        resolve(run)
      },
      () => {},
    )
  })
}

/** People with charts that an earlier engine made. */
async function oldCharts(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    const { id, browser } = await member(app)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    ids.push(
      sql.value(
        `update astrological_readings set engine_version = '0.1', pof_sign = 'Nonsense', pof_degree = 1
           where birth_detail_id = (select id from birth_details where user_id = ?) returning id`,
        id,
      ) as string,
    )
  }
  return ids
}

const readingOf = (id: string) =>
  sql.row('select * from astrological_readings where id = ?', id) as Record<string, unknown>
const button = (what: string) => admin.browser.form('/admin/reindex', { do: what })

describe('reindexing', () => {
  it('recalculates charts of an older engine in place, and says how many', async () => {
    proves('screen: /admin/reindex')
    const [id, other] = await oldCharts(3)
    sql.run("update astrological_readings set pof_sign = 'Pisces' where id = ?", other)
    sql.run('delete from planets where reading_id = ?', id)
    expect(await page()).toContain('Not run yet')
    const done = ended()
    expect((await button('start')).status).toBe(303)
    expect(await done).toMatchObject({ status: 'done', charts: { done: 3, total: 3, lotsMoved: 2 } })
    expect(readingOf(id!)).toMatchObject({
      engine_version: ENGINE_VERSION,
      pof_sign: 'Pisces',
      planets_count: 10,
    })
    expect(sql.value('select count(*) from planets where reading_id = ?', id)).toBe(10)
    const html = await page()
    expect(html).toContainAll('3 of 3 charts', 'In 2 of them the lot is now in another sign or house.')
    expect(html).toContain('Done')
    expect(lastChange(app)).toMatchObject({ action: 'reindex.start', actor_id: admin.id })
  })

  it('says how many charts moved and by how much, and that no analysis changes with a few seconds of arc', async () => {
    const [id, other] = await oldCharts(2)
    for (const [reading, seconds] of [
      [id, 14.5],
      [other, 0.4],
    ] as const) {
      const chart = JSON.parse(readingOf(reading!).chart as string)
      for (const planet of chart.planets)
        planet.longitude -= seconds / 3600 / (planet.name === 'Mars' ? 1 : 2)
      sql.run(
        "update astrological_readings set chart = ?, pof_sign = 'Pisces' where id = ?",
        JSON.stringify(chart),
        reading,
      )
    }
    const done = ended()
    await button('start')
    const { charts } = await done
    expect(charts).toMatchObject({ done: 2, lotsMoved: 0, chartsMoved: 1, readOtherwise: 0 })
    expect(charts!.farthest!.point).toBe('Mars')
    expect(charts!.farthest!.degrees * 3600).toBeCloseTo(14.5, 6)
    const html = await page()
    expect(html).toContain('moved by a second of arc or more in 1 of them; at most by 0°00′14″ (Mars).')
    expect(html).toContain('Every analysis stays as it is.')
  })

  it('composes an analysis again if the chart has another reading, and counts it', async () => {
    const { id: userId, browser } = await member(app)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    expect((await browser.get('/analysis')).status).toBe(200)
    const row = sql.row(
      `select r.id, r.chart from astrological_readings r join birth_details b on b.id = r.birth_detail_id
         where b.user_id = ?`,
      userId,
    ) as { id: string; chart: string }
    const chart = JSON.parse(row.chart)
    // As if the older engine had another sect.
    chart.isDayBirth = false
    sql.run(
      "update astrological_readings set chart = ?, engine_version = '0.1' where id = ?",
      JSON.stringify(chart),
      row.id,
    )
    const done = ended()
    await button('start')
    expect((await done).charts).toMatchObject({ done: 1, readOtherwise: 1 })
    expect(await page()).toContain('1 analysis changes.')
    expect(sql.value('select count(*) from analyses where reading_id = ?', row.id)).toBe(0)
    expect((await browser.get('/analysis')).status).toBe(200)
  })

  it('recalculates charts that were made with other rulers', async () => {
    const { id, browser } = await member(app)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const own = sqlite.prepare(
      'select r.* from astrological_readings r join birth_details b on b.id = r.birth_detail_id where b.user_id = ?',
    )
    const set = (traditionalRuler: string) => {
      app.clock.advance(1000)
      const pisces = sql.value("select id from planetary_rulers where sign = 'Pisces'")
      const fields = { traditionalRuler, modernRuler: 'Neptune', isActive: 'on' }
      return admin.browser.form(`/admin/planetary-rulers/${pisces}/edit`, fields)
    }
    expect(own.get(id)).toMatchObject({ pof_sign: 'Pisces', pof_ruler: 'Jupiter' })
    for (const ruler of ['Venus', 'Jupiter']) {
      expect((await set(ruler)).status).toBe(303)
      const done = ended()
      await button('start')
      const { charts } = await done
      expect(charts!.done).toBeGreaterThan(0)
      expect(own.get(id)).toMatchObject({ pof_ruler: ruler })
    }
    const again = ended()
    await button('start')
    expect((await again).charts).toMatchObject({ done: 0, total: 0, lotsMoved: 0, chartsMoved: 0 })
  })

  it('leaves a chart that was edited by hand', async () => {
    const [id] = await oldCharts(1)
    sql.run('update astrological_readings set edited_at = 1 where id = ?', id)
    const done = ended()
    await button('start')
    await done
    expect(readingOf(id!)).toMatchObject({ engine_version: '0.1', pof_sign: 'Nonsense' })
    sql.run(
      'update astrological_readings set edited_at = null, engine_version = ? where id = ?',
      ENGINE_VERSION,
      id,
    )
  })

  it('makes missing vectors, and repairs the search index', async () => {
    proves('screen: /admin/reindex')
    const { id, browser } = await member(app)
    const sent = await browser.call('POST', '/api/user-stories', {
      title: 'The well in the courtyard',
      storyContent:
        'We dug for a month, and when we had given up, the water came by itself out of the stone.',
    })
    const story = (sent.body as { id: string }).id
    await admin.browser.call('POST', `/api/admin/user-stories/${story}/approve`, { revision: 0 })
    sql.run('delete from vectors where story_id = ?', story)
    sql.run('delete from users_search where rowid = (select id from users_search_rows where ref = ?)', id)
    sql.run("insert into user_stories_search_rows (ref, short) values ('a story that is gone', '')")
    const done = ended()
    await button('start')
    expect(await done).toMatchObject({ status: 'done', vectors: { done: 1, total: 1 } })
    expect(sql.value('select vector_id from user_stories where id = ?', story)).not.toBeNull()
    const email = sql.value('select email from users where id = ?', id) as string
    const { body } = await admin.browser.call('GET', `/api/admin/users?q=${email}`)
    expect((body as { id: string }[]).map((user) => user.id)).toContain(id)
    expect(sql.value("select count(*) from user_stories_search_rows where ref like '%gone'")).toBe(0)
  })

  it.each(SEARCHED_TABLES)('repairs the search of %s', async (table) => {
    const birthDetailId = sql.value('select id from birth_details limit 1')
    sql.run(
      "insert or ignore into events (id, title, description, event_type, date_range, created_at) values ('e', 'A well', '', 'Work', '1998', 0)",
    )
    sql.run(
      `insert or ignore into events_enhanced
         (id, birth_detail_id, title, description, alignment, astro_explanation, created_at, updated_at)
         values ('e', ?, 'A well', 'They dug.', 'light', '', 0, 0)`,
      birthDetailId,
    )
    const [row] = sql.rows(`select id as place, ref from ${table}_search_rows limit 1`) as {
      place: number
      ref: string
    }[]
    const textOf = () =>
      sql.value(
        `select text from ${table}_search where rowid = (select id from ${table}_search_rows where ref = ?)`,
        row?.ref,
      )
    expect(row).toBeDefined()
    const before = textOf()
    sql.run(`delete from ${table}_search where rowid = ?`, row?.place)
    expect(textOf()).toBeUndefined()
    const done = ended()
    await button('start')
    await done
    expect(textOf()).toBe(before)
  })

  it('can be stopped and continued, and refuses to run twice', async () => {
    const ids = await oldCharts(25)
    let again: ReindexRun | null | undefined
    const stopped = new Promise<ReindexRun>((resolve) => {
      const unwatch = reindexer.watch(
        (run) => {
          if (run.status === 'running' && run.charts?.done === 10) {
            again = reindexer.start(admin.id)
            reindexer.stop()
          }
          if (run.status === 'stopped') {
            unwatch()
            resolve(run)
          }
        },
        () => {},
      )
    })
    await button('start')
    const run = await stopped
    expect(again).toBeNull()
    expect(run.charts).toMatchObject({ done: 10, total: 25, lotsMoved: 10 })
    expect(await page()).toContain('Resume')
    const done = ended()
    await button('start')
    expect(await done).toMatchObject({
      id: run.id,
      status: 'done',
      charts: { done: 25, total: 25, lotsMoved: 25 },
    })
    for (const id of ids) expect(readingOf(id)).toMatchObject({ engine_version: ENGINE_VERSION })
  })

  it('survives the end of its process: the next one continues it', async () => {
    await oldCharts(15)
    // What a killed process leaves behind: a run that is marked as running, without a process.
    const now = app.clock.now().getTime()
    const { lastInsertRowid } = sql.run(
      `insert into reindex_runs (status, phase, charts, started_at, heard_of_at)
         values ('running', 'charts', '{"done":4,"total":19}', ?, ?)`,
      now,
      now,
    )
    const next = openReindexer(app.services)
    next.takeOver()
    expect(latest()).toMatchObject({ charts: { done: 4, total: 19 } })
    app.clock.advance(11_000)
    const done = ended(next)
    next.takeOver()
    expect(await done).toMatchObject({
      id: Number(lastInsertRowid),
      status: 'done',
      charts: { done: 19, total: 19 },
    })
    await next.close()
  })

  it('waits while nothing can be stored, as on a full disk, and then continues', async () => {
    await oldCharts(3)
    const now = app.clock.now().getTime()
    sql.run(
      "insert into reindex_runs (status, phase, started_at, heard_of_at) values ('running', 'charts', ?, ?)",
      now,
      now - 11_000,
    )
    const next = openReindexer(app.services)
    next.takeOver()
    sqlite.pragma('query_only = on')
    try {
      await setTimeout(50)
      app.clock.advance(11_000)
      next.takeOver()
    } finally {
      sqlite.pragma('query_only = off')
    }
    expect(latest().status).toBe('running')
    const done = ended(next)
    next.takeOver()
    expect(await done).toMatchObject({ status: 'done', charts: { done: 3, total: 3 } })
    await next.close()
  })

  it('reports its progress as server-sent events', async () => {
    proves('screen: /admin/reindex')
    await oldCharts(12)
    await button('start')
    const response = await admin.browser.get('/admin/reindex/progress')
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    const text = await response.text()
    const runs = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as ReindexRun)
    expect(runs.at(-1)).toMatchObject({ status: 'done' })
    expect(new Set(runs.map(({ phase }) => phase))).toContain('search')
  })

  it('finds vectors of another embedder stale, and renews them', async () => {
    const madeBy = () => sql.values('select distinct made_by from vectors')
    const [inForce] = madeBy() as [string]
    const health = async () => (await admin.browser.page('/admin')).replaceAll('<!-- -->', '')
    const stored = sql.run("update vectors set made_by = 'another embedder'").changes
    expect(stored).toBeGreaterThan(0)
    expect(await health()).toContain(`${stored} have one from another model. Run Reindex Data.`)
    const done = ended()
    await button('start')
    expect(await done).toMatchObject({ status: 'done', vectors: { done: stored, total: stored } })
    expect(madeBy()).toEqual([inForce])
    expect(await health()).not.toContain('of another embedder')
  })

  it('refreshes by itself without JavaScript while it is running', async () => {
    sql.run("update reindex_runs set status = 'running' where id = (select max(id) from reindex_runs)")
    expect(await page()).toMatch(/<noscript><meta http-equiv="refresh" content="3"\/><\/noscript>/i)
    expect(await page()).toContain('Stop')
    sql.run("update reindex_runs set status = 'done' where id = (select max(id) from reindex_runs)")
    expect(await page()).not.toContain('http-equiv="refresh"')
  })
})
