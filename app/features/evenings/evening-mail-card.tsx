import { useForm } from '@conform-to/react'
import { hourText } from '#app/format.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { eveningWords } from './evening-messages.ts'
import type { SeasonView } from './evenings.server.ts'
import { HOURS } from './season.ts'

/** Offered first. */
const AT_FIRST = 20

/** Asks for a mail on each evening, or stops the mails. */
export function EveningMailCard({ season: { mail, zone } }: { season: SeasonView }) {
  const words = eveningWords.mail
  const busy = useSending('form', 'mail')
  const [form, fields] = useForm<{ hour: string }>({
    id: 'mail',
    lastResult: useLastResult({ form: 'mail' }),
    defaultValue: { hour: String(mail?.hour ?? AT_FIRST) },
  })
  return (
    <Card title={words.title} id="mail-card" className="mt-8 print:hidden">
      <p className="max-w-measure">{words.lead}</p>
      {mail ? (
        <p className="max-w-measure">
          <Isolated>{mail.awaitsAddress ? words.notConfirmed : words.isOn(hourText(mail.hour))}</Isolated>
        </p>
      ) : null}
      <PostForm form={form} labels={{ hour: words.hour }} hidden={{ form: 'mail' }} preventScrollReset>
        <SelectField
          meta={fields.hour}
          label={words.hour}
          hint={<Isolated>{words.inZone(zone)}</Isolated>}
          options={HOURS.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
        />
        <Button variant="secondary" pending={busy}>
          {mail ? words.change : words.send}
        </Button>
      </PostForm>
      {mail ? (
        <PostForm hidden={{ form: 'no-mail' }} preventScrollReset>
          <Button variant="secondary">{words.stop}</Button>
        </PostForm>
      ) : null}
    </Card>
  )
}
