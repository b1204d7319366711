import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DatedList } from '#app/features/privacy/dated-list.tsx'
import { readPrivacyReceipt } from '#app/features/privacy/privacy-receipt.server.ts'
import { DID, LEFT, RECEIPT_EXPLAINED, recordWords } from '#app/features/privacy/receipt-messages.ts'
import { RowCounts } from '#app/features/privacy/row-counts.tsx'
import { pageLoader } from '#app/http/page.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Privacy Receipt')
export const loader = pageLoader(readPrivacyReceipt)

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
          title="What is stored about you"
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
        <Card title="What administrators did with your records">
          <p className="max-w-measure">{RECEIPT_EXPLAINED.administrators}</p>
          {byAdministrators.length > 0 ? (
            <DatedList
              entries={byAdministrators.map(({ at, did, what }) => ({
                at,
                kind: DID[did],
                what: recordWords(what),
              }))}
            />
          ) : (
            <p>{RECEIPT_EXPLAINED.nobody}</p>
          )}
        </Card>
        <Card title="What left this server">
          <p className="max-w-measure">{RECEIPT_EXPLAINED.left}</p>
          {left.length > 0 ? (
            <DatedList entries={left.map(({ at, kind, what }) => ({ at, kind: LEFT[kind], what }))} />
          ) : (
            <p>{RECEIPT_EXPLAINED.nothing}</p>
          )}
        </Card>
      </div>
    </>
  )
}
