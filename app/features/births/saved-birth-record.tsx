import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { birthWords as words } from './birth-messages.ts'

/** The saved record, read-only, with links to the two next steps. */
export function SavedBirthRecord({
  record,
  correction,
}: {
  record: BirthDataView
  correction: { status: string; answer: string | null } | null
}) {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <Card title={words.saved.title}>
        <BirthRecordFacts record={record} />
      </Card>
      {correction?.status === 'pending' ? (
        <Notice variant="info" title={words.saved.requested}>
          {words.saved.requestedText}
        </Notice>
      ) : null}
      {correction?.status === 'accepted' ? (
        <Notice variant="success" title={words.saved.accepted}>
          {words.saved.acceptedText}
        </Notice>
      ) : null}
      {correction?.status === 'declined' ? (
        <Notice variant="warning" title={words.saved.declined}>
          <p dir="auto" className="wrap-anywhere">
            {correction.answer || words.saved.declinedText}
          </p>
        </Notice>
      ) : null}
      <Card title={words.saved.wrong}>
        <p>
          {words.saved.once}{' '}
          {correction?.status === 'pending' ? words.saved.afterThisOne : words.saved.twoOptions}
        </p>
        <div className="actions">
          {correction?.status === 'pending' ? null : (
            <ButtonLink href={paths.birthInfoCorrection} variant="secondary">
              {words.saved.request}
            </ButtonLink>
          )}
          <ButtonLink href={`${paths.settings}#danger-zone`} variant="quiet">
            {words.saved.startAgain}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
