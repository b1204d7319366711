import { Card } from '#app/ui/base/card.tsx'
import { Spinner } from '#app/ui/base/spinner.tsx'
import { analysisWords as words } from './analysis-messages.ts'

/** Shown while an analysis that failed is tried again. A slow network may take long. */
export function GeneratingAnalysis() {
  return (
    <Card title={words.generating}>
      <p role="status" className="flex items-center gap-3">
        <Spinner label={words.pleaseWait} />
        {words.fewSeconds}
      </p>
    </Card>
  )
}
