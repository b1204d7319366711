import { Card } from '#app/ui/base/card.tsx'
import { Spinner } from '#app/ui/base/spinner.tsx'

/** Shown while an analysis loads. Composing takes a millisecond; a slow network may take longer. */
export function GeneratingAnalysis() {
  return (
    <Card title="Generating Your Analysis">
      <p role="status" className="flex items-center gap-3">
        <Spinner label="Please wait" />
        This takes a few seconds.
      </p>
    </Card>
  )
}
