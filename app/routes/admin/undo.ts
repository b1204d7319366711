import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { ProofNeeded } from '#app/features/account/fresh-proof.server.ts'
import { UNDONE, UNDONE_ALREADY, undoChange } from '#app/features/admin/undo.server.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { postOnlyLoader, requireOwnForm } from '#app/http/pages/page.server.ts'
import { leadTo, pageRefusal, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { adminPaths, ownPath, provePath } from '#app/paths.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

const sent = z.object({
  id: z.string().catch(''),
  /** If several entries were written at once: the first of them. */
  first: z.string().optional().catch(undefined),
  back: z.string().catch(''),
})

/** Undoes a change: the button in a message, and the one in the audit log. */
export async function action(args: ActionFunctionArgs) {
  const call = args.context
  try {
    authorise('admin', call)
    await requireOwnForm(args, adminPaths.auditLog)
    const form = await sentForm(args.request)
    const { id, first, back } = sent.parse(Object.fromEntries(form))
    const to = ownPath(back, adminPaths.auditLog)
    try {
      await perform(undoChange, call, { id, first })
    } catch (error) {
      if (error instanceof ProofNeeded) return leadTo(provePath(to), 303)
      if (!(error instanceof Refusal) || error.status === 403) throw error
      // The button was pressed twice, which is not an error.
      const isDone = error.code === 'audit.undone'
      return await redirectWithToast(
        args,
        to,
        isDone ? success(UNDONE, UNDONE_ALREADY) : failure('Not undone', error.message),
      )
    }
    return await redirectWithToast(args, to, success(UNDONE))
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

export const loader = postOnlyLoader('admin', adminPaths.auditLog)
