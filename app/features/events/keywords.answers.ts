import { z } from '@hono/zod-openapi'
import { sign } from '#app/operations/answers.ts'
import { pathNumber, trimmedText, wholeNumber } from '#app/operations/described.ts'
import type { CategoryRow } from './categories.server.ts'
import { POLARITIES } from './keyword-messages.ts'
import type { KeywordRow } from './keywords.server.ts'

/** The calls spell these fields like the columns. */
export const keywordAnswer = z
  .strictObject({
    id: z.int(),
    keyword_text: z.string(),
    sign: z.string(),
    polarity: z.enum(POLARITIES),
    category_id: z.int(),
    categoryname: z.string(),
    description: z.string().nullable(),
  })
  .openapi('Keyword')

export const keywordsAnswer = z.array(keywordAnswer)

export function keywordSent(row: KeywordRow) {
  return {
    id: row.id,
    keyword_text: row.keywordText,
    sign: row.sign,
    polarity: row.polarity,
    category_id: row.categoryId,
    categoryname: row.categoryName,
    description: row.description,
  }
}

export const categoryAnswer = z
  .strictObject({
    id: z.int(),
    categoryname: z.string(),
    categoryrelation: z.string(),
    keywordCount: z.int(),
  })
  .openapi('KeywordCategory')

export const categoriesAnswer = z.array(categoryAnswer)

export function categorySent({ id, categoryName, categoryRelation, keywordCount }: CategoryRow) {
  return { id, categoryname: categoryName, categoryrelation: categoryRelation, keywordCount }
}

export const deletedCategoryAnswer = z
  .strictObject({ message: z.string(), keywordsMoved: z.int() })
  .openapi('DeletedKeywordCategory')

const spelledAlso = (other: string) => ({ description: `Also as \`${other}\`` })

/** Without a comma, because commas separate keywords. */
const keywordText = { maxLength: 100, pattern: '^[^,]*[^\\s,][^,]*$' }

/** The fields of a body. Each is accepted in the other spelling too. */
const keywordBody = {
  keywordText: z.string().meta({ ...keywordText, ...spelledAlso('keyword_text') }),
  sign,
  polarity: z.enum(POLARITIES),
  categoryId: wholeNumber(1).meta(spelledAlso('category_id')),
  description: z.string().max(500).nullish(),
}

/** The specification spells the fields one way to create and another way to change. */
export const newKeywordBody = z.object(keywordBody)
export const keywordChangeBody = z.object({
  id: z.int().meta(pathNumber(1)),
  keyword_text: keywordBody.keywordText.meta(spelledAlso('keywordText')),
  sign,
  polarity: keywordBody.polarity,
  category_id: keywordBody.categoryId.meta(spelledAlso('categoryId')),
  description: keywordBody.description,
})

const name = z.string().meta(trimmedText(100))
const relation = z.string().meta(trimmedText(500))

export const newCategoryBody = z.object({
  categoryName: name.meta(spelledAlso('categoryname')),
  categoryRelation: relation.meta(spelledAlso('categoryrelation')),
})
export const categoryChangeBody = z.object({
  id: z.int().meta(pathNumber(1)),
  categoryname: name.meta(spelledAlso('categoryName')),
  categoryrelation: relation.meta(spelledAlso('categoryRelation')),
})

type Raw = Record<string, unknown>

export const readKeywordBody = ({ keyword_text, category_id, ...raw }: Raw): Raw => ({
  ...raw,
  keywordText: raw.keywordText ?? keyword_text,
  categoryId: raw.categoryId ?? category_id,
})

export const readCategoryBody = ({ categoryname, categoryrelation, ...raw }: Raw): Raw => ({
  ...raw,
  categoryName: raw.categoryName ?? categoryname,
  categoryRelation: raw.categoryRelation ?? categoryrelation,
})
