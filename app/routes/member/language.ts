import type { ActionFunctionArgs } from '@remix-run/node'
import { changeLanguage } from '#app/features/account/settings.server.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { requireOwnForm } from '#app/http/pages/page.server.ts'
import { leadToDocument, pageRefusal } from '#app/http/pages/redirects.server.ts'
import { ownPath, paths, signInPath } from '#app/paths.ts'

/** The switch on every page of a person. It leads back to the same page. */
export async function action(args: ActionFunctionArgs) {
  const call = args.context
  try {
    authorise('member', call)
    await requireOwnForm(args, paths.dashboard)
    const { language, back } = Object.fromEntries(await sentForm(args.request))
    await perform(changeLanguage, call, { language })
    return leadToDocument(ownPath(String(back ?? '')), 303)
  } catch (error) {
    throw pageRefusal(error, args.request)
  }
}

/** This address has no page. */
export function loader({ context }: ActionFunctionArgs) {
  return leadToDocument(context.actor ? paths.dashboard : signInPath(paths.dashboard))
}
