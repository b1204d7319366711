import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentPage } from '#app/content/pages.ts'
import { ProsePage } from '#app/content/prose-page.tsx'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { pagePath } from '#app/language/language.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { slotValues } from './slot-values.server.ts'

/** Every page whose text is a file in `content`. */
export function loader(args: LoaderFunctionArgs) {
  const name = pagePath(args.request).toLowerCase().replaceAll('/', '')
  return publicPage(args, { name, slots: slotValues(contentPage(name).slots, args.context) })
}

export const headers = publicHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { title, description } = contentPage(data.name)
  return pageTitle(title, description)
}

export default function Prose() {
  const { name, slots } = useLoaderData<typeof loader>()
  return <ProsePage page={contentPage(name)} slots={slots} />
}
