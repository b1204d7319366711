import type { z } from 'zod'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { type FormOptions, formAction } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import type { Operation, Who } from '#app/operations/operation.server.ts'
import { adminPaths } from '#app/paths.ts'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success, undoable } from '#app/ui/toast/toast.ts'
import { listWithQuery } from './list-form-action.server.ts'

/** The messages of a form about a story that could not be carried out. */
export const decisionFailures = {
  failed: errorToast,
  faultMessage: () => failure('Error', STORY_ACTION_FAILED),
}

interface Decided {
  message: string
  /** The entry of the audit log. */
  entry: number | null
}

/** The action of a decision on a story. It leads back to the list, with a message that offers to undo the decision. */
export function decisionAction<
  W extends Who,
  Schema extends z.ZodType,
  Result extends Decided,
  FormSchema extends z.ZodType = Schema,
>(
  op: Operation<W, Schema, Result>,
  options: Pick<FormOptions<FormSchema, Result>, 'draft' | 'schema' | 'inputOf'> = {},
) {
  return formAction<W, Schema, Result, FormSchema>(op, {
    ...decisionFailures,
    ...options,
    done: ({ message, entry }, args) => {
      const list = listWithQuery(adminPaths.stories, args)
      const undo = { action: adminPaths.undo, fields: { id: String(entry), back: list } }
      const toast = success(message)
      return redirectWithToast(args, list, entry === null ? toast : undoable(toast, undo))
    },
  })
}
