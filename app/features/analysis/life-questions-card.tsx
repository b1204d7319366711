import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { RadioGroupField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { LifeAnswers } from './life-answers.server.ts'

interface LifeQuestionsCardProps {
  answers: LifeAnswers
  lastResult: SubmissionResult<string[]> | null
}

const QUESTIONS = {
  loss: 'Have you lost someone, or has something come to an end that mattered to you?',
  partner: 'Do you share your life with a partner?',
  job: 'Do you have a job at present?',
} as const

const OPTIONS: readonly { value: NonNullable<LifeAnswers['loss']>; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'rather-not', label: 'I would rather not say' },
]

const isLife = (sent: FormData | undefined) => sent?.get('form') === 'life'

/** Three optional questions, so that the reading assumes nothing of a person's life that they have not said. */
export function LifeQuestionsCard({ answers, lastResult }: LifeQuestionsCardProps) {
  const busy = isLife(useNavigation().formData)
  const { loss, partner, job } = answers
  const [form, fields] = useForm<Record<keyof typeof QUESTIONS, string>>({
    id: 'life',
    lastResult,
    defaultValue: { loss: loss ?? '', partner: partner ?? '', job: job ?? '' },
  })
  return (
    <Card level={3} title="What your reading may speak of" id="life-card">
      <p className="max-w-measure">
        Some texts suit only some lives. You may leave these questions open: a text about a loss, a partner or
        a job is then not chosen for you. Your answers choose texts and nothing else, you can change them at
        any time, and they are deleted with your data.
      </p>
      <PostForm form={form} labels={QUESTIONS} hidden={{ form: 'life' }} preventScrollReset className="mt-2">
        {(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).map((name) => (
          <RadioGroupField key={name} meta={fields[name]} label={QUESTIONS[name]} options={OPTIONS} />
        ))}
        <Button variant="secondary" pending={busy}>
          Save answers
        </Button>
      </PostForm>
    </Card>
  )
}
