import type { Column } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { birthDetails, enhancedEvents, events, userStories, users } from './schema/index.ts'

interface SearchedTexts {
  id: Column
  /** What a search for one or two letters scans, as arguments of SQL. */
  short: string
  /** Texts that are too long for that. */
  long: string
}

/**
 * The texts of each searched table that its full-text table contains. The lists search them. The triggers of the
 * migrations contain the same texts in the same order.
 */
export const SEARCHED = {
  users: { id: users.id, short: 'name, email', long: '' },
  birth_details: {
    id: birthDetails.id,
    short: 'pseudonym, city_name, country, arabic_city(city_id)',
    long: '',
  },
  user_stories: { id: userStories.id, short: 'title, pseudonym', long: 'story_content' },
  events: { id: events.id, short: 'title, event_type', long: '' },
  events_enhanced: { id: enhancedEvents.id, short: 'title', long: 'description, keyword_sign_display' },
} as const satisfies Record<string, SearchedTexts>

export type SearchedTable = keyof typeof SEARCHED
export const SEARCHED_TABLES = Object.keys(SEARCHED) as SearchedTable[]

/** The folded texts of a row, as SQL: what `short` and `text` of the search tables contain. */
export function foldedTexts(table: SearchedTable): { short: string; text: string } {
  const { short, long }: SearchedTexts = SEARCHED[table]
  return { short: `folded(${short})`, text: long ? `folded(${short}, ${long})` : `folded(${short})` }
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
  const { short, text } = foldedTexts(table)
  return db.write(() => {
    const rows = db.sqlite
      .prepare(
        `select t.id, ${short} as short, ${text} as text, r.short as storedShort, s.text as storedText
         from ${table} t left join ${table}_search_rows r on r.ref = t.id left join ${table}_search s on s.rowid = r.id
         where t.id > ? order by t.id limit ?`,
      )
      .all(after, limit) as Record<'id' | 'short' | 'text' | 'storedShort' | 'storedText', string>[]
    let mended = 0
    for (const row of rows) {
      if (row.storedShort === row.short && row.storedText === row.text) continue
      mended += 1
      const place = db.sqlite
        .prepare(
          `insert into ${table}_search_rows (ref, short) values (?, ?)
           on conflict (ref) do update set short = excluded.short returning id`,
        )
        .pluck()
        .get(row.id, row.short)
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
