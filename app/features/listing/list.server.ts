import { Column, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { foldName } from '#app/language/fold-name.ts'
import { oneLine } from '#app/plain-text.ts'
import { type ListPage, PAGE_SIZES, type PageQuery } from '#app/ui/list/list-query.ts'
import type { Db } from '#db/client.server.ts'
import { SEARCHED, type SearchedTable } from '#db/search-index.ts'

/** Counting stops at this many rows. */
const COUNT_LIMIT = 1000

/** Search text. Control characters are removed: no stored text has them, and NUL would end the search text. */
export const searchWords = z.string().transform(oneLine).pipe(z.string().max(200)).catch('')

export type Order<Sort extends string> = Sort | `-${Sort}`

/** The query of a list's address. Unknown values are ignored, so that an old bookmark still shows the list. */
export function listSchema<Sort extends string, Extra extends z.ZodRawShape = Record<never, never>>(
  sorts: readonly [Sort, ...Sort[]],
  defaultSort: Order<Sort>,
  extra?: Extra,
) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`] as const) as [Order<Sort>, ...Order<Sort>[]]
  return z.object({
    q: searchWords,
    page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
    // An address has text: one of the sizes that the screen offers. A call has already parsed its number.
    size: z
      .union([
        z.int().min(1),
        z.coerce.number().refine((size) => (PAGE_SIZES as readonly number[]).includes(size)),
      ])
      .catch(PAGE_SIZES[0]),
    sort: z.enum(orders).catch(defaultSort as never),
    ...(extra ?? ({} as Extra)),
  })
}

export type SortColumns = Column | SQL | readonly (Column | SQL)[]

/**
 * The order of a list. The rowid comes last to make the order complete. Every index ends with it, so an index on a
 * column gives the rows in this order without sorting.
 */
export function orderBy(sort: string, columns: Readonly<Record<string, SortColumns>>, id: Column): SQL[] {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return [...sortedBy(sort, columns, id), sql`${id.table}.rowid`].map((column) => sql`${column} ${direction}`)
}

/** True where the order is by columns of the list's own table, whose indexes then give the rows in order. */
export function isOfOwnColumns(
  sort: string,
  columns: Readonly<Record<string, SortColumns>>,
  id: Column,
): boolean {
  return sortedBy(sort, columns, id).every((column) => column instanceof Column && column.table === id.table)
}

function sortedBy(
  sort: string,
  columns: Readonly<Record<string, SortColumns>>,
  id: Column,
): readonly (Column | SQL)[] {
  const chosen = columns[sort.replace(/^-/, '')] ?? id
  return Array.isArray(chosen) ? chosen : [chosen as Column | SQL]
}

/**
 * Builds a page from the rows and the count. A page number past the end gives the last page; if not all rows were
 * counted, the last page of those that were. If the first page is not full, its rows are the count.
 */
export function listPage<Row, Query extends PageQuery>(
  query: Query,
  { count, rows }: { count: () => Counted; rows: (limit: number, offset: number) => Row[] },
): ListPage<Row, Query> {
  if (query.page === 1) {
    const first = rows(query.size, 0)
    const { total, more } = first.length < query.size ? { total: first.length, more: false } : count()
    return { rows: first, total, more, query }
  }
  const { total, more } = count()
  const lastCounted = Math.max(1, Math.ceil(total / query.size))
  const at = (page: number) => ({
    rows: rows(query.size, (page - 1) * query.size),
    total,
    more,
    query: { ...query, page },
  })
  const asked = at(more ? query.page : Math.min(query.page, lastCounted))
  return asked.rows.length === 0 && asked.query.page > lastCounted ? at(lastCounted) : asked
}

interface Counted {
  total: number
  more: boolean
}

/** Counts the rows of a query, but not more than are needed to say that there are more. */
export function countUpTo(db: Db, rows: SQL, most = COUNT_LIMIT): Counted {
  const found = total(db, sql`from (${rows} limit ${most + 1})`)
  return { total: Math.min(found, most), more: found > most }
}

export function countAll(db: Db, rows: SQL): Counted {
  return { total: total(db, rows), more: false }
}

function total(db: Db, rows: SQL): number {
  return db.orm.get<{ total: number }>(sql`select count(*) as total ${rows}`).total
}

/** The count of a search that finds too many rows to list their keys. */
export const TOO_MANY_TO_COUNT: Counted = { total: COUNT_LIMIT, more: true }

export interface Search {
  where: SQL
  /** More rows match than are counted. */
  many: boolean
  /** The tables that the condition needs, if SQLite must join them in this order. Default: all tables of the list. */
  from?: SQL
}

/**
 * The condition for rows that contain `q` anywhere, also inside a word, in any spelling that folds to the same. If many
 * rows match, their texts are scanned in the order of the list, because then a full page is found soon.
 * @param on the column that refers to the searched table; by default that table's own key
 */
export function contains(db: Db, table: SearchedTable, q: string, on: Column = SEARCHED[table].id): Search {
  const refs = matchingRefs(db, table, q)
  if (refs) return { where: isOneOf(on, refs), many: false }
  const wanted = foldName(q)
  const { rows, texts } = indexOf(table)
  // A subquery with one value: SQLite cannot change the order of the scan.
  const text =
    isShort(wanted) || !SEARCHED[table].long
      ? sql`(select r.short from ${rows} r where r.ref = ${on})`
      : sql`(select s.text from ${rows} r join ${texts} s on s.rowid = r.id where r.ref = ${on})`
  // For another table, it is not known how many rows refer to the ones found.
  return { where: hasPart(text, wanted), many: on === SEARCHED[table].id }
}

export function isOneOf(column: Column, refs: readonly string[]): SQL {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(refs)}))`)
}

const indexOf = (table: SearchedTable) => ({
  rows: sql.identifier(`${table}_search_rows`),
  texts: sql.identifier(`${table}_search`),
})

/** The full-text index (trigrams) finds parts of words of three characters or more. */
const isShort = (folded: string) => [...folded].length < 3

/** As `contains`, for columns that the full-text search does not cover. */
export function like(q: string, columns: readonly Column[]): SQL {
  const wanted = foldName(q)
  const spellings = [...new Set([wanted, q.toLowerCase()])]
  const conditions = columns.flatMap((column) => [
    ...spellings.map((spelling) => hasPart(column, spelling)),
    // Text in ASCII need not leave SQLite to be folded.
    sql`(octet_length(${column}) <> length(${column}) and ${hasPart(sql`folded(${column})`, wanted)})`,
  ])
  return or(...conditions)!
}

/** The condition for a text that contains this part, in any case of ASCII letters. */
export function hasPart(text: Column | SQL, part: string): SQL {
  return sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/** The keys of the rows that contain `q`; null if there are too many to list. */
export function matchingRefs(db: Db, table: SearchedTable, q: string): string[] | null {
  const wanted = foldName(q)
  const { rows, texts } = indexOf(table)
  const found = isShort(wanted)
    ? sql`select r.ref from ${rows} r where ${hasPart(sql`r.short`, wanted)}`
    : sql`select r.ref from ${texts} s join ${rows} r on r.id = s.rowid
          where s.text match ${`"${wanted.replaceAll('"', '""')}"`}`
  const refs = db.orm.all<{ ref: string }>(sql`${found} limit ${COUNT_LIMIT + 1}`)
  return refs.length > COUNT_LIMIT ? null : refs.map(({ ref }) => ref)
}
