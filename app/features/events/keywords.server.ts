import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SIGNS } from '#app/astro/index.server.ts'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import { countUpTo, like, listPage, listSchema, orderBy } from '#app/features/listing/list.server.ts'
import { differences } from '#app/features/operations/audit-entry.server.ts'
import { inAddress, wholeNumber } from '#app/features/operations/described.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/features/operations/revision.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { keywordCategories, keywords } from '#db/schema/index.ts'
import { NO_SUCH_CATEGORY, NO_SUCH_KEYWORD, POLARITIES } from './keyword-messages.ts'
import { keywordChangeSchema, keywordFormSchema, keywordIdSchema } from './keywords.schema.ts'
import { renameInEvents } from './words-in-events.server.ts'

const ENTITY = 'keyword'

const listed = {
  id: keywords.id,
  keywordText: keywords.keywordText,
  sign: keywords.sign,
  polarity: keywords.polarity,
  categoryId: keywords.categoryId,
  categoryName: keywordCategories.categoryName,
  description: keywords.description,
}

/** In the order of the zodiac, and of the alphabet within a sign. */
const signOrder = sql.raw(
  `case keywords.sign ${SIGNS.map((sign, at) => `when '${sign}' then ${at}`).join(' ')} end`,
)

const SORTS = ['keyword', 'sign', 'polarity', 'category'] as const

const withCategory = (db: Db) =>
  db.orm
    .select(listed)
    .from(keywords)
    .innerJoin(keywordCategories, eq(keywordCategories.id, keywords.categoryId))

export const listKeywords = operation({
  name: 'keywords.list',
  summary: 'The keywords, a page at a time',
  who: 'admin',
  input: listSchema(SORTS, 'sign', {
    sign: z.enum(['', ...SIGNS]).catch(''),
    polarity: z.enum(['', ...POLARITIES]).catch(''),
    category: wholeNumber(0).meta(inAddress(0)).catch(0),
  }),
  limit: 'read',
  run({ services: { db } }, query) {
    const conditions: SQL[] = []
    if (query.q) conditions.push(like(query.q, [keywords.keywordText, keywords.description]))
    if (query.sign) conditions.push(eq(keywords.sign, query.sign))
    if (query.polarity) conditions.push(eq(keywords.polarity, query.polarity))
    if (query.category) conditions.push(eq(keywords.categoryId, query.category))
    const where = and(...conditions)
    return listPage(query, {
      count: () => countUpTo(db, sql`select 1 from ${keywords} where ${where ?? sql`true`}`, 100_000),
      rows: (limit, offset) =>
        withCategory(db)
          .where(where)
          .orderBy(
            ...orderBy(
              query.sort,
              {
                keyword: sql`${keywords.keywordText} collate nocase`,
                sign: signOrder,
                polarity: keywords.polarity,
                category: keywordCategories.categoryName,
              },
              keywords.id,
            ),
          )
          .limit(limit)
          .offset(offset)
          .all(),
    })
  },
})

export type KeywordRow = Awaited<ReturnType<typeof listKeywords.run>>['rows'][number]

export const exportKeywords = csvExport<KeywordRow>({
  name: 'keywords.export',
  summary: 'The keywords as a CSV file',
  entity: ENTITY,
  file: 'keywords.csv',
  columns: [
    { head: 'id', value: (row) => row.id },
    { head: 'keyword_text', value: (row) => row.keywordText },
    { head: 'sign', value: (row) => row.sign },
    { head: 'polarity', value: (row) => row.polarity },
    { head: 'category_id', value: (row) => row.categoryId },
    { head: 'categoryname', value: (row) => row.categoryName },
    { head: 'description', value: (row) => row.description },
  ],
  read: (db, last, limit) =>
    withCategory(db)
      .where(last ? sql`${keywords.id} > ${last.id}` : undefined)
      .orderBy(keywords.id)
      .limit(limit)
      .all(),
})

export const readKeyword = operation({
  name: 'keywords.read',
  summary: 'One keyword',
  who: 'admin',
  input: keywordIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => keywordById(db, id),
})

