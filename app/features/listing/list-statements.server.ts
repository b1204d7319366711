import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { type Db, repository } from '#db/client.server.ts'

/** A limit on memory. Few lists reach it: only a search that writes its words into the SQL has many shapes. */
const MOST_KEPT = 300

const dialect = new SQLiteSyncDialect()

type Values = Readonly<Record<string, unknown>>

/** A condition without its values: two of one text are answered by one statement. */
export interface Shape {
  text: string
  where: SQL | undefined
  values: Values
}

/** @throws where the condition's text holds a question mark that stands for no value */
export function shapeOf(where: SQL | undefined): Shape {
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

/** Answers a statement with these values. */
type Prepared<Answer> = (values: Values) => Answer

const keptOf = repository(() => new Map<unknown, Map<string, Prepared<unknown>>>())

/**
 * A statement of a list, built once for each shape: to write its text and prepare it takes longer than most take to run.
 * @param list whose statement it is
 * @param shape what else its text depends on
 */
export function prepared<Answer>(
  db: Db,
  list: object,
  shape: string,
  build: () => Prepared<Answer>,
): Prepared<Answer> {
  const all = keptOf(db)
  const kept = all.get(list) ?? new Map<string, Prepared<unknown>>()
  all.set(list, kept)
  const found = kept.get(shape)
  if (found) return found as Prepared<Answer>
  if (kept.size >= MOST_KEPT) kept.clear()
  const built = build()
  kept.set(shape, built)
  return built
}

/** A statement that answers one number. */
export function numberOf(db: Db, query: SQL): Prepared<number> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const statement = db.sqlite.prepare(text).pluck()
  return (values) => statement.get(...fillPlaceholders(params, values as Record<string, unknown>)) as number
}

const figuresOf = repository((_, db) => {
  const known = new Map<string, ReturnType<Db['sqlite']['prepare']>>()
  return (text: string) => {
    const statement = known.get(text) ?? db.sqlite.prepare(text).pluck()
    known.set(text, statement)
    return statement
  }
})

/** One number beside a list. @param text fixed: the statement is kept under it */
export function figure(db: Db, text: string, ...values: number[]): number {
  return figuresOf(db)(text).get(...values) as number
}
