import { data, type MetaFunction } from '@remix-run/node'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageBody, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('404 Page Not Found')

export function loader() {
  return data(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return (
    <PageBody>
      <div className="max-w-measure border-s-4 border-gilt ps-6 sm:ps-8">
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="mt-4 text-lg">There is no page at this address.</p>
        <p className="mt-2">It may have moved, or the address may be mistyped. Your data is not affected.</p>
        <p className="mt-4 text-sm text-faded">Did you forget to add the page to the router?</p>
        <div className="actions mt-8">
          <ButtonLink href="/">Go to the home page</ButtonLink>
          <ButtonLink href={paths.dashboard} variant="secondary">
            Go to Dashboard
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  )
}
