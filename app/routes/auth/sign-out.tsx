import { redirect } from '@remix-run/node'
import { signOut } from '../../features/accounts/accounts.server'
import { clearSession } from '../../http/cookies.server'
import { formAction, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { success } from '../../ui/toast'

export const loader = () => redirect(paths.landing)

export const action = formAction(signOut, {
  done: async ({ message }, args) =>
    redirectWithToast(args, paths.landing, success('Logged out successfully', message), [
      await clearSession(args.context.services.settings),
    ]),
})
