import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { SIGNS } from '#app/astro/index.server.ts'
import { defineList, filter, oneOf } from '#app/features/listing/define-list.server.ts'
import { queryNumbers } from '#app/features/listing/query-numbers.server.ts'
import { differences } from '#app/operations/audit-entry.server.ts'
import { pathNumber, wholeNumber } from '#app/operations/described.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { keywordCategories, keywords } from '#db/schema/index.ts'
import { renameInEvents } from './enhanced-events.repo.server.ts'
import { NO_SUCH_CATEGORY, NO_SUCH_KEYWORD, POLARITIES } from './keyword-messages.ts'
import { keywordChangeSchema, keywordFormSchema, keywordIdSchema } from './keywords.schema.ts'

const ENTITY = 'keyword'

/** In the order of the zodiac, and alphabetically within a sign. */
const signOrder = sql.raw(
  `case keywords.sign ${SIGNS.map((sign, at) => `when '${sign}' then ${at}`).join(' ')} end`,
)

export const {
  list: listKeywords,
  find: findKeyword,
  one: keywordById,
  csv,
} = defineList({
  name: 'keywords.list',
  summary: 'The keywords, a page at a time',
  who: 'admin',
  table: keywords,
  select: {
    ...pick(keywords, 'id', 'keywordText', 'sign', 'polarity', 'categoryId'),
    categoryName: keywordCategories.categoryName,
    description: keywords.description,
  },
  from: (db, columns) =>
    db.orm
      .select(columns)
      .from(keywords)
      .innerJoin(keywordCategories, eq(keywordCategories.id, keywords.categoryId)),
  sorts: {
    keyword: sql`${keywords.keywordText} collate nocase`,
    sign: signOrder,
    polarity: keywords.polarity,
    category: keywordCategories.categoryName,
  },
  order: 'sign',
  search: [keywords.keywordText, keywords.description],
  filters: {
    sign: oneOf(keywords.sign, SIGNS),
    polarity: oneOf(keywords.polarity, POLARITIES),
    category: filter(wholeNumber(0).meta(pathNumber(0)).catch(0), (id) => eq(keywords.categoryId, id)),
  },
  countTo: 100_000,
  missing: ['keyword.not-found', NO_SUCH_KEYWORD],
})

export type KeywordRow = ReturnType<typeof keywordById>

export const exportKeywords = csv({
  name: 'keywords.export',
  summary: 'The keywords as a CSV file',
  entity: ENTITY,
  file: 'keywords.csv',
  order: 'id',
  columns: [
    'id',
    ['keyword_text', (row) => row.keywordText],
    'sign',
    'polarity',
    ['category_id', (row) => row.categoryId],
    ['categoryname', (row) => row.categoryName],
    'description',
  ],
})

export const readKeyword = operation({
  name: 'keywords.read',
  summary: 'One keyword',
  who: 'admin',
  input: keywordIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => keywordById(db, id),
})

/** @throws Refusal if the category does not exist, or the keyword already exists. */
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
    const message = `“${keywordText}” is there already for ${sign}, ${polarity}.`
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
      entries: [{ action: 'keywords.create', entityId: id, subjectUserId: null, after: values }],
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
    if (Object.keys(after).length === 0) return { result: old, entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    db.orm.update(keywords).set(next).where(eq(keywords.id, id)).run()
    renameInEvents(services, id, old.keywordText, next.keywordText)
    return {
      result: keywordById(db, id),
      entries: [{ action: 'keywords.change', entityId: id, subjectUserId: null, before, after }],
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
      entries: [{ action: 'keywords.delete', entityId: id, subjectUserId: null, before }],
    }
  },
})

/** Moves all keywords of a category to another one. */
export function moveToCategory(db: Db, from: number, to: number): void {
  db.orm.update(keywords).set({ categoryId: to }).where(eq(keywords.categoryId, from)).run()
}

/** The number of events with a keyword. */
export const readKeywordUse = operation({
  name: 'keywords.read-use',
  summary: 'One keyword, and how many events carry it',
  who: 'admin',
  input: keywordIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => ({
    keyword: keywordById(db, id),
    events: countUses(db, id),
  }),
})

const countUses = (db: Services['db'], id: number) =>
  queryNumbers(db, { uses: 'select count(*) from event_keyword where keyword_id = :id' }, { id }).uses
