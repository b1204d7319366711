import { and, type Column, eq, SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { RefusalCode } from '#app/operations/refusal-codes.ts'
import type { Services } from '#app/operations/services.ts'
import type { ListQuery } from '#app/ui/list/list-query.ts'
import type { Db } from '#db/client.server.ts'
import type { SearchedTable } from '#db/search-index.ts'
import type { Cell, CsvExport } from './csv.server.ts'
import {
  contains,
  countAll,
  countUpTo,
  isOfOwnColumns,
  like,
  listPage,
  listSchema,
  type Order,
  orderBy,
  type Search,
  type SortColumns,
  TOO_MANY_TO_COUNT,
} from './list.server.ts'

/** A filter of a list: how its value is read from the address, and its condition. */
interface Filter<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  /** A condition on the list's own table. Not called for '' and 0, which mean any. */
  where(value: z.output<Schema>, services: Services): SQL
}

export function filter<Schema extends z.ZodType>(
  schema: Schema,
  where: (value: z.output<Schema>, services: Services) => SQL,
): Filter<Schema> {
  return { schema, where }
}

type Condition = SQL | ((services: Services) => SQL)

/** A filter with fixed values, each with its condition. An unknown or missing value becomes '', which means any row. */
export function choice<Value extends string>(conditions: Record<Value, Condition>) {
  const values = Object.keys(conditions) as Value[]
  return makeChoice(conditions, z.enum(['', ...values]).catch('' as never))
}

/** A filter that is always set. */
export function choiceFrom<Value extends string>(
  conditions: Record<Value, Condition>,
  first: NoInfer<Value>,
) {
  return makeChoice(conditions, z.enum(Object.keys(conditions) as [Value, ...Value[]]).catch(first as never))
}

function makeChoice<Schema extends z.ZodType>(conditions: Record<string, Condition>, schema: Schema) {
  return filter(schema, (value, services) => {
    const condition = conditions[value as string]!
    return typeof condition === 'function' ? condition(services) : condition
  })
}

/** A filter by a column that has one of these values. */
export function oneOf<Value extends string>(column: Column, values: readonly Value[]) {
  return filter(z.enum(['', ...values]).catch('' as never), (value) => eq(column, value))
}

/** A filter by an id in the address, such as a person's. */
export function keyOf(column: Column) {
  return filter(z.string().trim().max(60).catch(''), (value) => eq(column, value))
}

type Selection = Record<string, Column | SQL>
type Filters = Record<string, Filter>
interface AnyRows {
  all(): { id: string | number }[]
}
type RowOf<Q extends AnyRows> = ReturnType<Q['all']>[number]

/** The query of a list's address, after parsing. */
type ListRequest<Sort extends string, F extends Filters> = ListQuery & { sort: Order<Sort> } & {
  [Name in keyof F]: z.output<F[Name]['schema']>
}

type MissingRow = readonly [code: RefusalCode, message: string]

interface ListDefinition<
  Sort extends string,
  F extends Filters,
  S extends Selection,
  Q extends AnyRows,
  More,
  Missing,
> {
  /** The operation's name, with a dot: 'users.list'. */
  name: string
  summary: string
  who: 'admin'
  /** The list's own table: one of its rows is one row of the list. */
  table: Column['table']
  /** The columns of a row, `id` among them. */
  select: S
  /** The rows with these columns: the table, and what is joined to it. */
  from(db: Db, columns: S): Q
  /**
   * The orders that can be chosen. Where an index has the column, pages are found in it without sorting; a column of a
   * joined table, or an expression, costs a sort of all rows that fit.
   */
  sorts: Record<Sort, SortColumns>
  /** The default order, with `-` before it for descending. */
  order: Order<NoInfer<Sort>>
  /** A table of the search index; columns of a small table; or a function that gives the condition. */
  search: SearchedTable | readonly Column[] | ((db: Db, q: string) => SQL | Search)
  filters?: F
  /** Counting stops here. Default: all rows of the table, but 1,000 of those that a search or filter finds. */
  countTo?: number
  /** What the screen shows beside the rows. */
  more?(services: Services): More
  /** The error of `one` for an unknown id. Without it the list has no `one`. */
  missing?: Missing
}

interface CsvFile<Row> {
  /** With a dot: 'users.export'. The audit log shows it as the action. */
  name: string
  summary: string
  /** The entity in the audit log. */
  entity: string
  /** The name of the file. */
  file: string
  /** Rows that are equal in it are ordered by their key. With `-` before it: descending. */
  order: (keyof Row & string) | `-${keyof Row & string}`
  /**
   * Each is the name of a row's value, or a heading and a function. A new value of a row is in the file only if it is
   * named here.
   */
  columns: readonly ((keyof Row & string) | readonly [head: string, value: (row: Row) => Cell])[]
}

type Shape<F extends Filters> = { [Name in keyof F]: F[Name]['schema'] }

/**
 * A list of the back-office from one definition: the operation of its screen and its call, and how one row is found.
 * Search, filters, order, pages and counting are the same for all lists.
 */
export function defineList<
  Sort extends string,
  S extends Selection,
  Q extends AnyRows,
  F extends Filters = Record<never, never>,
  More extends object = Record<never, never>,
  Missing extends MissingRow | undefined = undefined,
