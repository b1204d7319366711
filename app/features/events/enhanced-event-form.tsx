import { useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { ordinal } from '#app/format.ts'
import { ownerName } from '#app/operations/person.ts'
import { Field, RadioGroupField, TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import type { BirthChoice, KeywordChoice } from './enhanced-events.repo.server.ts'
import { KeywordPicker } from './keyword-picker.tsx'

const LABELS = {
  birthDetailId: 'Birth detail',
  alignment: 'Alignment',
  title: 'Title',
  description: 'Description',
  astroExplanation: 'Astrological explanation',
  eventDate: 'Event date (optional)',
}

type EnhancedEventField = keyof typeof LABELS

type Values = Partial<Record<EnhancedEventField, string>>

interface EnhancedEventFormProps {
  draft: DraftFields | null
  initial: Values
  /** What was typed when keywords were searched for without JavaScript. */
  typed?: Values | undefined
  /** The birth record of the event, as a hidden field. */
  birthDetailId: string
  keywords: { chosen: readonly KeywordChoice[]; offered: readonly KeywordChoice[]; q: string }
  submitLabel: string
  cancelHref?: string
}

/** Adding and changing an event of a known chart. */
export function EnhancedEventForm({
  draft,
  typed,
  initial,
  birthDetailId,
  keywords,
  submitLabel,
  cancelHref,
}: EnhancedEventFormProps) {
  const [form, fields] = useForm<Record<EnhancedEventField, string>>({
    id: 'enhanced-event',
    lastResult: useLastResult(),
    defaultValue: typed ?? draft ?? initial,
    ...useValidation('enhanced-event', () =>
      import('./events.schema.ts').then((m) => m.enhancedEventFormSchema),
    ),
  })
  return (
    <PostForm form={form} labels={LABELS} draft={draft} hidden={{ birthDetailId: birthDetailId }}>
      <RadioGroupField
        meta={fields.alignment}
        required
        label={LABELS.alignment}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <Field meta={fields.title} required label={LABELS.title} input={{ type: 'text', dir: 'auto' }} />
      <TextAreaField
        meta={fields.description}
        required
        label={LABELS.description}
        hint="What happened. Other people may read it beside their analyses, so name nobody in it."
        rows={6}
      />
      <TextAreaField
        meta={fields.astroExplanation}
        required
        label={LABELS.astroExplanation}
        hint="What in the chart it is an example of"
        rows={4}
      />
      <Field meta={fields.eventDate} label={LABELS.eventDate} input={{ type: 'date' }} />
      <KeywordPicker {...keywords} />
      <FormButtons submitLabel={submitLabel} cancelHref={cancelHref} />
    </PostForm>
  )
}

/** The person of the event, in one line. */
export function BirthLine({
  birth,
}: {
  birth: Pick<BirthChoice, 'pseudonym' | 'userName' | 'userEmail' | 'pofSign' | 'pofHouse'>
}): ReactNode {
  return (
    <>
      <bdi className="font-semibold">{ownerName(birth)}</bdi>
      <span className="text-faded">
        {birth.pofSign && birth.pofHouse
          ? `, Part of Fortune in ${birth.pofSign}, ${ordinal(birth.pofHouse)} house`
          : ', no chart yet: the event is saved without a reading'}
      </span>
    </>
  )
}
