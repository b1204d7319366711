import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { GenerateChartForm } from './generate-chart-form.tsx'

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

/** The birth is known, and its chart is not made yet. */
export function NoChartYet({ message }: { message: string }) {
  return (
    <Card title="Your chart" actions={<GenerateChartForm />}>
      <p role="status">{message}</p>
      <p className="text-faded">If nothing has changed after a moment, you can have it made now.</p>
    </Card>
  )
}
