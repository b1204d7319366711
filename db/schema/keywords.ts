import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const keywordCategories = sqliteTable(
  'keyword_categories',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    categoryName: text('categoryname').notNull(),
    /** The subject of the category. */
    categoryRelation: text('categoryrelation').notNull(),
  },
  (table) => [uniqueIndex('keyword_categories_name').on(table.categoryName)],
)

export const keywords = sqliteTable(
  'keywords',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    keywordText: text('keyword_text').notNull(),
    sign: text('sign').notNull(),
    polarity: text('polarity', { enum: ['Light', 'Dark', 'Neutral'], length: 10 }).notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => keywordCategories.id, { onDelete: 'restrict' }),
    description: text('description'),
  },
  (table) => [
    uniqueIndex('keywords_text').on(table.keywordText, table.sign, table.polarity),
    index('keywords_category').on(table.categoryId),
    index('keywords_sign').on(table.sign, table.polarity),
    check('keywords_polarity', sql`polarity in ('Light', 'Dark', 'Neutral')`),
  ],
)

/** The data that was seeded, so that it is seeded only once: rows that were deleted since stay deleted. */
export const seeded = sqliteTable('seeded', {
  name: text('name').primaryKey(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
})
