/** Modules of pages that are React in the browser too: those of a signed-in person, and those of signing in. */
const WITH_SCRIPT = /^routes\/(admin|auth|member)\//

/**
 * True for a page that sends scripts. Public pages send none, whoever reads them.
 * @param routes the ids of the page's routes, from the root
 */
export function sendsScript(routes: readonly string[]): boolean {
  return routes.some((id) => WITH_SCRIPT.test(id))
}
