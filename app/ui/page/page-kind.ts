import { currentLanguage } from '#app/language/current.ts'

/** Modules of pages that are React in the browser too: those of a signed-in person, and those of signing in. */
const OF_PERSONS = /^routes\/(admin|member)\//
const OF_SIGNING_IN = /^routes\/auth\//

/**
 * True for a page that sends scripts. Public pages send none, whoever reads them. Nor do the pages of signing in in another
 * language than English: their address begins with the language, and Remix's routes in the browser do not know it.
 * @param routes the ids of the page's routes, from the root
 */
export function sendsScript(routes: readonly string[]): boolean {
  const kinds = currentLanguage() === 'en' ? [OF_PERSONS, OF_SIGNING_IN] : [OF_PERSONS]
  return routes.some((id) => kinds.some((kind) => kind.test(id)))
}
