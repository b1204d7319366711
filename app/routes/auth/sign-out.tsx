import type { ActionFunctionArgs } from '@remix-run/node'
import { signOut } from '#app/features/account/accounts.server.ts'
import { logFailure } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { leadTo, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { clearSessionToken } from '#app/http/session.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { controlWords } from '#app/ui/base/messages.ts'
import { failure, success } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'

export const loader = () => leadTo(paths.landing)

/** Signing out has no page, so an error is shown on the next one. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args
  try {
    const { message } = await perform(signOut, context, {})
    await clearSessionToken(context)
    return await redirectWithToast(args, paths.landing, success(authWords.signOut.done, message))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const refused = error instanceof Refusal
    if (!refused) logFailure(context, error)
    const message = refused ? error.message : controlWords.logOutAgain
    return redirectWithToast(
      args,
      context.actor ? paths.dashboard : paths.landing,
      failure(controlWords.logOutFailed, message),
    )
  }
}
