import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { restoreNote } from '#app/features/notes/notes.server.ts'
import { noteWords as words } from '#app/features/notes/notes-messages.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { postOnlyLoader, requireOwnForm } from '#app/http/pages/page.server.ts'
import { pageRefusal, redirectWithToast, signInFirst } from '#app/http/pages/redirects.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

const sent = z.object({ id: z.string().catch('') })

/** The button in the message about a deleted note. */
export async function action(args: ActionFunctionArgs) {
  if (!args.context.actor) throw await signInFirst(args)
  await requireOwnForm(args, paths.myBook)
  const { id } = sent.parse(Object.fromEntries(await sentForm(args.request)))
  try {
    await perform(restoreNote, args.context, { id })
    return await redirectWithToast(args, `${paths.myBook}#note-${id}`, success(words.isBack))
  } catch (error) {
    if (isRefusal(error, 'note.erased', 'request.invalid')) {
      return redirectWithToast(args, paths.myBook, failure(words.notBroughtBack, error.message))
    }
    throw pageRefusal(error, args.request)
  }
}

export const loader = postOnlyLoader('member', paths.myBook)

export const clientAction = keptForm
