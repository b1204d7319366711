import type { SubmissionResult } from '@conform-to/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import type { Operation, Who } from '#app/operations/operation.server.ts'
import { parseForm } from '#app/ui/form/parse-form.ts'

/** No field of such a form can have a longer value. */
const LONGEST_VALUE = 40

export type QueryAnswer<Result> =
  | { status: 422; lastResult: SubmissionResult<string[]>; result: null }
  | { status: 200; lastResult: SubmissionResult<string[]>; result: Result }

/**
 * A form that is sent by GET to its own page. It only reads, so its values stay in the address. Only the named fields
 * are read, and only the first value of each.
 *
 * @returns null if the form was not sent; status 422 with the messages and what was typed if it is not valid
 */
export function queryForm<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  fields: readonly string[],
) {
  return async (args: LoaderFunctionArgs): Promise<QueryAnswer<Result> | null> => {
    const { searchParams } = new URL(args.request.url)
    if (!fields.some((name) => searchParams.has(name))) return null
    const form = new FormData()
    for (const name of fields) form.set(name, (searchParams.get(name) ?? '').slice(0, LONGEST_VALUE))
    const submission = parseForm(form, op.input)
    const lastResult = submission.reply()
    if (submission.status !== 'success') return { status: 422, lastResult, result: null }
    return { status: 200, lastResult, result: await performForPage(op, args, Object.fromEntries(form)) }
  }
}
