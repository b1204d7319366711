import { useForm } from '@conform-to/react'
import { Button } from '#app/ui/base/button.tsx'
import { RadioGroupField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { eveningWords as words } from './evening-messages.ts'
import { SEASON_DAYS } from './season.ts'

export function BeginForm({ label }: { label: string }) {
  const busy = useSending('form', 'begin')
  const [form, fields] = useForm<{ days: string }>({
    id: 'begin',
    lastResult: useLastResult({ form: 'begin' }),
    defaultValue: { days: String(SEASON_DAYS[0]) },
  })
  return (
    <PostForm form={form} labels={{ days: words.length }} hidden={{ form: 'begin' }}>
      <RadioGroupField
        meta={fields.days}
        label={words.length}
        options={SEASON_DAYS.map((days) => ({ value: String(days), label: words.lengths[days] }))}
      />
      <Button pending={busy}>{label}</Button>
    </PostForm>
  )
}
