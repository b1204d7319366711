import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useAnsweredForm } from '#app/framework/use-answered-form.ts'
import { getFormProps, type SubmissionResult } from '#app/framework/use-form.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { DraftNotice } from '#app/ui/form/draft-notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FieldMessages } from '#app/ui/form/field.tsx'
import { FormOwner } from '#app/ui/form/form-owner.tsx'
import { StarRating } from '#app/ui/form/star-rating.tsx'

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
      {kept ? <DraftNotice form="rating" className="" /> : null}
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
