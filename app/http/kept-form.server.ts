import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { discardKeptForm, keepForm, readKeptForm } from '../features/kept-forms/kept-forms.server'
import { failure } from '../ui/toast'
import { callOf } from './context.server'
import { setToast } from './cookies.server'
import { signInPath } from './paths'
import { perform } from './perform.server'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** A page's own address, also where its data or its action is asked for by a script. */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, '')
}

/** Sends a signed-out visitor to the sign-in page with a word why; what they had typed waits for them. */
export function signInFirst(message: string) {
  return async (args: Args): Promise<Response> => {
    const path = pagePath(args.request)
    const kept = args.request.method === 'POST' && (await keepTyped(args, path))
    const note = kept ? 'What you have written is kept and will be there again.' : undefined
    // The frame's loader turns signed-out visitors away as well; the word why is said whichever answers.
    const { cookies, services } = args.context
    cookies.push(await setToast(services.settings, failure(message, note)))
    return redirect(signInPath(path), 303)
  }
}

async function keepTyped({ request, context }: Args, path: string): Promise<boolean> {
  const form = await request.formData().catch(() => null)
  if (!form) return false
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return keepForm(context.services, path, Object.fromEntries(fields))
}

export function readKept({ request, context }: Args) {
  return perform(readKeptForm, callOf(context), { path: pagePath(request) })
}

export function discardKept({ request, context }: Args) {
  return perform(discardKeptForm, callOf(context), { path: pagePath(request) })
}
