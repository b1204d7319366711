import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DatedList } from '#app/features/privacy/dated-list.tsx'
import { readPrivacyReceipt } from '#app/features/privacy/privacy-receipt.server.ts'
import { operationText, receiptWords } from '#app/features/privacy/receipt-messages.ts'
import { RowCounts } from '#app/features/privacy/row-counts.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { frameWords } from '#app/ui/page/messages.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle(receiptWords.title)
export const loader = pageLoader(readPrivacyReceipt, ({ request }) =>
  Object.fromEntries(new URL(request.url).searchParams),
)

export default function PrivacyReceiptPage() {
  const { stored, byAdministrators, left } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={receiptWords.title}
        lead={receiptWords.lead}
        back={{ href: paths.settings, label: frameWords.backToSettings }}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card
          title={receiptWords.titles.stored}
          actions={
            <DownloadForm action={paths.privacyReceiptText} variant="secondary" label={receiptWords.asText} />
          }
        >
          <p className="max-w-measure">{receiptWords.explained.stored}</p>
          <RowCounts rows={stored} />
        </Card>
        <Card title={receiptWords.titles.administrators} id="seen">
          <p className="max-w-measure">{receiptWords.explained.administrators}</p>
          {byAdministrators.total > 0 ? (
            <DatedList
              {...byAdministrators}
              entries={byAdministrators.rows.map(({ at, kind, what }) => ({
                at,
                kind: receiptWords.done[kind],
                what: operationText(what, kind),
              }))}
              name="seen"
              id="seen"
              pages={receiptWords.pages.administrators}
            />
          ) : (
            <p>{receiptWords.explained.nobody}</p>
          )}
        </Card>
        <Card title={receiptWords.titles.left} id="left">
          <p className="max-w-measure">{receiptWords.explained.left}</p>
          {left.total > 0 ? (
            <DatedList
              {...left}
              entries={left.rows.map(({ at, kind, what }) => ({ at, kind: receiptWords.kinds[kind], what }))}
              name="left"
              id="left"
              pages={receiptWords.pages.left}
            />
          ) : (
            <p>{receiptWords.explained.nothing}</p>
          )}
        </Card>
      </div>
    </>
  )
}
