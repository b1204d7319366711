import type { LoaderFunctionArgs } from '@remix-run/node'
import { PUBLIC_CACHE } from '#app/http/pages/public-page.server.ts'

/** Tells search engines where the list of pages is. */
export function loader({ context }: LoaderFunctionArgs) {
  const text = `User-agent: *\nAllow: /\nSitemap: ${context.services.settings.origin}/sitemap.xml\n`
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': PUBLIC_CACHE }
  return new Response(text, { headers })
}
