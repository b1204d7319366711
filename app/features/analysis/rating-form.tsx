import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { FieldMessages } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { StarRating } from '#app/ui/form/star-rating.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { analysisWords as words } from './analysis-messages.ts'

interface RatingFormProps {
  analysisId: string
  rating: number | null
  draft: DraftFields | null
}

export function RatingForm({ analysisId, rating, draft }: RatingFormProps) {
  const lastResult = useLastResult()
  const busy = useNavigation().state !== 'idle'
  const rated = lastResult?.initialValue && 'analysisId' in lastResult.initialValue
  const [form, fields] = useForm<{ analysisId: string; rating: string }>({
    id: 'rate',
    lastResult: rated ? lastResult : null,
    ...useValidation('rate', () => import('./analysis.schema.ts').then((m) => m.ratingSchema)),
  })
  return (
    <Card id="rating" title={words.rate}>
      <PostForm
        form={form}
        labels={{ rating: words.yourRating }}
        draft={draft}
        draftForm="rating"
        hidden={{ analysisId }}
        preventScrollReset
      >
        <StarRating
          meta={fields.rating}
          legend={words.howWell}
          value={draft?.rating ? Number(draft.rating) : rating}
        />
        <FieldMessages meta={fields.rating} />
        <Button type="submit" variant="secondary" pending={busy}>
          {rating ? words.changeRating : words.saveRating}
        </Button>
      </PostForm>
    </Card>
  )
}
