import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'

export function PrivacyCard({ isEncrypted, hasBirthData }: { isEncrypted: boolean; hasBirthData: boolean }) {
  return (
    <Card
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
        <li>Your account is known by a random identifier. No real name is needed anywhere.</li>
        <li>
          We store: your name and address, your birth record with its chart and analysis, requests for its
          correction, your ratings, the practices you ticked off, your stories, the notes of your book, and
          the times you signed in, for some months. Your password is stored only as a digest.
        </li>
        <li>
          {isEncrypted
            ? 'The database is encrypted where it is stored.'
            : 'The database of this installation is not encrypted where it is stored.'}
        </li>
        <li>Nothing is sent to advertisers or analytics; no page loads anything from elsewhere.</li>
        <li>A story shared anonymously is shown without your name.</li>
        <li>The notes of your book are shown to nobody but you, not to administrators either.</li>
      </ul>
      <p className="max-w-measure">
        The download is one zip file: everything stored about you as JSON
        {hasBirthData ? ', your report as PDF' : ''}, and your book as text.{' '}
        <a href="/privacy">Read the Privacy Policy</a>
      </p>
    </Card>
  )
}

export function NotificationsCard() {
  return (
    <Card title="Notifications">
      <ul className="divide-y divide-rule">
        {[
          ['E-mail notifications', 'A mail when your story has been reviewed'],
          ['New guidance', 'A word when something is added to your path'],
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
