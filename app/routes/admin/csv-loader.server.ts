import type { LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { type CsvExport, csvResponse } from '../../features/admin/csv.server'
import type { Operation, Who } from '../../features/operation.server'
import { pageLoader } from '../../http/page.server'

/** The loader of a file made from an export operation. */
export function csvLoader<W extends Who, Schema extends z.ZodType, Row>(
  op: Operation<W, Schema, CsvExport<Row>>,
) {
  const load = pageLoader(op)
  return async (args: LoaderFunctionArgs) => csvResponse(await load(args))
}