function findKeyword(db: Db, id: number): KeywordRow | undefined {
  return withCategory(db).where(eq(keywords.id, id)).get()
}

function keywordById(db: Db, id: number): KeywordRow {
  const row = findKeyword(db, id)
  if (!row) throw new Refusal('keyword.not-found', NO_SUCH_KEYWORD)
  return row
}

/** @throws Refusal where the category is not there, or the keyword is there already. */
function check(
  db: Db,
  {
    id = 0,
    keywordText,
    sign,
    polarity,
    categoryId,
  }: Omit<z.output<typeof keywordFormSchema>, 'description'> & { id?: number },
): void {
  const category = db.orm
    .select({ id: keywordCategories.id })
    .from(keywordCategories)
    .where(eq(keywordCategories.id, categoryId))
    .get()
  if (!category) throw new Refusal('category.unknown', NO_SUCH_CATEGORY, { categoryId: [NO_SUCH_CATEGORY] })
  const same = db.orm
    .select({ id: keywords.id })
    .from(keywords)
    .where(
      and(
        eq(keywords.sign, sign),
        eq(keywords.polarity, polarity),
        sql`${keywords.keywordText} = ${keywordText} collate nocase`,
        ne(keywords.id, id),
      ),
    )
    .get()
  if (same) {
    const message = `‘${keywordText}’ is there already for ${sign}, ${polarity}.`
    throw new Refusal('keyword.exists', message, { keywordText: [message] })
  }
}

export const createKeyword = operation({
  name: 'keywords.create',
  summary: 'Add a keyword',
  who: 'admin',
  input: keywordFormSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: (keyword: KeywordRow) => String(keyword.id),
    again: ({ services: { db } }, id) => findKeyword(db, Number(id)),
  },
  audit: { 'keywords.create': ENTITY },
  change({ services: { db } }, { description, ...keyword }) {
    check(db, keyword)
    const values = { ...keyword, description: description || null }
    const { lastInsertRowid } = db.orm.insert(keywords).values(values).run()
    const id = Number(lastInsertRowid)
    return {
      result: keywordById(db, id),
      wrote: [{ action: 'keywords.create', entityId: id, after: values }],
    }
  },
})

export const changeKeyword = operation({
  name: 'keywords.change',
  summary: 'Change a keyword; events that carry it carry its new text',
  who: 'admin',
  input: keywordChangeSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'keywords.change': ENTITY },
  change(call, { id, description, ...keyword }) {
    const { services } = call
    const { db } = services
    const old = keywordById(db, id)
    check(db, { id, ...keyword })
    const next = {
      ...keyword,
      description: description === undefined ? old.description : description || null,
    }
    const { before, after } = differences({ ...old }, next)
    if (Object.keys(after).length === 0) return { result: old, wrote: [] }
    refuseIfChangedSince(call, ENTITY, id)
    db.orm.update(keywords).set(next).where(eq(keywords.id, id)).run()
    renameInEvents(services, id, old.keywordText, next.keywordText)
    return {
      result: keywordById(db, id),
      wrote: [{ action: 'keywords.change', entityId: id, before, after }],
    }
  },
})

export const deleteKeyword = operation({
  name: 'keywords.delete',
  summary: 'Delete a keyword; events that carry it lose it',
  who: 'admin',
  input: keywordIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'keywords.delete': ENTITY },
  change({ services }, { id }) {
    const { db } = services
    const { categoryName: _, ...before } = keywordById(db, id)
    renameInEvents(services, id, before.keywordText, null)
    db.orm.delete(keywords).where(eq(keywords.id, id)).run()
    return {
      result: { message: 'Keyword deleted' },
      wrote: [{ action: 'keywords.delete', entityId: id, before }],
    }
  },
})

/** How many events carry a keyword. */
export const readKeywordUse = operation({
  name: 'keywords.read-use',
  summary: 'One keyword, and how many events carry it',
  who: 'admin',
  input: keywordIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => ({
    keyword: keywordById(db, id),
    events: usesOf(db, id),
  }),
})

function usesOf({ sqlite }: Services['db'], id: number): number {
  return sqlite.prepare('select count(*) from event_keyword where keyword_id = ?').pluck().get(id) as number
}
