import { Card } from '#app/ui/base/card.tsx'
import { Spinner } from '#app/ui/base/spinner.tsx'

/** Shown while an analysis that failed is tried again. A slow network may take long. */
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
