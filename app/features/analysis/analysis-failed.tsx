import { Form } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { GeneratingAnalysis } from './generating-analysis.tsx'

export function AnalysisFailed() {
  return (
    <>
      <Card title="Analysis Failed">
        <p role="alert" className="max-w-measure">
          We encountered an error while generating your analysis. This could be due to incomplete birth data
          or a temporary service issue.
        </p>
        <div className="actions">
          <Form method="get" action={paths.analysis}>
            <Button type="submit">Try Again</Button>
          </Form>
          <ButtonLink href={paths.birthData} variant="secondary">
            Update Birth Data
          </ButtonLink>
        </div>
      </Card>
      {/* Shown while it is tried again (light-waiting.ts). */}
      <template data-while-sent>
        <GeneratingAnalysis />
      </template>
    </>
  )
}
