import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { FormOwner } from '#app/features/kept-forms/form-owner.tsx'
import { KeptNotice } from '#app/features/kept-forms/kept-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FieldMessages } from '#app/ui/field.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { useAnsweredForm } from '#app/ui/use-answered-form.ts'

interface RatingFormProps {
  analysisId: string
  rating: number | null
  owner: string
  /** Chosen before the session ended, and not sent yet. */
  kept: string | undefined
}

export function RatingForm({ analysisId, rating, owner, kept }: RatingFormProps) {
  const answer = useActionData() as { lastResult?: SubmissionResult<string[]> } | undefined
  const busy = useNavigation().state !== 'idle'
  const rated = answer?.lastResult?.initialValue && 'analysisId' in answer.lastResult.initialValue
  const [form, fields] = useAnsweredForm<{ analysisId: string; rating: string }>(
    {
      id: 'rate',
      lastResult: rated ? (answer?.lastResult ?? null) : null,
    },
    (sent) => sent.has('analysisId'),
  )
  return (
    <Card id="rating" title="Rate this analysis">
      {kept ? <KeptNotice form="rating" className="" /> : null}
      <Form {...getFormProps(form)} method="post" preventScrollReset noValidate>
        <ErrorSummary form={form} labels={{ rating: 'Your rating' }} />
        <input type="hidden" name="analysisId" value={analysisId} />
        <FormOwner owner={owner} />
        <StarRating
          legend="How well does this analysis speak to you?"
          name={fields.rating.name}
          id={fields.rating.id}
          value={kept ? Number(kept) : rating}
        />
        <FieldMessages meta={fields.rating} />
        <Button type="submit" variant="secondary" pending={busy}>
          {rating ? 'Change rating' : 'Save rating'}
        </Button>
      </Form>
    </Card>
  )
}
