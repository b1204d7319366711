import type { LoaderFunctionArgs } from '@remix-run/node'
import { ownPath } from '../../http/paths'
import { beginGoogle } from './google-steps.server'

/** The plain way, without a popup. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = new URL(request.url).searchParams.get('redirectTo')
  return beginGoogle(context, { popup: false, redirectTo: redirectTo ? ownPath(redirectTo) : null })
}
