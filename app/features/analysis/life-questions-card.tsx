import { useForm } from '@conform-to/react'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { RadioGroupField } from '#app/ui/form/field.tsx'
import { FoldedForm } from '#app/ui/form/folded-form.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import type { LifeAnswers } from './life-answers.server.ts'
import { lifeWords as words } from './life-messages.ts'

const QUESTIONS = ['loss', 'partner', 'job'] as const
const ANSWERS = ['yes', 'no', 'rather-not'] as const satisfies readonly LifeAnswers['loss'][]

/** Three optional questions, so that the reading assumes nothing of a person's life that they have not said. */
export function LifeQuestionsCard({ answers }: { answers: LifeAnswers }) {
  const busy = useSending('form', 'life')
  const { loss, partner, job } = answers
  const [form, fields] = useForm<Record<(typeof QUESTIONS)[number], string>>({
    id: 'life',
    lastResult: useLastResult({ form: 'life' }),
    defaultValue: { loss: loss ?? '', partner: partner ?? '', job: job ?? '' },
  })
  return (
    <Card level={3} title={words.title} id="life-card">
      <p className="max-w-measure">{words.lead}</p>
      <FoldedForm summary={words.answer} form={form}>
        <PostForm
          form={form}
          labels={words.questions}
          hidden={{ form: 'life' }}
          preventScrollReset
          className="mt-2"
        >
          {QUESTIONS.map((name) => (
            <RadioGroupField
              key={name}
              meta={fields[name]}
              label={words.questions[name]}
              options={ANSWERS.map((value) => ({ value, label: words.answers[value] }))}
            />
          ))}
          <Button variant="secondary" pending={busy}>
            {words.save}
          </Button>
        </PostForm>
      </FoldedForm>
    </Card>
  )
}
