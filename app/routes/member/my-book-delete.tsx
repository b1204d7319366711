import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { deleteNote, readNote } from '#app/features/notes/notes.server.ts'
import { noteWords as words } from '#app/features/notes/notes-messages.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { pageLoader, requireOwnForm } from '#app/http/pages/page.server.ts'
import { leadTo, pageRefusal, redirectWithToast, signInFirst } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { success, undoable } from '#app/ui/toast/toast.ts'

/** The Delete button of a note. The message that follows offers to undo it. */
export async function action(args: ActionFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args)
  await requireOwnForm(args, paths.myBook)
  try {
    const { id } = await perform(deleteNote, args.context, { id: args.params.id })
    const toast = success(words.deleted, words.canComeBack)
    return await redirectWithToast(
      args,
      paths.myBook,
      undoable(toast, { action: paths.undoNote, fields: { id } }),
    )
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

const read = pageLoader(readNote, ({ params }) => ({ id: params.id }))

/** This address has no page. A visit leads to the book, if the note is the person's own. */
export async function loader(args: LoaderFunctionArgs) {
  await read(args)
  return leadTo(paths.myBook)
}

export const clientAction = keptForm
