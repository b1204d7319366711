import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineList } from '#app/features/listing/define-list.server.ts'
import { numberText } from '#app/format.ts'
import { differences } from '#app/operations/audit-entry.server.ts'
import { fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import type { RefusalCode } from '#app/operations/refusal-codes.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { keywordCategories } from '#db/schema/index.ts'
import { NO_SUCH_CATEGORY } from './keyword-messages.ts'
import {
  categoryChangeSchema,
  categoryFormSchema,
  categoryIdSchema,
  deleteCategorySchema,
} from './keywords.schema.ts'
import { moveToCategory } from './keywords.server.ts'

const ENTITY = 'keyword-category'

export const {
  list: listCategories,
  find: findCategory,
  one: categoryById,
  csv,
} = defineList({
  name: 'keyword-categories.list',
  summary: 'The categories of keywords, a page at a time',
  who: 'admin',
  table: keywordCategories,
  select: {
    ...pick(keywordCategories, 'id', 'categoryName', 'categoryRelation'),
    keywordCount: sql<number>`(select count(*) from keywords where keywords.category_id = keyword_categories.id)`,
  },
  from: (db, columns) => db.orm.select(columns).from(keywordCategories),
  sorts: {
    name: sql`${keywordCategories.categoryName} collate nocase`,
    description: sql`${keywordCategories.categoryRelation} collate nocase`,
  },
  order: 'name',
  search: [keywordCategories.categoryName, keywordCategories.categoryRelation],
  countTo: 100_000,
  missing: ['category.not-found', NO_SUCH_CATEGORY],
})

export type CategoryRow = ReturnType<typeof categoryById>

export const exportCategories = csv({
  name: 'keyword-categories.export',
  summary: 'The categories of keywords as a CSV file',
  entity: ENTITY,
  file: 'keyword-categories.csv',
  order: 'id',
  columns: [
    'id',
    ['categoryname', (row) => row.categoryName],
    ['categoryrelation', (row) => row.categoryRelation],
    ['keywords', (row) => row.keywordCount],
  ],
})

/** Every category by name, for a list of choices. */
export const categoryChoices = operation({
  name: 'keyword-categories.choices',
  summary: 'Every category, by name',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db } }) => choices(db),
})

function choices(db: Db) {
  return db.orm
    .select({ id: keywordCategories.id, categoryName: keywordCategories.categoryName })
    .from(keywordCategories)
    .orderBy(sql`${keywordCategories.categoryName} collate nocase`)
    .all()
}

export const readCategory = operation({
  name: 'keyword-categories.read',
  summary: 'One category, and the others',
  who: 'admin',
  input: categoryIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => ({
    category: categoryById(db, id),
    others: choices(db).filter((other) => other.id !== id),
  }),
})

/** @throws Refusal if another category has the name. */
function checkName(db: Db, categoryName: string, id = 0): void {
  const same = db.orm
    .select({ id: keywordCategories.id })
    .from(keywordCategories)
    .where(
      and(
        sql`${keywordCategories.categoryName} = ${categoryName} collate nocase`,
        ne(keywordCategories.id, id),
      ),
    )
    .get()
  if (!same) return
  const message = `There is a category named “${categoryName}” already.`
  throw new Refusal('category.exists', message, { categoryName: [message] })
}

export const createCategory = operation({
  name: 'keyword-categories.create',
  summary: 'Add a category',
  who: 'admin',
  input: categoryFormSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: (category: CategoryRow) => String(category.id),
    again: ({ services: { db } }, id) => findCategory(db, Number(id)),
  },
  audit: { 'keyword-categories.create': ENTITY },
  change({ services: { db } }, values) {
    checkName(db, values.categoryName)
    const id = Number(db.orm.insert(keywordCategories).values(values).run().lastInsertRowid)
    return {
      result: categoryById(db, id),
      entries: [{ action: 'keyword-categories.create', entityId: id, subjectUserId: null, after: values }],
    }
  },
})

export const changeCategory = operation({
  name: 'keyword-categories.change',
  summary: 'Change a category',
  who: 'admin',
  input: categoryChangeSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'keyword-categories.change': ENTITY },
  change(call, { id, ...next }) {
    const { db } = call.services
    const old = categoryById(db, id)
    checkName(db, next.categoryName, id)
    const { before, after } = differences({ ...old }, next)
    if (Object.keys(after).length === 0) return { result: old, entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    db.orm.update(keywordCategories).set(next).where(eq(keywordCategories.id, id)).run()
    return {
      result: { ...old, ...next },
      entries: [{ action: 'keyword-categories.change', entityId: id, subjectUserId: null, before, after }],
    }
  },
})

export const deleteCategory = operation({
  name: 'keyword-categories.delete',
  summary: 'Delete a category; its keywords go to the one named in `moveTo`',
  who: 'admin',
  input: deleteCategorySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'keyword-categories.delete': ENTITY },
  change({ services: { db } }, { id, moveTo }) {
    const { keywordCount, ...before } = categoryById(db, id)
    if (keywordCount > 0) moveKeywords(db, id, keywordCount, moveTo)
    db.orm.delete(keywordCategories).where(eq(keywordCategories.id, id)).run()
    return {
      result: { message: 'Category deleted', keywordsMoved: keywordCount },
      entries: [
        {
          action: 'keyword-categories.delete',
          entityId: id,
          subjectUserId: null,
          before,
          ...(keywordCount > 0 ? { after: { keywordsMoved: keywordCount, movedTo: moveTo } } : {}),
        },
      ],
    }
  },
})

function moveKeywords(db: Db, from: number, count: number, to: number | undefined): void {
  const refuse = (code: RefusalCode, message: string) => fieldRefusal(code, 'moveTo', message)
  if (to === undefined) {
    const [are, go] =
      count === 1 ? ['One keyword is', 'it goes'] : [`${numberText(count)} keywords are`, 'they go']
    throw refuse('category.in-use', `${are} in this category. Please say which category ${go} to.`)
  }
  const exists = db.orm
    .select({ id: keywordCategories.id })
    .from(keywordCategories)
    .where(eq(keywordCategories.id, to))
    .get()
  if (to === from || !exists)
    throw refuse('category.unknown', 'Please choose another category for its keywords.')
  moveToCategory(db, from, to)
}
