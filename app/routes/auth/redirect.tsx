import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { PageBody, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { authWords } from './auth-messages.ts'

export const handle: PageHandle = { frame: 'plain' }

export function loader({ context }: LoaderFunctionArgs) {
  return { to: context.actor ? paths.dashboard : paths.landing }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageTitle(authWords.redirecting),
  { httpEquiv: 'refresh', content: `0;url=${data?.to ?? paths.landing}` },
]

export default function Redirecting() {
  const { to } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageBody narrow>
        <h1 className="text-2xl">{authWords.redirecting}</h1>
        <p className="mt-3">
          <PageLink href={to}>{authWords.goOn}</PageLink>
        </p>
      </PageBody>
    </main>
  )
}
