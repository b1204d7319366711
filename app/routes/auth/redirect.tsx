import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../http/paths'
import { PageBody, pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'

export const handle: PageHandle = { frame: 'plain' }

export function loader({ context }: LoaderFunctionArgs) {
  return { to: context.actor ? paths.dashboard : paths.landing }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageTitle('Redirecting...'),
  { httpEquiv: 'refresh', content: `0;url=${data?.to ?? paths.landing}` },
]

export default function Redirecting() {
  const { to } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageBody narrow>
        <h1 className="text-2xl">Redirecting...</h1>
        <p className="mt-3">
          <a href={to}>Go on</a>
        </p>
      </PageBody>
    </main>
  )
}
