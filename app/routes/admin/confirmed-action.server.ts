import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { type Operation, Refusal, type Who } from '#app/features/operations/operation.server.ts'
import { callOf } from '#app/http/context.server.ts'
import { logFailure, redirectWithToast } from '#app/http/page.server.ts'
import { pageRefusal } from '#app/http/page-refusal.server.ts'
import { perform } from '#app/http/perform.server.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { listWithQuery } from './list-form-action.server.ts'

interface ConfirmedAction {
  input: unknown
  /** The list that the dialog lies over; its query is kept. */
  to: string
  done: Toast
  /** Title and words of the message where it could not be done. */
  failed: readonly [title: string, description: string]
  /** It leaves the thing there: where the thing is gone, it could not be done. */
  keeps?: true
}

/**
 * The action of a button that has no fields: a dialog's 'Delete', a row's 'Approve'. Whatever comes of it, the list
 * shows next, with a message. A thing that is gone already is what a second press finds, so it counts as done.
 */
export async function confirmedAction<W extends Who, Schema extends z.ZodType, Result>(
  args: ActionFunctionArgs,
  op: Operation<W, Schema, Result>,
  { input, to, done, failed: [title, description], keeps }: ConfirmedAction,
): Promise<Response> {
  const list = listWithQuery(to, args)
  try {
    await perform(op, callOf(args.context), input)
  } catch (error) {
    if (error instanceof Refusal) {
      if ([401, 403].includes(error.status)) throw pageRefusal(error, args.request)
      const isDone = error.status === 404 && !keeps
      return redirectWithToast(args, list, isDone ? done : failure(title, error.message))
    }
    if (!(error instanceof Error)) throw error
    logFailure(args.context, error)
    return redirectWithToast(args, list, failure(title, description))
  }
  return redirectWithToast(args, list, done)
}
