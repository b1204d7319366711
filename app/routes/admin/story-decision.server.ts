import type { ActionFunctionArgs } from '@remix-run/node'
import { redirectWithToast } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { success, undoable } from '#app/ui/toast/toast.ts'
import { listWithQuery } from './list-form-action.server.ts'

/** Leads back to the list, with a message that offers to undo the decision. */
export function redirectAfterDecision(
  args: ActionFunctionArgs,
  { message, entry }: { message: string; entry: number | null },
): Promise<Response> {
  const list = listWithQuery(adminPaths.stories, args)
  const toast = success(message)
  return redirectWithToast(
    args,
    list,
    entry === null
      ? toast
      : undoable(toast, { action: adminPaths.undo, fields: { id: String(entry), back: list } }),
  )
}
