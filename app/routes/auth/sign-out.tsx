import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { signOut } from '../../features/accounts/accounts.server'
import { Refusal } from '../../features/operation.server'
import { callOf } from '../../http/context.server'
import { takeToken } from '../../http/enter.server'
import { logFailure, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { perform } from '../../http/perform.server'
import { failure, success } from '../../ui/toast'

export const loader = () => redirect(paths.landing)

/** There is no page of its own to come back to, so what goes wrong is said on the next one. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args
  try {
    const { message } = await perform(signOut, callOf(context), {})
    await takeToken(context)
    return await redirectWithToast(args, paths.landing, success('Logged out successfully', message))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const refused = error instanceof Refusal
    if (!refused) logFailure(context, error)
    const message = refused ? error.message : 'Failed to logout. Please try again.'
    return redirectWithToast(
      args,
      context.actor ? paths.dashboard : paths.landing,
      failure('Logout failed', message),
    )
  }
}
