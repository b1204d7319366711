import type { LoaderFunctionArgs } from '@remix-run/node'

/** A list's input: the query of its address. */
export function listInput({ request }: LoaderFunctionArgs): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams)
}
