import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Db, repository } from '#db/client.server.ts'
import * as schema from '#db/schema/index.ts'

interface Link {
  /** The referring column. */
  from: SQLiteTable['_']['columns'][string]
  to: SQLiteTable
  toColumn: SQLiteTable['_']['columns'][string]
}

const tables = Object.values<unknown>(schema).filter((value) => value instanceof SQLiteTable)

/**
 * The foreign keys through which a deletion cascades. A key that is only set to null, such as a story's reviewer, does
 * not make the row the reviewer's.
 */
function belongsTo(table: SQLiteTable): Link[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    if (key.onDelete !== 'cascade') return []
    const { columns, foreignTable, foreignColumns } = key.reference()
    const [from] = columns
    const [toColumn] = foreignColumns
    return from && toColumn ? [{ from, to: foreignTable, toColumn }] : []
  })
}

/** The condition for this person's rows of `table`; undefined if no foreign keys lead from it to a person. */
function ownedBy(db: Db, table: SQLiteTable, userId: string, seen: readonly SQLiteTable[]): SQL | undefined {
  if (table === schema.users) return eq(schema.users.id, userId)
  const links = belongsTo(table).filter(({ to }) => !seen.includes(to))
  const direct = links.find(({ to }) => to === schema.users)
  if (direct) return eq(direct.from, userId)
  const ways = links.flatMap(({ from, to, toColumn }) => {
    const owned = ownedBy(db, to, userId, [...seen, table])
    return owned ? [inArray(from, db.orm.select({ key: toColumn }).from(to).where(owned))] : []
  })
  return or(...ways)
}

function ownTables(db: Db, userId: string) {
  return tables.flatMap((table) => {
    const where = ownedBy(db, table, userId, [])
    return where ? [{ name: getTableConfig(table).name, table, where }] : []
  })
}

/**
 * Every row of a person, by table. The path from a table to a person is read from the schema's foreign keys, so that a
 * new table is included.
 */
export function rowsOfPerson(db: Db, userId: string): Record<string, Record<string, unknown>[]> {
  const rows = ownTables(db, userId).map(
    ({ name, table, where }) => [name, db.orm.select().from(table).where(where).all()] as const,
  )
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0))
}

/** The number of a person's rows in each table. */
export function rowCountsOfPerson(db: Db, userId: string): Record<string, number> {
  const counts = ownTables(db, userId).map(
    ({ name, table, where }) => sql`select ${name} as name, count(*) as rows from ${table} where ${where}`,
  )
  const found = db.orm.all<{ name: string; rows: number }>(sql.join(counts, sql` union all `))
  return Object.fromEntries(found.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]))
}

/** The owner of a row of `table`, as an SQL expression; undefined if no foreign keys lead from it to a person. */
function ownerIn(table: SQLiteTable, seen: readonly SQLiteTable[] = []): SQL | undefined {
  if (table === schema.users) return sql`${schema.users.id}`
  const links = belongsTo(table).filter(({ to }) => !seen.includes(to))
  const direct = links.find(({ to }) => to === schema.users)
  if (direct) return sql`${direct.from}`
  const ways = links.flatMap(({ from, to, toColumn }) => {
    const owner = ownerIn(to, [...seen, table])
    return owner ? [sql`(select ${owner} from ${to} where ${toColumn} = ${from})`] : []
  })
  if (ways.length < 2) return ways[0]
  return sql`coalesce(${sql.join(ways, sql`, `)})`
}

/** The owners of the rows with the given ids, in each table whose rows belong to people and have random ids. */
const owners = repository((orm) => {
  const ofTables = tables.flatMap((table) => {
    const key = getTableConfig(table).columns.find(({ primary }) => primary)
    const owner = ownerIn(table)
    if (!owner || key?.name !== 'id' || key.dataType !== 'string') return []
    const given = sql`(select value from json_each(${sql.placeholder('ids')}))`
    return [sql`select ${owner} as owner from ${table} where ${inArray(key, given)}`]
  })
  const found = sql`(${sql.join(ofTables, sql` union `)})`
  return orm.select({ owner: sql<string>`owner` }).from(found).where(sql`owner is not null`).prepare()
})

/** The owners of the rows with these ids, in any table. */
export function findOwners(db: Db, ids: Iterable<string>): Set<string> {
  const found = owners(db).all({ ids: JSON.stringify([...ids]) })
  return new Set(found.map(({ owner }) => owner))
}
