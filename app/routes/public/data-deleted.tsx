import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DATA_DELETED, type Receipt } from '#app/features/account/deletion.ts'
import { RowCounts } from '#app/features/privacy/row-counts.tsx'
import { longMoment } from '#app/format.ts'
import { receiptCookie } from '#app/http/cookies.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Data Deleted')

/** Shows the receipt that the browser keeps. Without one there is nothing to show. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Receipt> {
  const receipt = receiptCookie(context.services.settings)
  const value: unknown = await receipt.parse(request.headers.get('Cookie'))
  if (!value) throw redirect(paths.landing)
  return value as Receipt
}

export default function DataDeleted() {
  const { deletedAt, rows, total } = useLoaderData<typeof loader>()
  return (
    <PageBody narrow>
      <PageHeader title="Data Deleted" lead={DATA_DELETED} />
      <Card title="Receipt" actions={<ButtonLink href={paths.landing}>Go to the home page</ButtonLink>}>
        <p>
          {total} rows were deleted on <time dateTime={deletedAt}>{longMoment(deletedAt)} UTC</time>.
        </p>
        <RowCounts rows={rows} />
        <p className="max-w-measure text-sm text-faded">
          The receipt names nobody. It stays in this browser for an hour; print or save the page to keep it.
        </p>
      </Card>
    </PageBody>
  )
}
