import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { logFailure } from '#app/http/gate/context.server.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import { requireOwnForm } from '#app/http/pages/page.server.ts'
import { pageRefusal, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { type Operation, Refusal, type Who } from '#app/operations/operation.server.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { listWithQuery } from './list-form-action.server.ts'

interface ConfirmedAction {
  input: unknown
  /** The list behind the dialog; its query is kept. */
  to: string
  done: Toast
  /** Title and text of the message if it failed. */
  failed: readonly [title: string, description: string]
  /** Set if the row stays after the action. If the row is gone, the action has failed. */
  rowStays?: true
}

/**
 * The action of a button without fields: a dialog's 'Delete', a row's 'Approve'. It always leads to the list with a
 * message. If the row is already gone, as when the button is pressed twice, it counts as done.
 */
export async function confirmedAction<W extends Who, Schema extends z.ZodType, Result>(
  args: ActionFunctionArgs,
  op: Operation<W, Schema, Result>,
  { input, to, done, failed: [title, description], rowStays }: ConfirmedAction,
): Promise<Response> {
  const list = listWithQuery(to, args)
  const call = args.context
  try {
    authorise(op.who, call)
    await requireOwnForm(args, list)
    await perform(op, call, input)
  } catch (error) {
    if (error instanceof Refusal) {
      if ([401, 403].includes(error.status)) throw pageRefusal(error, args.request)
      const isDone = error.status === 404 && !rowStays
      return redirectWithToast(args, list, isDone ? done : failure(title, error.message))
    }
    if (!(error instanceof Error)) throw error
    logFailure(args.context, error)
    return redirectWithToast(args, list, failure(title, description))
  }
  return redirectWithToast(args, list, done)
}

/** The action of a page that asks about the record in its address. */
export const confirmed =
  <W extends Who, Schema extends z.ZodType, Result>(
    op: Operation<W, Schema, Result>,
    options: Omit<ConfirmedAction, 'input'>,
  ) =>
  (args: ActionFunctionArgs) =>
    confirmedAction(args, op, { input: { id: args.params.id }, ...options })
