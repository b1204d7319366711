import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { RemoteForm } from '#app/ui/form/remote-form.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { reportPageWords as words } from './report-page-messages.ts'

/** Shown without birth data, instead of the report. */
export function NoBirthData({ message }: { message: string }) {
  return (
    <Card title={words.enterFirst} actions={<ButtonLink href={paths.birthInfo}>{words.enter}</ButtonLink>}>
      <p className="max-w-measure">{message}</p>
    </Card>
  )
}

/**
 * Shown if there is birth data but no chart. The button casts it, because reading a page changes nothing.
 * @param label the text of the button, which leads to the basic report
 */
export function CastChart({ label = words.cast }: { label?: string }) {
  return (
    <Card
      title={words.yourChart}
      actions={
        <RemoteForm
          action={paths.reports}
          to={paths.basicReport}
          failed={() => failure(missingWords.notCast, missingWords.tryAgain)}
          waiting={words.waitForChart}
        >
          <Button>{label}</Button>
        </RemoteForm>
      }
    >
      <p>{missingWords.savedWithoutChart}</p>
    </Card>
  )
}
