/* The calls of section 7 of both specifications by method and path, with their bodies word for word. Keywords and
   categories have two spellings, and each of their calls accepts both. */

const NEW_KEYWORD = '{keywordText, sign, polarity, categoryId as number}'
const KEYWORD = '{keyword_text, sign, polarity, category_id}'
const NEW_CATEGORY = '{categoryName, categoryRelation}'
const CATEGORY = '{categoryname, categoryrelation}'

type Calls = Readonly<Record<`${string} /api/${string}`, readonly string[]>>

export const userCalls = {
  'GET /api/auth/me': [],
  'GET /api/auth/google': [],
  'POST /api/auth/logout': [],
  'POST /api/auth/login': ['email, password'],
  'POST /api/auth/register': ['name, email, password (no confirmation)'],
  'POST /api/auth/forgot-password': ['email'],
  'GET /api/birth-data': [],
  'POST /api/birth-data': [
    'pseudonym, dateOfBirth, birthTime, cityId, userId (null)',
    'dateOfBirth, birthTime, country, cityId (JSON header)',
  ],
  'GET /api/countries': [],
  'GET /api/cities/:country': [],
  'GET /api/cities/info/:cityId': [],
  'POST /api/analysis': [],
  'POST /api/analysis/:analysisId/rate': ['rating'],
  'POST /api/stories': ['story, isAnonymous (true), tags (part_of_fortune, transformation)'],
  'POST /api/user-stories': ['title, storyContent, isAnonymous, pseudonym, alignment'],
  'GET /api/user-stories/my-stories': [],
  'GET /api/astrological-reading': [],
  'GET /api/natal-chart': [],
  'GET /api/planets': [],
  'GET /api/houses': [],
  'GET /api/aspects': [],
  'DELETE /api/user/delete-data': [],
  'DELETE /api/privacy/delete-data': [],
} as const satisfies Calls

export const officeCalls = {
  'GET /api/admin/stats': [],
  'GET /api/admin/users': [],
  'PATCH /api/admin/users/:id': ['{isAdmin}', '{accountStatus}'],
  'DELETE /api/admin/users/:id': [],
  'GET /api/admin/natal-charts': [],
  'GET /api/admin/natal-charts/:id': [],
  'DELETE /api/admin/natal-charts/:id': [],
  'GET /api/admin/events': [],
  'POST /api/admin/events': ['{title, description, eventType, dateRange}'],
  'DELETE /api/admin/events/:id': [],
  'GET /api/admin/keywords': [],
  'POST /api/admin/keywords': [NEW_KEYWORD, KEYWORD],
  'PUT /api/admin/keywords/:id': [KEYWORD, NEW_KEYWORD],
  'DELETE /api/admin/keywords/:id': [],
  'GET /api/admin/keyword-categories': [],
  'POST /api/admin/keyword-categories': [NEW_CATEGORY, CATEGORY],
  'PUT /api/admin/keyword-categories/:id': [CATEGORY, NEW_CATEGORY],
  'DELETE /api/admin/keyword-categories/:id': [],
  'GET /api/admin/birth-details': [],
  'POST /api/admin/birth-details': ['{userId, pseudonym, dateOfBirth, birthTime, cityId}'],
  // “Exact shape not shown” for the three changes: the fields with which the record is made.
  'PATCH /api/admin/birth-details/:id': ['{userId, pseudonym, dateOfBirth, birthTime, cityId}'],
  'DELETE /api/admin/birth-details/:id': [],
  'POST /api/admin/natal-chart/generate': ['{birthDetailsId}'],
  'GET /api/admin/reading-by-birth/:birthDetailId': [],
  'GET /api/admin/events-enhanced': [],
  'POST /api/admin/events-enhanced': [
    '{birthDetailId, readingId, title, description, alignment, astroExplanation, keywordSignDisplay, eventDate}',
  ],
  'PATCH /api/admin/events-enhanced/:id': [
    '{birthDetailId, readingId, title, description, alignment, astroExplanation, keywordSignDisplay, eventDate}',
  ],
  'DELETE /api/admin/events-enhanced/:id': [],
  'POST /api/admin/events-enhanced/:id/generate-vector': [],
  'GET /api/admin/natal-charts-enhanced': [],
  'POST /api/admin/natal-charts': [
    '{birthDetailId, pofSign, pofDegree, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth}',
  ],
  'PATCH /api/admin/natal-charts/:id': [
    '{birthDetailId, pofSign, pofDegree, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth}',
  ],
  'POST /api/admin/natal-charts/:id/regenerate': [],
  'GET /api/admin/houses': [],
  'GET /api/admin/planets': [],
  'GET /api/admin/aspects': [],
  'GET /api/admin/user-stories': [],
  'POST /api/admin/user-stories/:id/approve': ['{adminNotes}'],
  'POST /api/admin/user-stories/:id/reject': ['{adminNotes}'],
  'DELETE /api/admin/user-stories/:id': [],
} as const satisfies Calls

export const specifiedCalls: Calls = { ...userCalls, ...officeCalls }

/** The names of the fields in a body of the tables: `rating`, or `{keywordText, categoryId as number}`. */
export function fieldsOf(body: string): string[] {
  return body
    .replace(/^\{|\}$/g, '')
    .replace(/ \([^)]*\)/g, '')
    .split(', ')
    .map((field) => field.replace(/ as \w+$/, ''))
}

/**
 * An example of a specified body: exactly its fields, with these values.
 * @param at which of the call's bodies
 */
export function specifiedBody(
  call: keyof typeof userCalls | keyof typeof officeCalls,
  values: Readonly<Record<string, unknown>>,
  at = 0,
): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(specifiedCalls[call]![at]!).map((field) => {
      if (!(field in values)) throw new Error(`${call}: the example has no value for the field “${field}”.`)
      return [field, values[field]]
    }),
  )
}
