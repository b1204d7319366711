import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { type CsvExport, csvResponse } from '../../features/admin/csv.server'
import type { Operation, Who } from '../../features/operation.server'
import { downloadAction } from '../../http/download.server'

/** The action of a file made from an export operation. @param from the list that it is a copy of */
export function csvAction<W extends Who, Schema extends z.ZodType, Row>(
  op: Operation<W, Schema, CsvExport<Row>>,
  from: string,
) {
  const make = downloadAction(op, from)
  return async (args: ActionFunctionArgs) => csvResponse(await make(args))
}
