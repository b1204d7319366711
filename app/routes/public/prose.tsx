import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentPage, languageOfText } from '#app/content/pages.ts'
import { ProsePage } from '#app/content/prose-page.tsx'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { readAddress } from '#app/language/language.ts'
import type { PageLanguage } from '#app/language/page-language.tsx'
import { messagesIn } from '#app/ui/page/messages.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { slotValues } from './slot-values.server.ts'

/** Every page whose text is a file in `content`. */
export function loader(args: LoaderFunctionArgs) {
  const { language, path } = readAddress(new URL(args.request.url).pathname.toLowerCase())
  const name = path.replaceAll('/', '')
  const { slots } = contentPage(name, language)
  return publicPage(args, {
    name,
    page: languageOfText(name, language),
    slots: slotValues(slots, args.context, language),
  })
}

export const headers = publicHeaders

export const handle: PageHandle = { language: (data) => (data as { page: PageLanguage }).page }

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { language } = data.page
  const { title, description } = contentPage(data.name, language)
  return pageTitle(title, description, messagesIn(language).product)
}

export default function Prose() {
  const { name, page, slots } = useLoaderData<typeof loader>()
  return <ProsePage page={contentPage(name, page.language)} slots={slots} />
}
