import { z } from '@hono/zod-openapi'
import { numberText } from '#app/format.ts'
import { type AsJson, type CallDefinition, jsonCall } from '#app/http/calls/json-call.server.ts'
import { pathNumber, wholeNumber } from '#app/operations/described.ts'
import type { Operation, Who } from '#app/operations/operation.server.ts'
import type { ListPage, PageQuery } from '#app/ui/list/list-query.ts'

const SIZE_MAX = 1000
const PAGE_MAX = 1_000_000

/** Also with `q` and `sort`, if the list can be searched and sorted. */
type ListInput = z.ZodObject<Record<'page' | 'size', z.ZodType>>

function upTo(max: number, what: string, value: number) {
  const message = `${what} must be a whole number from 1 to ${numberText(max)}`
  return wholeNumber(1, max, message)
    .optional()
    .meta({ ...pathNumber(1, max), default: value })
}

/** A field of a list that refuses invalid values. An omitted one gets its default. */
function strict(field: z.ZodType): z.ZodType {
  if (!(field instanceof z.ZodCatch)) return field
  const inner = field.def.innerType as z.ZodType
  const value: unknown = field.parse(undefined)
  return inner.optional().meta(value === '' || value === 0 ? {} : { default: value })
}

const searchedWords = z
  .string()
  .max(200, 'Words to search by have at most 200 characters')
  .optional()
  .meta({ description: 'Words that a row contains' })

/** The input for programs. A screen ignores invalid values; a program should get an error. */
function toInput<Schema extends ListInput>(input: Schema) {
  const { page: _, size: __, ...named } = input.shape
  const { q, ...own } = named as Record<string, z.ZodType>
  return z
    .object({
      ...(q ? { q: searchedWords } : {}),
      page: upTo(PAGE_MAX, 'Page', 1),
      size: upTo(SIZE_MAX, 'Size', SIZE_MAX).meta({ description: 'How many rows a page has' }),
      ...Object.fromEntries(Object.entries(own).map(([name, field]) => [name, strict(field)])),
    })
    .transform((given) => input.parse({ ...given, size: given.size ?? SIZE_MAX }) as z.output<Schema>)
}

/** Headers with the count and the next page of a list. */
const LIST_HEADERS = {
  'X-Total-Count': {
    description: 'How many rows there are in all, with a `+` where they were not counted to the end',
    schema: { type: 'string', pattern: '^\\d+\\+?$' },
  },
  Link: {
    description: 'The next page, as `<address>; rel="next"`; left out on the last page',
    schema: { type: 'string' },
  },
} as const

/**
 * A list as a call: the operation of the screen, with the same search, order and pages. The answer is the rows; the
 * number of all rows and the address of the next page are in its headers.
 * @param sent converts a row for the answer, if it is not sent as it is
 */
export function listCall<Schema extends ListInput, W extends Who, Row, Query extends PageQuery, Sent = Row>(
  path: string,
  op: Operation<W, Schema, ListPage<Row, Query>>,
  output: z.ZodType<NoInfer<AsJson<Sent[]>>>,
  sent?: (row: Row) => Sent,
): CallDefinition {
  const byCall = { ...op, input: toInput(op.input) }
  return jsonCall<W, ReturnType<typeof toInput<Schema>>, ListPage<Row, Query>, unknown>('GET', path, byCall, {
    output: output as z.ZodType<AsJson<unknown>>,
    body: ({ rows }) => (sent ? rows.map(sent) : rows),
    headers: (page) => ({ 'X-Total-Count': `${page.total}${page.more ? '+' : ''}`, ...toLink(path, page) }),
    describedHeaders: LIST_HEADERS,
  })
}

function toLink(
  path: string,
  { rows, total, more, query }: ListPage<unknown, PageQuery>,
): Record<string, string> {
  const isLast = rows.length < query.size || (!more && query.page * query.size >= total)
  if (isLast || query.page >= PAGE_MAX) return {}
  const given = Object.entries<string | number>({ ...query, page: query.page + 1 }).filter(
    ([, value]) => value !== '',
  )
  const address = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return { Link: `<${path}?${address}>; rel="next"` }
}
