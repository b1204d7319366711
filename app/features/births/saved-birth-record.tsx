import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'

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
      <Card title="Your saved birth information">
        <BirthRecordFacts record={record} />
      </Card>
      {correction?.status === 'pending' ? (
        <Notice variant="info" title="Correction requested">
          Your request for a correction has been received. An administrator will look at it. If it is
          accepted, your chart is recalculated.
        </Notice>
      ) : null}
      {correction?.status === 'accepted' ? (
        <Notice variant="success" title="Correction accepted">
          Your birth information was corrected and your chart recalculated. Your analysis is written from the
          new chart.
        </Notice>
      ) : null}
      {correction?.status === 'declined' ? (
        <Notice variant="warning" title="Correction declined">
          <p dir="auto" className="wrap-anywhere">
            {correction.answer || 'Your last request for a correction was declined.'}
          </p>
        </Notice>
      ) : null}
      <Card title="Is something wrong?">
        <p>
          Birth information is saved once, so that your chart stays the same.{' '}
          {correction?.status === 'pending'
            ? 'You can request another correction after this one is decided.'
            : 'If something is wrong, you have two options.'}
        </p>
        <div className="actions">
          {correction?.status === 'pending' ? null : (
            <ButtonLink href={paths.birthInfoCorrection} variant="secondary">
              Request a correction
            </ButtonLink>
          )}
          <ButtonLink href={`${paths.settings}#danger-zone`} variant="quiet">
            Delete all my data and start again
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
