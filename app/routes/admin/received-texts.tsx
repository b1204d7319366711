import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listReceivedTexts } from '#app/features/admin/received-texts.server.ts'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { longDate, numberText, shareText } from '#app/format.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('How the texts are received')
export const loader = pageLoader(listReceivedTexts)

/** Zero stands for fewer than ten. */
const countText = (count: number) => (count > 0 ? numberText(count) : 'under 10')

export default function ReceivedTexts() {
  const { texts, until } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="How the texts are received"
        lead="What readers answered beside the gift, the difficulty and the help of their reading. The paragraph with the greatest share of “Not me” is first."
      />
      <div className="flex flex-col gap-4">
        <p className="max-w-measure text-faded">
          Counted are people, until {longDate(until)}, and only answers to the present words of a paragraph. A
          count under ten is not shown, and every other is rounded down to a multiple of ten. Kind and key
          find a paragraph in the corpus: see docs/reading.md.
        </p>
        {texts.length === 0 ? (
          <p>No paragraph has been shown to ten people yet.</p>
        ) : (
          <ReportTable
            caption="Paragraphs and what readers answered"
            broad
            columns={[
              { head: 'Paragraph' },
              { head: 'Shown', numeric: true },
              { head: 'This fits', numeric: true },
              { head: 'In part', numeric: true },
              { head: 'Not me', numeric: true },
              { head: 'Share of “Not me”', numeric: true },
            ]}
            rows={texts.map(({ paragraph, begins, shown, fits, part, not, share }) => ({
              key: paragraph,
              cells: [
                <>
                  {paragraph}
                  <span className="block max-w-measure text-sm font-normal text-faded">{begins}</span>
                </>,
                numberText(shown),
                countText(fits),
                countText(part),
                countText(not),
                share === null ? '–' : shareText(share),
              ],
            }))}
          />
        )}
      </div>
    </>
  )
}
