import { SECURITY_LOG_DAYS } from '#app/features/audit/security-events.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'

export function PrivacyCard({ isEncrypted, hasBirthData }: { isEncrypted: boolean; hasBirthData: boolean }) {
  return (
    <Card
      level={3}
      title="Privacy and Data"
      actions={
        <>
          <DownloadForm action={paths.myData} variant="secondary">
            Download all my data
          </DownloadForm>
          <ButtonLink href={paths.privacyReceipt} variant="secondary">
            Privacy receipt
          </ButtonLink>
          <DownloadForm action={paths.myDataJson} variant="quiet">
            Only the data (JSON)
          </DownloadForm>
          {hasBirthData ? (
            <DownloadForm action={paths.pdfReport} variant="quiet">
              Only the report (PDF)
            </DownloadForm>
          ) : null}
          {hasBirthData ? (
            <DownloadForm action={`${paths.pdfReport}?notes=yes`} variant="quiet">
              The report with my notes (PDF)
            </DownloadForm>
          ) : null}
        </>
      }
    >
      <ul className="max-w-measure list-disc space-y-2 ps-5 marker:text-gold">
        <li>Your account is known by a random number. You do not need to give your real name.</li>
        <li>
          We store: your name and email address; your birth information, chart and analyses; correction
          requests; your ratings and the practices you ticked; your stories and the notes of My Book; and, for{' '}
          {SECURITY_LOG_DAYS} days, when you signed in. Your password itself is not stored, only a hash from
          which it cannot be read.
        </li>
        <li>{isEncrypted ? 'The database is encrypted.' : 'The database of this site is not encrypted.'}</li>
        <li>
          Nothing is sent to advertising or analytics services, and no page loads anything from another site.
        </li>
        <li>A story shared anonymously is shown without your name.</li>
        <li>Only you can see the notes of My Book. Administrators cannot.</li>
      </ul>
      <p className="max-w-measure">
        The download is one zip file: everything stored about you as JSON
        {hasBirthData ? ', your report as PDF' : ''}, and your book as text.{' '}
        <a href={paths.privacy}>Read the Privacy Policy</a>
      </p>
    </Card>
  )
}

export function NotificationsCard() {
  return (
    <Card level={3} title="Notifications">
      <ul className="divide-y divide-rule">
        {[
          ['Email notifications', 'An email when your story has been reviewed'],
          ['New guidance', 'An email when something is added to your path'],
        ].map(([name, what]) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span>
              {name}
              <span className="block text-sm text-faded">{what}</span>
            </span>
            <Badge>Coming Soon</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
