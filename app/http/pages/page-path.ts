import { readAddress } from '#app/language/language.ts'

/** The path of a page in English, also for its data request, as Remix reads it. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url)
  return readAddress(pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '')).path
}
