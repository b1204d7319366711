import { SAVED_WITHOUT_CHART } from '#app/features/nativity/charts/chart-missing-messages.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

/** Shown without birth data, instead of the report. */
export function NoBirthData({ message }: { message: string }) {
  return (
    <Card
      title="Enter your birth information first"
      actions={<ButtonLink href="/birth-info">Enter Birth Information</ButtonLink>}
    >
      <p className="max-w-measure">{message}</p>
    </Card>
  )
}

/** Shown if there is birth data but no chart. The form is plain, because the report pages send no JavaScript. */
export function NoChartYet() {
  return (
    <Card
      title="Your chart"
      actions={
        <form method="post" action={paths.reports}>
          <Button>Generate Chart & Basic Report</Button>
        </form>
      }
    >
      <p>{SAVED_WITHOUT_CHART}</p>
    </Card>
  )
}

/** Shown after a missing chart was made. The page loads again at once and shows it. */
export function ChartOnItsWay({ message }: { message: string }) {
  return (
    <Card title="Your chart" actions={<ButtonLink href={paths.basicReport}>Show the report</ButtonLink>}>
      <meta httpEquiv="refresh" content="0" />
      <p role="status">{message}</p>
    </Card>
  )
}
