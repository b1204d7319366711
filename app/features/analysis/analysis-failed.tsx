import { useNavigation } from '@remix-run/react'
import { Form } from 'react-router-dom'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Spinner } from '#app/ui/base/spinner.tsx'
import { analysisWords as words } from './analysis-messages.ts'

export function AnalysisFailed() {
  // A slow network may take long.
  if (useNavigation().state !== 'idle') {
    return (
      <Card title={words.generating}>
        <p role="status" className="flex items-center gap-3">
          <Spinner label={words.pleaseWait} />
          {words.fewSeconds}
        </p>
      </Card>
    )
  }
  return (
    <Card title={words.failed}>
      <p role="alert" className="max-w-measure">
        {words.failedWhy}
      </p>
      <div className="actions">
        <Form method="get" action={paths.analysis}>
          <Button type="submit">{words.tryAgain}</Button>
        </Form>
        <ButtonLink href={paths.birthData} variant="secondary">
          {words.updateBirthData}
        </ButtonLink>
      </div>
    </Card>
  )
}
