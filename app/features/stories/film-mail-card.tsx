import { useForm } from '@conform-to/react'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { storyWords } from './story-messages.ts'

interface FilmMailCardProps {
  mails: { isOn: boolean; awaitsAddress: boolean }
}

/** Asks for a mail about each film of one's stories, or stops these mails. */
export function FilmMailCard({ mails: { isOn, awaitsAddress } }: FilmMailCardProps) {
  const words = storyWords.filmMail
  const busy = useSending('form', 'mails')
  const [form, fields] = useForm<{ mails: string }>({
    id: 'film-mails',
    lastResult: useLastResult({ form: 'mails' }),
    defaultValue: isOn ? { mails: 'on' } : {},
  })
  return (
    <Card title={words.title} id="film-mails-card" className="mt-8">
      <p className="max-w-measure">{words.lead}</p>
      <PostForm
        form={form}
        labels={{ mails: words.name }}
        hidden={{ form: 'mails' }}
        preventScrollReset
        className="mt-1 gap-4"
      >
        <SwitchField
          meta={fields.mails}
          label={words.send}
          hint={isOn && awaitsAddress ? words.notConfirmed : undefined}
        />
        <Button variant="secondary" pending={busy}>
          {words.save}
        </Button>
      </PostForm>
    </Card>
  )
}
