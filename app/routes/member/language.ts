import { redirect } from '@remix-run/node'
import { changeLanguageSchema } from '#app/features/account/settings.schema.ts'
import { changeLanguage } from '#app/features/account/settings.server.ts'
import { formAction } from '#app/http/pages/page.server.ts'
import { addressIn } from '#app/language/language.ts'
import { ownPath, paths } from '#app/paths.ts'

/** The switch on every page of a person. It leads back to the same page. */
export const action = formAction(changeLanguage, {
  schema: changeLanguageSchema,
  done: ({ language }, _, { back }) => redirect(addressIn(language, ownPath(back)), 303),
})

/** This address has no page. */
export const loader = () => redirect(paths.dashboard)
