import type { Column } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { birthDetails, enhancedEvents, events, userStories, users } from './schema/index.ts'

/**
 * The columns of each searched table that its full-text table contains: short columns, and those too long to be scanned
 * for a search of two letters. The lists search these columns. The triggers of the migrations contain the same columns
 * in the same order.
 */
export const SEARCHED = {
  users: { id: users.id, short: [users.name, users.email], long: [] },
  birth_details: {
    id: birthDetails.id,
    short: [birthDetails.pseudonym, birthDetails.cityName],
    long: [birthDetails.country],
  },
  user_stories: {
    id: userStories.id,
    short: [userStories.title, userStories.pseudonym],
    long: [userStories.storyContent],
  },
  events: { id: events.id, short: [events.title, events.eventType], long: [] },
  events_enhanced: {
    id: enhancedEvents.id,
    short: [enhancedEvents.title],
    long: [enhancedEvents.description, enhancedEvents.keywordSignDisplay],
  },
} as const satisfies Record<string, { id: Column; short: readonly Column[]; long: readonly Column[] }>

export type SearchedTable = keyof typeof SEARCHED
export const SEARCHED_TABLES = Object.keys(SEARCHED) as SearchedTable[]

/** The names of a searched table's columns, in the order of its full-text table. */
export function searchedColumns(table: SearchedTable): string[] {
  const { short, long } = SEARCHED[table]
  return [...short, ...long].map((column) => column.name)
}

export function searchedRows(db: Db): number {
  return SEARCHED_TABLES.reduce(
    (sum, table) => sum + (db.sqlite.prepare(`select count(*) from ${table}`).pluck().get() as number),
    0,
  )
}

/**
 * Repairs one slice of a full-text table: texts that are missing or differ from their rows.
 * @param after the id of the last row of the slice before; '' at first
 * @returns the id to continue after, null when the table is done; and how many rows were checked and repaired
 */
export function repairSearch(
  db: Db,
  table: SearchedTable,
  after: string,
  limit: number,
): { last: string | null; seen: number; mended: number } {
  const text = searchedColumns(table)
    .map((column) => `coalesce(t.${column}, '')`)
    .join(' || char(10) || ')
  return db.write(() => {
    const rows = db.sqlite
      .prepare(
        `select t.id, ${text} as text, r.id as place, s.text as stored from ${table} t
         left join ${table}_search_rows r on r.ref = t.id left join ${table}_search s on s.rowid = r.id
         where t.id > ? order by t.id limit ?`,
      )
      .all(after, limit) as { id: string; text: string; place: number | null; stored: string | null }[]
    let mended = 0
    for (const row of rows) {
      if (row.place !== null && row.stored === row.text) continue
      mended += 1
      const place =
        row.place ??
        db.sqlite.prepare(`insert into ${table}_search_rows (ref) values (?)`).run(row.id).lastInsertRowid
      db.sqlite.prepare(`delete from ${table}_search where rowid = ?`).run(place)
      db.sqlite.prepare(`insert into ${table}_search (rowid, text) values (?, ?)`).run(place, row.text)
    }
    return { last: rows.length < limit ? null : rows.at(-1)!.id, seen: rows.length, mended }
  })
}

/** Deletes texts whose row no longer exists. @returns the number of deleted texts. */
export function deleteOrphans(db: Db, table: SearchedTable): number {
  return db.write(() => {
    const gone = db.sqlite
      .prepare(`select id from ${table}_search_rows where ref not in (select id from ${table})`)
      .pluck()
      .all() as number[]
    for (const id of gone) {
      db.sqlite.prepare(`delete from ${table}_search where rowid = ?`).run(id)
      db.sqlite.prepare(`delete from ${table}_search_rows where id = ?`).run(id)
    }
    return gone.length
  })
}
