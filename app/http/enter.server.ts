import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { SignedIn } from '../features/accounts/accounts.server'
import type { Toast } from '../ui/toast'
import { setSession } from './cookies.server'
import { redirectWithToast } from './page.server'
import { codePath } from './paths'

type Args = Pick<ActionFunctionArgs, 'context'>

/** Sends a browser on whose password was right: to where it wanted to be, or for a code first. */
export async function sendIn(
  { context }: Args,
  { token, awaitsCode }: SignedIn,
  to: string,
  welcome: Toast,
): Promise<Response> {
  context.cookies.push(await setSession(context.services.settings, token))
  return awaitsCode ? redirect(codePath(to), 303) : redirectWithToast({ context }, to, welcome)
}
