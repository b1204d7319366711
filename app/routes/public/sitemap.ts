import type { LoaderFunctionArgs } from '@remix-run/node'
import { BOOKS } from '#app/books/index.ts'
import { TEXT_NAMES } from '#app/content/pages.ts'
import { LOT_PAGES } from '#app/features/lots/lot-pages.ts'
import { PUBLIC_CACHE } from '#app/http/pages/public-page.server.ts'
import { addressIn, LANGUAGES } from '#app/language/language.ts'
import { bookPath, paths } from '#app/paths.ts'

/** The public pages with something to find. */
const PAGES = [
  paths.landing,
  paths.findYourLot,
  paths.books,
  ...BOOKS.map(bookPath),
  paths.contact,
  ...TEXT_NAMES.map((name) => `/${name}`),
  ...LOT_PAGES.keys(),
]

/** For search engines. @source https://www.sitemaps.org/protocol.html */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.services.settings
  const urls = PAGES.flatMap((page) =>
    LANGUAGES.map((language) => `<url><loc>${origin}${addressIn(language, page)}</loc></url>`),
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  const headers = { 'Content-Type': 'application/xml; charset=UTF-8', 'Cache-Control': PUBLIC_CACHE }
  return new Response(text, { headers })
}
