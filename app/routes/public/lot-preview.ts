import type { LoaderFunctionArgs } from '@remix-run/node'
import { previewOfLot } from '#app/features/analysis/lot-preview.server.ts'
import { LOT_PAGES, previewPath } from '#app/features/lots/lot-pages.ts'
import { PUBLIC_CACHE, publicHeaders } from '#app/http/pages/public-page.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import type { PageHandle } from '#app/ui/page/page-handle.ts'

export const headers = publicHeaders

/** Other spellings of an address, which would be drawn again, lead to it. */
export const handle: PageHandle = { addresses: [...LOT_PAGES.keys()].map(previewPath) }

/** The picture is drawn when it is first requested, and kept as public answers are. */
export async function loader(args: LoaderFunctionArgs) {
  const { sign, place } = args.params
  const lot = LOT_PAGES.get(`/lot/${sign}/${place}`)
  if (!lot) return new Response(null, { status: 404 })
  const picture = await performForPage(previewOfLot, args, lot)
  return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': PUBLIC_CACHE } })
}
