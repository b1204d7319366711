import { specifiedBody } from '#tests/specification/calls.ts'
import type { ExamplesByCall, Kit } from './kit.ts'

let words = 0
const fresh = (what: string) => {
  words += 1
  return `${what} ${words}`
}

const inTable = ({ app }: Kit, query: string, ...values: string[]) =>
  app.sql.value(query, ...values) as number

const someCategory = (kit: Kit) => inTable(kit, 'select max(id) from keyword_categories')

function someKeyword(kit: Kit): number {
  return inTable(
    kit,
    "insert into keywords (keyword_text, sign, polarity, category_id) values (?, 'Leo', 'Light', (select max(id) from keyword_categories)) returning id",
    fresh('Word'),
  )
}

function emptyCategory(kit: Kit): number {
  return inTable(
    kit,
    "insert into keyword_categories (categoryname, categoryrelation) values (?, 'Nothing yet') returning id",
    fresh('Category'),
  )
}

const usedCategory = (kit: Kit) => inTable(kit, 'select category_id from keywords where id = 1')

const KEYWORDS = '/api/admin/keywords'
const CATEGORIES = '/api/admin/keyword-categories'

/** A keyword, in the first or the second spelling that the call lists. */
const keyword = (kit: Kit, call: 'POST' | 'PUT', spelling: 0 | 1, text = fresh('New word')) =>
  specifiedBody(
    call === 'POST' ? 'POST /api/admin/keywords' : 'PUT /api/admin/keywords/:id',
    {
      keywordText: text,
      keyword_text: text,
      sign: call === 'POST' ? 'Aries' : 'Virgo',
      polarity: 'Dark',
      categoryId: someCategory(kit),
      category_id: someCategory(kit),
    },
    spelling,
  )
const category = (call: 'POST' | 'PUT', spelling: 0 | 1, name = fresh('New category')) =>
  specifiedBody(
    call === 'POST' ? 'POST /api/admin/keyword-categories' : 'PUT /api/admin/keyword-categories/:id',
    {
      categoryName: name,
      categoryname: name,
      categoryRelation: 'A relation',
      categoryrelation: 'A relation',
    },
    spelling,
  )

export const keywordExamples: ExamplesByCall = {
  'GET /api/admin/keywords': {
    good: (kit) => kit.administrator(`${KEYWORDS}?sign=Leo&polarity=Light`),
    empty: (kit) => kit.administrator(`${KEYWORDS}?q=no-such-word`),
    refused: { 422: (kit) => kit.administrator(`${KEYWORDS}?size=0`) },
  },
  'POST /api/admin/keywords': {
    good: (kit) => kit.administrator(KEYWORDS, keyword(kit, 'POST', 0)),
    others: [(kit) => kit.administrator(KEYWORDS, keyword(kit, 'POST', 1))],
    refused: {
      409: (kit) =>
        kit.administrator(KEYWORDS, {
          ...keyword(kit, 'POST', 0, 'courage'),
          polarity: 'Light',
        }),
      422: (kit) => kit.administrator(KEYWORDS, { keywordText: ' ', sign: 'Aries' }),
    },
  },
  'PUT /api/admin/keywords/:id': {
    good: (kit) => kit.administrator(`${KEYWORDS}/${someKeyword(kit)}`, keyword(kit, 'PUT', 0)),
    others: [(kit) => kit.administrator(`${KEYWORDS}/${someKeyword(kit)}`, keyword(kit, 'PUT', 1))],
    refused: {
      404: (kit) => kit.administrator(`${KEYWORDS}/999999`, keyword(kit, 'PUT', 0)),
      409: (kit) =>
        kit.administrator(`${KEYWORDS}/${someKeyword(kit)}`, keyword(kit, 'PUT', 0, 'Fault-Finding')),
      422: (kit) => kit.administrator(`${KEYWORDS}/${someKeyword(kit)}`, { sign: 'Ophiuchus' }),
    },
  },
  'DELETE /api/admin/keywords/:id': {
    good: (kit) => kit.administrator(`${KEYWORDS}/${someKeyword(kit)}`),
    refused: {
      404: (kit) => kit.administrator(`${KEYWORDS}/999999`),
      422: (kit) => kit.administrator(`${KEYWORDS}/first`),
    },
  },
  'GET /api/admin/keyword-categories': {
    good: (kit) => kit.administrator(CATEGORIES),
    empty: (kit) => kit.administrator(`${CATEGORIES}?q=no-such-category`),
    refused: { 422: (kit) => kit.administrator(`${CATEGORIES}?size=0`) },
  },
  'POST /api/admin/keyword-categories': {
    good: (kit) => kit.administrator(CATEGORIES, category('POST', 0)),
    others: [(kit) => kit.administrator(CATEGORIES, category('POST', 1))],
    refused: {
      409: (kit) => kit.administrator(CATEGORIES, { categoryName: 'character', categoryRelation: 'Again' }),
      422: (kit) => kit.administrator(CATEGORIES, { categoryName: 'Alone' }),
    },
  },
  'PUT /api/admin/keyword-categories/:id': {
    good: (kit) => kit.administrator(`${CATEGORIES}/${emptyCategory(kit)}`, category('PUT', 0)),
    others: [(kit) => kit.administrator(`${CATEGORIES}/${emptyCategory(kit)}`, category('PUT', 1))],
    refused: {
      404: (kit) =>
        kit.administrator(`${CATEGORIES}/999999`, { categoryname: 'Gone', categoryrelation: 'Gone' }),
      409: (kit) =>
        kit.administrator(`${CATEGORIES}/${emptyCategory(kit)}`, {
          categoryname: 'Character',
          categoryrelation: 'Again',
        }),
      422: (kit) =>
        kit.administrator(`${CATEGORIES}/${emptyCategory(kit)}`, { categoryname: 'x'.repeat(101) }),
    },
  },
  'DELETE /api/admin/keyword-categories/:id': {
    good: (kit) => kit.administrator(`${CATEGORIES}/${emptyCategory(kit)}`),
    refused: {
      404: (kit) => kit.administrator(`${CATEGORIES}/999999`),
      409: (kit) => kit.administrator(`${CATEGORIES}/${usedCategory(kit)}`),
      422: (kit) => kit.administrator(`${CATEGORIES}/${usedCategory(kit)}?moveTo=999999`),
    },
  },
}
