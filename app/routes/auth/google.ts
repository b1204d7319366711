import type { LoaderFunctionArgs } from '@remix-run/node'
import { ownPath } from '#app/paths.ts'
import { beginGoogle } from './google-steps.server.ts'

/** Sign-in with Google without a popup. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const redirectTo = searchParams.get('redirectTo')
  return beginGoogle(context, {
    popup: false,
    redirectTo: redirectTo ? ownPath(redirectTo) : null,
    proof: searchParams.has('prove') && context.actor !== null,
  })
}
