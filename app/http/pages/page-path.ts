import { readAddress } from '#app/language/language.ts'

/** The path of a page in English, also for its data request, as Remix reads it. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url)
  const ofPage = pathname.endsWith('.data') ? pathname.slice(0, -5).replace(/^\/_root$/, '/') : pathname
  return readAddress(ofPage).path
}
