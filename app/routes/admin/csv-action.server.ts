import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { type CsvExport, csvResponse } from '#app/features/listing/csv.server.ts'
import type { Operation, Who } from '#app/features/operations/operation.server.ts'
import { downloadAction } from '#app/http/download.server.ts'

/** The action of a file made from an export operation. @param from the list that it is a copy of */
export function csvAction<W extends Who, Schema extends z.ZodType, Row>(
  op: Operation<W, Schema, CsvExport<Row>>,
  from: string,
) {
  const make = downloadAction(op, from)
  return async (args: ActionFunctionArgs) => csvResponse(await make(args))
}
