import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineList } from '#app/features/listing/define-list.server.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import {
  differences,
  recordChange,
  refuseIfChangedSince,
} from '#app/features/operations/record-change.server.ts'
import type { Db } from '#db/client.server.ts'
import { keywordCategories, keywords } from '#db/schema/index.ts'
import { NO_SUCH_CATEGORY } from './keyword-messages.ts'
import {
  categoryChangeSchema,
  categoryFormSchema,
  categoryIdSchema,
  deleteCategorySchema,
} from './keywords.schema.ts'

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
    id: keywordCategories.id,
    categoryName: keywordCategories.categoryName,
    categoryRelation: keywordCategories.categoryRelation,
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
  missing: NO_SUCH_CATEGORY,
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

/** Every category by name, for a choice among them. */
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

/** @throws Refusal where another category has the name. */
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
  const message = `There is a category named ‘${categoryName}’ already.`
  throw new Refusal(409, message, { categoryName: [message] })
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
  run({ services, actor }, values): CategoryRow {
    const { db } = services
    return db.write(() => {
      checkName(db, values.categoryName)
      const id = Number(db.orm.insert(keywordCategories).values(values).run().lastInsertRowid)
      recordChange(services, actor, {
        action: 'keyword-categories.create',
        entity: ENTITY,
        entityId: id,
        after: values,
      })
      return categoryById(db, id)
    })
  },
})

export const changeCategory = operation({
  name: 'keyword-categories.change',
  summary: 'Change a category',
  who: 'admin',
  input: categoryChangeSchema,
  limit: 'write',
  idempotency: 'natural',
  run(call, { id, ...next }): CategoryRow {
    const { services, actor } = call
    const { db } = services
    return db.write(() => {
      const old = categoryById(db, id)
      checkName(db, next.categoryName, id)
      const { before, after } = differences({ ...old }, next)
      if (Object.keys(after).length === 0) return old
      refuseIfChangedSince(call, ENTITY, id)
      db.orm.update(keywordCategories).set(next).where(eq(keywordCategories.id, id)).run()
      recordChange(services, actor, {
        action: 'keyword-categories.change',
        entity: ENTITY,
        entityId: id,
        before,
        after,
      })
      return { ...old, ...next }
    })
  },
})

export const deleteCategory = operation({
  name: 'keyword-categories.delete',
  summary: 'Delete a category; its keywords go to the one named in `moveTo`',
  who: 'admin',
  input: deleteCategorySchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { id, moveTo }) {
    const { db } = services
    return db.write(() => {
      const { keywordCount, ...before } = categoryById(db, id)
      if (keywordCount > 0) moveKeywords(db, id, keywordCount, moveTo)
      db.orm.delete(keywordCategories).where(eq(keywordCategories.id, id)).run()
      recordChange(services, actor, {
        action: 'keyword-categories.delete',
        entity: ENTITY,
        entityId: id,
        before,
        ...(keywordCount > 0 ? { after: { keywordsMoved: keywordCount, movedTo: moveTo } } : {}),
      })
      return { message: 'Category deleted', keywordsMoved: keywordCount }
    })
  },
})

function moveKeywords(db: Db, from: number, count: number, to: number | undefined): void {
  const refuse = (status: 409 | 422, message: string) => new Refusal(status, message, { moveTo: [message] })
  if (to === undefined) {
    const [are, go] =
      count === 1
        ? ['One keyword is', 'it goes']
        : [`${count.toLocaleString('en-US')} keywords are`, 'they go']
    throw refuse(409, `${are} in this category. Please say which category ${go} to.`)
  }
  const exists = db.orm
    .select({ id: keywordCategories.id })
    .from(keywordCategories)
    .where(eq(keywordCategories.id, to))
    .get()
  if (to === from || !exists) throw refuse(422, 'Please choose another category for its keywords.')
  db.orm.update(keywords).set({ categoryId: to }).where(eq(keywords.categoryId, from)).run()
}
