import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'

interface MonthlyLetterCardProps {
  letter: { isOn: boolean; awaitsAddress: boolean; missing: 'birth-data' | 'chart' | null }
  lastResult: SubmissionResult<string[]> | null
}

const isLetter = (sent: FormData | undefined) => sent?.get('form') === 'letter'

export function MonthlyLetterCard({ letter, lastResult }: MonthlyLetterCardProps) {
  const busy = isLetter(useNavigation().formData)
  const { isOn, awaitsAddress, missing } = letter
  const [form, fields] = useForm<{ letter: string }>({
    id: 'monthly-letter',
    lastResult,
    defaultValue: isOn ? { letter: 'on' } : {},
  })
  return (
    <Card level={3} title="A letter once a month" id="letter-card">
      <p className="max-w-measure">
        One practice from your path, one verse and one question, by email at the beginning of each month. It
        contains nothing that you have written. A link in each letter stops it.
      </p>
      {missing === null || isOn ? (
        <PostForm
          form={form}
          labels={{ letter: 'Monthly letter' }}
          hidden={{ form: 'letter' }}
          preventScrollReset
          className="mt-1 gap-4"
        >
          <SwitchField
            meta={fields.letter}
            label="Send me the monthly letter"
            hint={
              isOn && awaitsAddress
                ? 'Your email address is not confirmed yet. The letter is sent once you have opened the link that we emailed you.'
                : undefined
            }
          />
          <Button variant="secondary" pending={busy}>
            Save choice
          </Button>
        </PostForm>
      ) : (
        <p className="text-faded">
          It is made from your reading.{' '}
          {missing === 'chart' ? (
            <>
              {missingWords.savedWithoutChart} You can calculate it again on{' '}
              <a href={paths.myPath}>My Path</a>.
            </>
          ) : (
            <>
              <a href={paths.birthInfo}>Enter your birth information</a> first.
            </>
          )}
        </p>
      )}
    </Card>
  )
}
