import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { momentWords, operationText, receiptWords } from '#app/features/privacy/receipt-messages.ts'
import { RowCounts } from '#app/features/privacy/row-counts.tsx'
import { shortReceiptSchema } from '#app/features/privacy/short-receipt.server.ts'
import { TimesTable } from '#app/features/privacy/times-table.tsx'
import { leadTo } from '#app/http/pages/redirects.server.ts'
import { receiptCookie } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { publicWords } from './page-messages.ts'

export const meta: MetaFunction = () => pageTitle(publicWords.deleted.title)

/** Shows the receipt from the browser's cookie, if there is one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const receipt = receiptCookie(context.services.settings)
  const kept = shortReceiptSchema.safeParse(await receipt.parse(request.headers.get('Cookie')))
  if (!kept.success) throw leadTo(paths.landing)
  return kept.data
}

export default function DataDeleted() {
  const { deletedAt, rows, total, byAdministrators, left, leftOut } = useLoaderData<typeof loader>()
  const words = publicWords.deleted
  return (
    <PageBody narrow>
      <PageHeader title={words.title} lead={deletionWords.deleted} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card title={words.receipt}>
          <p>
            {words.count(
              total,
              <time key="at" dateTime={deletedAt}>
                {momentWords(deletedAt)}
              </time>,
            )}
          </p>
          <RowCounts rows={rows} />
        </Card>
        <Card title={receiptWords.titles.administrators}>
          {byAdministrators.length > 0 ? (
            <TimesTable
              caption={receiptWords.titles.administrators}
              lines={byAdministrators.map((line) => ({
                ...line,
                words: words.line(receiptWords.done[line.kind], operationText(line.what, line.kind)),
              }))}
            />
          ) : (
            <p>{receiptWords.explained.nobody}</p>
          )}
        </Card>
        <Card title={receiptWords.titles.left}>
          {left.length > 0 ? (
            <TimesTable
              caption={receiptWords.titles.left}
              lines={left.map((line) => ({
                ...line,
                words: words.line(receiptWords.kinds[line.kind], line.what),
              }))}
            />
          ) : (
            <p>{receiptWords.explained.nothing}</p>
          )}
        </Card>
        {leftOut > 0 ? <p className="text-sm text-faded">{words.leftOut(leftOut)}</p> : null}
        <div className="grid justify-items-start gap-4">
          <p className="max-w-measure text-sm text-faded">{words.stays}</p>
          <ButtonLink href={paths.landing}>{words.home}</ButtonLink>
        </div>
      </div>
    </PageBody>
  )
}
