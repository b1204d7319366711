import type { LoaderFunctionArgs } from '@remix-run/node'

/** A list's input: what its address says. */
export function listInput({ request }: LoaderFunctionArgs): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams)
}
