import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'

export function AnalysisFailed() {
  return (
    <Card title="Analysis Failed">
      <p role="alert">
        We encountered an error while generating your analysis. This could be due to incomplete birth data or
        a temporary service issue.
      </p>
      <div className="actions">
        <ButtonLink href="/analysis">Try Again</ButtonLink>
        <ButtonLink href="/birth-data" variant="secondary">
          Update Birth Data
        </ButtonLink>
      </div>
    </Card>
  )
}
