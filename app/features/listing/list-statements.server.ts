import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { type Db, repository } from '#db/client.server.ts'

/** A limit on memory. Only a list whose search writes its words into the SQL has enough shapes to reach it. */
const MOST_KEPT = 300

const dialect = new SQLiteSyncDialect()

type Values = Readonly<Record<string, unknown>>

/** A condition without its values. Two conditions with the same SQL text share one prepared statement. */
interface Shape {
  text: string
  where: SQL | undefined
  values: Values
}

/** @throws if the condition's text has a question mark that is not a placeholder */
export function toShape(where: SQL | undefined): Shape {
  if (!where) return { text: '', where, values: {} }
  const { sql: text, params } = dialect.sqlToQuery(where)
  const [first = '', ...others] = text.split('?')
  if (others.length !== params.length) throw new Error(`a condition must have no question mark: ${text}`)
  const name = (at: number) => `value${at}`
  return {
    text,
    where: sql.join([
      sql.raw(first),
      ...others.flatMap((part, at) => [sql`${sql.placeholder(name(at))}`, sql.raw(part)]),
    ]),
    values: Object.fromEntries(params.map((value, at) => [name(at), value])),
  }
}

/** Runs a prepared statement with these values. */
type Prepared<Answer> = (values: Values) => Answer

const keptStatements = repository(() => new Map<unknown, Map<string, Prepared<unknown>>>())

/**
 * A statement of a list, built once for each shape, because building and preparing it takes longer than most take to
 * run.
 * @param list the list that owns the statement
 * @param shape everything else that the SQL text depends on
 */
export function preparedStatement<Answer>(
  db: Db,
  list: object,
  shape: string,
  build: () => Prepared<Answer>,
): Prepared<Answer> {
  const all = keptStatements(db)
  const kept = all.get(list) ?? new Map<string, Prepared<unknown>>()
  all.set(list, kept)
  const found = kept.get(shape)
  if (found) return found as Prepared<Answer>
  if (kept.size >= MOST_KEPT) kept.clear()
  const built = build()
  kept.set(shape, built)
  return built
}

/** A statement that returns one number. */
export function numberStatement(db: Db, query: SQL): Prepared<number> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const statement = db.sqlite.prepare(text).pluck()
  return (values) => statement.get(...fillPlaceholders(params, values as Record<string, unknown>)) as number
}

const figureStatements = repository((_, db) => {
  const known = new Map<string, ReturnType<Db['sqlite']['prepare']>>()
  return (text: string) => {
    const statement = known.get(text) ?? db.sqlite.prepare(text)
    known.set(text, statement)
    return statement
  }
})

/** Numbers that a page shows, in one statement. @param texts fixed SQL texts: together the cache key of the statement */
export function queryNumbers<Name extends string>(
  db: Db,
  texts: Record<Name, string>,
  values: Record<string, number> = {},
): Record<Name, number> {
  const columns = Object.entries(texts).map(([name, text]) => `(${text}) as ${name}`)
  return figureStatements(db)(`select ${columns.join(', ')}`).get(values) as Record<Name, number>
}
