import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  chooseReadingPreferences,
  preferencesText,
} from '#app/features/account/reading-preferences.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { leadToDocument, pageRefusal } from '#app/http/pages/redirects.server.ts'
import { readingCookie } from '#app/http/session.server.ts'
import { ownPath, paths } from '#app/paths.ts'
import { areDefaultPreferences } from '#app/ui/page/reading-preferences.ts'

/** The form at the foot of every page, and in Settings. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await request.formData().catch(() => new FormData())
  try {
    const chosen = await perform(chooseReadingPreferences, context, Object.fromEntries(form))
    const cookie = readingCookie(context.services.settings)
    // The defaults need no cookie.
    const kept = areDefaultPreferences(chosen)
      ? await cookie.serialize('', { maxAge: 0 })
      : await cookie.serialize(preferencesText(chosen))
    return leadToDocument(parseBack(form), { status: 303, headers: { 'Set-Cookie': kept } })
  } catch (error) {
    throw pageRefusal(error, request)
  }
}

function parseBack(form: FormData): string {
  const back = form.get('back')
  return ownPath(typeof back === 'string' ? back : null, paths.landing)
}

/** This address has no page. */
export function loader(_: LoaderFunctionArgs) {
  return leadToDocument(paths.landing)
}
