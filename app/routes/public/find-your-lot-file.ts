import type { ActionFunctionArgs } from '@remix-run/node'
import { birthDataFormSchema } from '#app/features/births/birth-data.schema.ts'
import { type FoundLot, findLot } from '#app/features/births/find-lot.server.ts'
import { wheelFile } from '#app/features/charts/wheel-file.server.tsx'
import { postOnlyLoader } from '#app/http/pages/download.server.ts'
import { pagePath, performForPage } from '#app/http/pages/page-refusal.server.ts'
import { sentForm } from '#app/http/pages/sent-form.server.ts'
import { paths } from '#app/paths.ts'
import { birthFormInput } from '#app/routes/member/birth-form.server.ts'

export const loader = postOnlyLoader('anyone', paths.findYourLot)

const asWheel = ({ chart }: FoundLot) => ({
  type: 'image/svg+xml',
  name: 'wheel.svg',
  text: wheelFile(chart),
})

const asData = ({ birth, chart }: FoundLot) => ({
  type: 'application/json; charset=utf-8',
  name: 'chart.json',
  text: `${JSON.stringify({ birth, chart }, null, 2)}\n`,
})

/** Downloads a file of the answer. The button sends the birth, so that no address contains it. */
export async function action(args: ActionFunctionArgs) {
  const values = birthDataFormSchema.safeParse(Object.fromEntries(await sentForm(args.request)))
  const found = await performForPage(findLot, args, values.success ? birthFormInput(values.data) : {})
  const { type, name, text } = (pagePath(args.request) === paths.foundWheel ? asWheel : asData)(found)
  return new Response(text, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  })
}