>(definition: ListDefinition<Sort, F, S, Q, More, Missing>) {
  type Row = RowOf<Q>
  const { name, summary, who, table, select, sorts, countTo, missing } = definition
  const filters = definition.filters ?? ({} as F)
  const id = select.id as Column
  const shape = Object.fromEntries(Object.entries(filters).map(([key, { schema }]) => [key, schema]))

  /** The same tables with any columns. */
  const selectRows = (db: Db, columns: Selection) => definition.from(db, columns as S) as AnyRows as Rows<Row>

  function searchFor(db: Db, q: string): Search {
    const { search } = definition
    if (typeof search === 'string') return contains(db, search, q)
    const found = typeof search === 'function' ? search(db, q) : like(q, search)
    return found instanceof SQL ? { where: found, many: false } : found
  }

  const list = operation({
    name,
    summary,
    who,
    input: listSchema(Object.keys(sorts) as [Sort, ...Sort[]], definition.order, shape as Shape<F>),
    limit: 'read',
    run({ services }, input) {
      const { db } = services
      const query = input as ListRequest<Sort, F>
      const chosen = Object.entries(filters).flatMap(([key, each]) => {
        const value = query[key as keyof typeof query]
        return value ? [each.where(value, services)] : []
      })
      const search = query.q ? searchFor(db, query.q) : null
      const where = and(search?.where, ...chosen)
      const order = orderBy(query.sort, sorts, id)
      const page = listPage(query, {
        count() {
          if (!where && !countTo) return countAll(db, sql`from ${table}`)
          if (search?.many && chosen.length === 0) return TOO_MANY_TO_COUNT
          return countUpTo(db, found(sql`1`), countTo)
        },
        rows: (limit, offset) => selectPage(limit, offset).all(),
      })
      return { ...page, ...((definition.more?.(services) ?? {}) as More) }

      function selectPage(limit: number, offset: number): Rows<Row> {
        // Without a search, an index of the table finds the page, so the rows before it need no joins.
        const isApart = search ? search.from : isOfOwnColumns(query.sort, sorts, id)
        if (!isApart)
          return selectRows(db, select)
            .where(where)
            .orderBy(...order)
            .limit(limit)
            .offset(offset)
        const at = sql`${found(sql`${table}.rowid`)} order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
        return selectRows(db, select)
          .where(sql`${table}.rowid in (${at})`)
          .orderBy(...order)
      }

      /** Filters use columns of the table itself; only a search can need the joined tables. */
      function found(column: SQL): SQL {
        if (search && !search.from) return sql`${selectRows(db, { column }).where(where).getSQL()}`
        return sql`select ${column} ${search?.from ?? sql`from ${table}`} where ${where ?? sql`true`}`
      }
    },
  })

  const find = (db: Db, key: Row['id']): Row | undefined => selectRows(db, select).where(eq(id, key)).get()

  /** @throws Refusal with the code of `missing` */
  function one(db: Db, key: Row['id']): Row {
    const row = find(db, key)
    if (!row) throw new Refusal(...(missing as MissingRow))
    return row
  }

  return { list, find, one: one as Missing extends MissingRow ? typeof one : never, csv }

  /**
   * An operation that exports all rows as a file. It is recorded in the audit log, because the file leaves the server.
   */
  function csv({ name: action, summary: about, entity, file, order, columns }: CsvFile<Row>) {
    return operation({
      name: action,
      summary: about,
      who,
      input: z.object({}),
      limit: 'write',
      idempotency: 'natural',
      audit: { [action]: entity },
      change({ services }) {
        const result: CsvExport<Row> = {
          name: file,
          columns: columns.map((column) =>
            typeof column === 'string'
              ? { head: column, value: (row: Row) => row[column] as Cell }
              : { head: column[0], value: column[1] },
          ),
          read: (last, limit) => slice(services.db, order, last, limit),
        }
        return { result, entries: [{ action, entityId: 'all', subjectUserId: null }] }
      },
    })
  }

  /**
   * The rows after `last`, found by its values (keyset paging), so that no row is read twice, however long the file is.
   */
  function slice(db: Db, order: string, last: Row | null, limit: number): Row[] {
    const by = [...new Set([order.replace(/^-/, ''), 'id'])]
    const columns = by.map((key) => select[key] as Column)
    const isDescending = order.startsWith('-')
    const after =
      last &&
      sql`(${sql.join(columns, sql`, `)}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(
        columns.map((column, at) => sql.param(last[by[at] as keyof Row], column)),
        sql`, `,
      )})`
    return selectRows(db, select)
      .where(after ?? undefined)
      .orderBy(...columns.map((column) => sql`${column} ${sql.raw(isDescending ? 'desc' : 'asc')}`))
      .limit(limit)
      .all()
  }
}

/** The part of drizzle's query builder that is used here, with the type of a row. */
interface Rows<Row> {
  where(condition: SQL | undefined): Rows<Row>
  orderBy(...order: SQL[]): Rows<Row>
  limit(limit: number): Rows<Row>
  offset(offset: number): Rows<Row>
  all(): Row[]
  get(): Row | undefined
  getSQL(): SQL
}
