import { useForm } from '@conform-to/react'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { letterCardWords as words } from './letter-card-messages.ts'

interface MonthlyLetterCardProps {
  letter: { isOn: boolean; awaitsAddress: boolean; missing: 'birth-data' | 'chart' | null }
}

export function MonthlyLetterCard({ letter }: MonthlyLetterCardProps) {
  const busy = useSending('form', 'letter')
  const { isOn, awaitsAddress, missing } = letter
  const [form, fields] = useForm<{ letter: string }>({
    id: 'monthly-letter',
    lastResult: useLastResult({ form: 'letter' }),
    defaultValue: isOn ? { letter: 'on' } : {},
  })
  return (
    <Card level={3} title={words.title} id="letter-card">
      <p className="max-w-measure">{words.lead}</p>
      {missing === null || isOn ? (
        <PostForm
          form={form}
          labels={{ letter: words.letter }}
          hidden={{ form: 'letter' }}
          preventScrollReset
          className="mt-1 gap-4"
        >
          <SwitchField
            meta={fields.letter}
            label={words.send}
            hint={isOn && awaitsAddress ? words.notConfirmed : undefined}
          />
          <Button variant="secondary" pending={busy}>
            {words.save}
          </Button>
        </PostForm>
      ) : (
        <p className="text-faded">
          {words.fromReading}{' '}
          {missing === 'chart' ? (
            <>{missingWords.savedWithoutChart} {...words.calculateAgain(linked(paths.myPath))}</>
          ) : (
            words.enterFirst(linked(paths.birthInfo))
          )}
        </p>
      )}
    </Card>
  )
}
