import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { SignedIn } from '../features/accounts/accounts.server'
import { deviceWith } from '../features/accounts/device.server'
import type { Toast } from '../ui/toast'
import type { RequestContext } from './context.server'
import { deviceCookie, setSession } from './cookies.server'
import { redirectWithToast } from './page.server'
import { codePath } from './paths'

/** Gives the browser its session; once somebody is signed in by it, the browser is known to the account. */
export async function giveSession(context: RequestContext, signedIn: SignedIn): Promise<void> {
  const { settings } = context.services
  context.cookies.push(await setSession(settings, signedIn.token))
  if (signedIn.awaitsCode) return
  const device = deviceWith(settings, context.device, signedIn.person.id)
  context.cookies.push(await deviceCookie(settings).serialize(device))
}

type Args = Pick<ActionFunctionArgs, 'context'>

/** Sends a browser on whose password was right: to where it wanted to be, or for a code first. */
export async function sendIn(
  { context }: Args,
  signedIn: SignedIn,
  to: string,
  welcome: Toast,
): Promise<Response> {
  await giveSession(context, signedIn)
  return signedIn.awaitsCode ? redirect(codePath(to), 303) : redirectWithToast({ context }, to, welcome)
}
