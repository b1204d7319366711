import { SAVED_WITHOUT_CHART } from '#app/features/nativity/charts/chart-missing-messages.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

/** Without birth data there is nothing else to say. */
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

/** The birth is known, and there is no chart of it. The form is plain: the report pages send no JavaScript. */
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

/** The chart was missing and was just made. The page loads again at once and shows it. */
export function ChartOnItsWay({ message }: { message: string }) {
  return (
    <Card title="Your chart" actions={<ButtonLink href={paths.basicReport}>Show the report</ButtonLink>}>
      <meta httpEquiv="refresh" content="0" />
      <p role="status">{message}</p>
    </Card>
  )
}
