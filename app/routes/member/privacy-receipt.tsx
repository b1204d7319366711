import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DatedList } from '#app/features/privacy/dated-list.tsx'
import { readPrivacyReceipt } from '#app/features/privacy/privacy-receipt.server.ts'
import {
  ADMINISTRATOR_ACTIONS,
  DEPARTURE_KINDS,
  operationText,
  RECEIPT_EXPLAINED,
  RECEIPT_TITLES,
} from '#app/features/privacy/receipt-messages.ts'
import { RowCounts } from '#app/features/privacy/row-counts.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Privacy Receipt')
export const loader = pageLoader(readPrivacyReceipt, ({ request }) =>
  Object.fromEntries(new URL(request.url).searchParams),
)

export default function PrivacyReceiptPage() {
  const { stored, byAdministrators, left } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Privacy Receipt"
        lead="What is stored about you, who has seen it, and what left this server."
        back={{ href: paths.settings, label: 'Back to Settings' }}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card
          title={RECEIPT_TITLES.stored}
          actions={
            <>
              <DownloadForm action={paths.privacyReceiptText} variant="secondary">
                Download the receipt as text
              </DownloadForm>
              <DownloadForm action={paths.privacyReceiptJson} variant="quiet">
                As JSON
              </DownloadForm>
            </>
          }
        >
          <p className="max-w-measure">{RECEIPT_EXPLAINED.stored}</p>
          <RowCounts rows={Object.fromEntries(stored.map(({ table, rows }) => [table, rows]))} />
        </Card>
        <Card title={RECEIPT_TITLES.administrators} id="seen">
          <p className="max-w-measure">{RECEIPT_EXPLAINED.administrators}</p>
          {byAdministrators.total > 0 ? (
            <DatedList
              {...byAdministrators}
              entries={byAdministrators.rows.map(({ at, kind, what }) => ({
                at,
                kind: ADMINISTRATOR_ACTIONS[kind],
                what: operationText(what, kind),
              }))}
              name="seen"
              id="seen"
              what="what administrators did"
            />
          ) : (
            <p>{RECEIPT_EXPLAINED.nobody}</p>
          )}
        </Card>
        <Card title={RECEIPT_TITLES.left} id="left">
          <p className="max-w-measure">{RECEIPT_EXPLAINED.left}</p>
          {left.total > 0 ? (
            <DatedList
              {...left}
              entries={left.rows.map(({ at, kind, what }) => ({ at, kind: DEPARTURE_KINDS[kind], what }))}
              name="left"
              id="left"
              what="what left this server"
            />
          ) : (
            <p>{RECEIPT_EXPLAINED.nothing}</p>
          )}
        </Card>
      </div>
    </>
  )
}
