import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorSummary } from '../../ui/error-summary'
import { FieldMessages } from '../../ui/field'
import { StarRating } from '../../ui/star-rating'

export function RatingForm({ analysisId, rating }: { analysisId: string; rating: number | null }) {
  const answer = useActionData() as { lastResult?: SubmissionResult<string[]> } | undefined
  const busy = useNavigation().state !== 'idle'
  const rated = answer?.lastResult?.initialValue && 'analysisId' in answer.lastResult.initialValue
  const [form, fields] = useForm<{ analysisId: string; rating: string }>({
    id: 'rating',
    lastResult: rated ? (answer?.lastResult ?? null) : null,
  })
  return (
    <Card title="Rate this analysis">
      <Form {...getFormProps(form)} method="post" noValidate>
        <ErrorSummary form={form} labels={{ rating: 'Your rating' }} />
        <input type="hidden" name="analysisId" value={analysisId} />
        <StarRating
          legend="How well does this analysis speak to you?"
          name={fields.rating.name}
          id={fields.rating.id}
          value={rating}
        />
        <FieldMessages meta={fields.rating} />
        <Button type="submit" variant="secondary" pending={busy}>
          {rating ? 'Change rating' : 'Save rating'}
        </Button>
      </Form>
    </Card>
  )
}
