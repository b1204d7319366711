import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { deleteNote } from '#app/features/notes/notes.server.ts'
import { callOf } from '#app/http/context.server.ts'
import { signInFirst } from '#app/http/form-drafts.server.ts'
import { pageRefusal, redirectWithToast } from '#app/http/page.server.ts'
import { authorise, perform } from '#app/http/perform.server.ts'
import { paths } from '#app/paths.ts'
import { success, undoable } from '#app/ui/toast/toast.ts'

/** The button beside a note. The message that follows can take it back. */
export async function action(args: ActionFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args)
  try {
    const { id } = await perform(deleteNote, callOf(args.context), { id: args.params.id })
    const toast = success('Note deleted', 'It can be brought back for an hour.')
    return await redirectWithToast(
      args,
      paths.myBook,
      undoable(toast, { action: paths.undoNote, fields: { id } }),
    )
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/** There is nothing to see here; a visitor who comes by the address is led to the book. */
export function loader({ context, request }: LoaderFunctionArgs) {
  try {
    authorise('member', callOf(context))
  } catch (error) {
    throw pageRefusal(error, request)
  }
  return redirect(paths.myBook)
}
