import type { z } from 'zod'
import type { Operation, Who } from '#app/features/operations/operation.server.ts'
import { type AsJson, type CallDefinition, jsonCall } from '#app/http/json-call.server.ts'
import type { ListPage } from '#app/ui/list/list-query.ts'

/**
 * A list as a call: the same operation as the screen, with the same search, order and pages (`q`, `sort`, `page`,
 * `size`; a hundred rows unless told). The answer is the rows; how many there are in all stands in `X-Total-Count`,
 * with a `+` after it where they were not counted to the end.
 */
export function listCall<W extends Who, Schema extends z.ZodType, Row, Query extends ListPage<Row>['query']>(
  path: string,
  op: Operation<W, Schema, ListPage<Row, Query>>,
  output: z.ZodType<NoInfer<AsJson<Row[]>>>,
): CallDefinition
/** @param sent what is sent of a row, when it is not the row as it is. */
export function listCall<
  W extends Who,
  Schema extends z.ZodType,
  Row,
  Query extends ListPage<Row>['query'],
  Sent,
>(
  path: string,
  op: Operation<W, Schema, ListPage<Row, Query>>,
  output: z.ZodType<NoInfer<AsJson<Sent[]>>>,
  sent: (row: Row) => Sent,
): CallDefinition
export function listCall<W extends Who, Schema extends z.ZodType, Row, Query extends ListPage<Row>['query']>(
  path: string,
  op: Operation<W, Schema, ListPage<Row, Query>>,
  output: z.ZodType<unknown>,
  sent: (row: Row) => unknown = (row) => row,
): CallDefinition {
  return jsonCall<W, Schema, ListPage<Row, Query>, unknown>('GET', path, op, {
    output: output as z.ZodType<AsJson<unknown>>,
    forgiving: true,
    input: { accepts: op.input, read: (raw) => ({ size: 100, ...raw }) },
    body: ({ rows }) => rows.map(sent),
    headers: ({ total, more }) => ({ 'X-Total-Count': `${total}${more ? '+' : ''}` }),
  })
}
