import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
} from '#app/features/events/categories.server.ts'
import {
  CATEGORY_NOT_CREATED,
  CATEGORY_NOT_DELETED,
  CATEGORY_NOT_UPDATED,
  KEYWORD_NOT_CREATED,
  KEYWORD_NOT_DELETED,
  KEYWORD_NOT_UPDATED,
} from '#app/features/events/keyword-messages.ts'
import {
  categoriesAnswer,
  categoryAnswer,
  categoryChangeBody,
  categorySent,
  deletedCategoryAnswer,
  keywordAnswer,
  keywordChangeBody,
  keywordSent,
  keywordsAnswer,
  newCategoryBody,
  newKeywordBody,
  readCategoryBody,
  readKeywordBody,
} from '#app/features/events/keywords.answers.ts'
import {
  changeKeyword,
  createKeyword,
  deleteKeyword,
  listKeywords,
} from '#app/features/events/keywords.server.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { messageAnswer } from '#app/operations/answers.ts'
import { listCall } from './list-call.ts'

export const keywordCalls = [
  listCall('/api/admin/keywords', listKeywords, keywordsAnswer, keywordSent),
  jsonCall('POST', '/api/admin/keywords', createKeyword, {
    status: 201,
    input: { accepts: newKeywordBody, read: readKeywordBody },
    output: keywordAnswer,
    body: keywordSent,
    refuses: [409],
    faultMessage: () => KEYWORD_NOT_CREATED,
  }),
  jsonCall('PUT', '/api/admin/keywords/:id', changeKeyword, {
    input: { accepts: keywordChangeBody, read: readKeywordBody },
    output: keywordAnswer,
    body: keywordSent,
    refuses: [404, 409],
    faultMessage: () => KEYWORD_NOT_UPDATED,
  }),
  jsonCall('DELETE', '/api/admin/keywords/:id', deleteKeyword, {
    output: messageAnswer,
    refuses: [404],
    faultMessage: () => KEYWORD_NOT_DELETED,
  }),
  listCall('/api/admin/keyword-categories', listCategories, categoriesAnswer, categorySent),
  jsonCall('POST', '/api/admin/keyword-categories', createCategory, {
    status: 201,
    input: { accepts: newCategoryBody, read: readCategoryBody },
    output: categoryAnswer,
    body: categorySent,
    refuses: [409],
    faultMessage: () => CATEGORY_NOT_CREATED,
  }),
  jsonCall('PUT', '/api/admin/keyword-categories/:id', changeCategory, {
    input: { accepts: categoryChangeBody, read: readCategoryBody },
    output: categoryAnswer,
    body: categorySent,
    refuses: [404, 409],
    faultMessage: () => CATEGORY_NOT_UPDATED,
  }),
  jsonCall('DELETE', '/api/admin/keyword-categories/:id', deleteCategory, {
    output: deletedCategoryAnswer,
    refuses: [404, 409],
    faultMessage: () => CATEGORY_NOT_DELETED,
  }),
]
