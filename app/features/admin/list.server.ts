import { type Column, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '~db/client.server'
import { type ListPage, type ListQuery, PAGE_SIZES } from '../../ui/list/list-query'

/** A search that finds more rows than this is not counted to the end. */
export const COUNTED = 1000

/**
 * What a list takes from its address. What it does not understand it leaves out, as a search page does: an old
 * bookmark still shows the list.
 */
export function listSchema<Sort extends string, Extra extends z.ZodRawShape = Record<never, never>>(
  sorts: readonly [Sort, ...Sort[]],
  defaultSort: Sort | `-${Sort}`,
  extra?: Extra,
) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`] as const) as [string, ...string[]]
  return z.object({
    q: z.string().trim().max(200).catch(''),
    page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
    size: z.coerce
      .number()
      .refine((size) => (PAGE_SIZES as readonly number[]).includes(size))
      .catch(PAGE_SIZES[0]),
    sort: z.enum(orders).catch(defaultSort),
    ...(extra ?? ({} as Extra)),
  })
}

/** The columns to sort by, the last one making the order complete. */
export function orderBy(sort: string, columns: Readonly<Record<string, Column | SQL>>, last: Column): SQL[] {
  const column = columns[sort.replace(/^-/, '')] ?? last
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return [sql`${column} ${direction}`, sql`${last} ${direction}`]
}

/** Puts a page together from the rows and the count; a page past the end shows the last one there is. */
export function listPage<Row, Query extends ListQuery>(
  query: Query,
  { count, rows }: { count: () => Counted; rows: (limit: number, offset: number) => Row[] },
): ListPage<Row, Query> {
  const { total, more } = count()
  const lastPage = more ? query.page : Math.max(1, Math.ceil(total / query.size))
  const page = Math.min(query.page, lastPage)
  return {
    rows: rows(query.size, (page - 1) * query.size),
    total,
    more,
    query: { ...query, page },
  }
}

export interface Counted {
  total: number
  more: boolean
}

/** Counts the rows of a query, but no further than is of use to a reader. */
export function countUpTo(db: Db, rows: SQL, most = COUNTED): Counted {
  const found = db.orm.get<{ total: number }>(
    sql`select count(*) as total from (${rows} limit ${most + 1})`,
  ).total
  return { total: Math.min(found, most), more: found > most }
}

export function countAll(db: Db, rows: SQL): Counted {
  return { total: db.orm.get<{ total: number }>(sql`select count(*) as total ${rows}`).total, more: false }
}

type Searched = 'users' | 'birth_details' | 'user_stories' | 'events' | 'events_enhanced'

/**
 * The condition for rows in which `q` occurs anywhere, as a part of a word, whatever its case.
 *
 * From three characters on the full-text table gives the rows. Where they are many, or for a shorter `q`, the
 * columns are looked through in the order of the list, which then soon finds a page full.
 */
export function contains(
  db: Db,
  table: Searched,
  q: string,
  { id, columns }: { id: Column; columns: readonly Column[] },
): SQL {
  const refs = [...q].length >= 3 ? matchingRefs(db, table, q) : null
  if (refs) return inArray(id, sql`(select value from json_each(${JSON.stringify(refs)}))`)
  return like(q, columns)
}

/** As `contains`, for small tables without a full-text table of their own. */
export function like(q: string, columns: readonly (Column | SQL)[]): SQL {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`${column} like ${pattern} escape '\\'`))!
}

/** The rows of the full-text table that hold `q`; null where they are more than are worth listing. */
export function matchingRefs(db: Db, table: Searched, q: string): string[] | null {
  const refs = db.sqlite
    .prepare(
      `select r.ref from ${table}_search s join ${table}_search_rows r on r.id = s.rowid where s.text match ? limit ?`,
    )
    .pluck()
    .all(`"${q.replaceAll('"', '""')}"`, COUNTED + 1) as string[]
  return refs.length > COUNTED ? null : refs
}
