import { SECURITY_LOG_DAYS } from '#app/features/audit/security-events.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { settingsWords } from './settings-messages.ts'

export function PrivacyCard({ isEncrypted, hasBirthData }: { isEncrypted: boolean; hasBirthData: boolean }) {
  const words = settingsWords.privacy
  return (
    <Card
      level={3}
      title={words.title}
      actions={
        <>
          <DownloadForm action={paths.myData} variant="secondary" label={words.downloadAll} />
          <ButtonLink href={paths.privacyReceipt} variant="secondary">
            {words.receipt}
          </ButtonLink>
          <DownloadForm action={paths.myDataJson} variant="quiet" label={words.onlyData} />
          {hasBirthData ? (
            <>
              <DownloadForm action={paths.pdfReport} variant="quiet" label={words.onlyReport} />
              <DownloadForm
                action={`${paths.pdfReport}?notes=yes`}
                variant="quiet"
                label={words.reportWithNotes}
              />
            </>
          ) : null}
        </>
      }
    >
      <Disclosure summary={words.stored}>
        <ul className="max-w-measure list-disc space-y-2 ps-5 marker:text-gold">
          {words.points(SECURITY_LOG_DAYS, isEncrypted).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Disclosure>
      <p className="max-w-measure">
        <Isolated>{words.download(hasBirthData)}</Isolated>{' '}
        <PageLink href={paths.privacy}>{words.policy}</PageLink>
      </p>
    </Card>
  )
}

export function NotificationsCard() {
  const words = settingsWords.notifications
  return (
    <Card level={3} title={words.title}>
      <ul className="divide-y divide-rule">
        {words.planned.map(([name, what]) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span>
              {name}
              <span className="block text-sm text-faded">{what}</span>
            </span>
            <Badge>{words.soon}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
