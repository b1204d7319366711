import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { type FormOptions, formAction } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import type { Operation, Who } from '#app/operations/operation.server.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'

/** The address of a list, with the search, filters and page that its dialog was opened from. */
export const listWithQuery = (list: string, { request }: Pick<ActionFunctionArgs, 'request'>) =>
  list + new URL(request.url).search

type Passed<FormSchema extends z.ZodType, Result> = Pick<
  FormOptions<FormSchema, Result>,
  'schema' | 'inputOf' | 'invalid' | 'draft'
>

interface ListForm<FormSchema extends z.ZodType, Result> extends Passed<FormSchema, Result> {
  /** The list that is shown next. */
  to: string
  done: Toast | ((result: Result) => Toast | Promise<Toast>)
  /** Title of the message if it failed, and its text for unexpected errors. */
  failed: readonly [title: string, description: string]
}

/** The action of a form in a dialog over a list, or in one of its rows: it leads back to the list, with a message. */
export function listFormAction<
  W extends Who,
  Schema extends z.ZodType,
  Result,
  FormSchema extends z.ZodType = Schema,
>(
  op: Operation<W, Schema, Result>,
  { to, done, failed: [title, description], ...passed }: ListForm<FormSchema, Result>,
) {
  return formAction<W, Schema, Result, FormSchema>(op, {
    ...passed,
    failed: ({ message }) => failure(title, message),
    faultMessage: () => failure(title, description),
    done: async (result, args) => {
      const toast = typeof done === 'function' ? await done(result) : done
      return redirectWithToast(args, listWithQuery(to, args), toast)
    },
  })
}
