import type { ActionFunctionArgs } from '@remix-run/node'
import { birthDataFormSchema } from '#app/features/births/birth-data.schema.ts'
import { findLot } from '#app/features/births/find-lot.server.ts'
import { wheelFile } from '#app/features/charts/wheel-file.server.tsx'
import { fileResponse } from '#app/file-response.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { postOnlyLoader } from '#app/http/pages/page.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { pagePath } from '#app/language/language.ts'
import { paths } from '#app/paths.ts'
import { birthFormInput } from '#app/routes/member/birth-form.server.ts'

export const loader = postOnlyLoader('anyone', paths.findYourLot)

/** Downloads a file of the answer. The button sends the birth, so that no address contains it. */
export async function action(args: ActionFunctionArgs) {
  const values = birthDataFormSchema.safeParse(Object.fromEntries(await sentForm(args.request)))
  const input = values.success ? birthFormInput(values.data, args) : {}
  const { birth, chart } = await performForPage(findLot, args, input)
  if (pagePath(args.request) === paths.foundWheel)
    return fileResponse(wheelFile(chart), 'image/svg+xml', 'wheel.svg')
  const text = `${JSON.stringify({ birth, chart }, null, 2)}\n`
  return fileResponse(text, 'application/json; charset=utf-8', 'chart.json')
}
