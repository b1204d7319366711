import { useForm } from '@conform-to/react'
import { PLANETS, SIGNS } from '#app/astro/types.ts'
import { Field, SelectField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import type { Lot } from './charts.server.ts'
import { DEGREE_MAX, shownDegree } from './degree-in-sign.ts'

const LABELS = {
  pofSign: 'Sign of the lot',
  pofDegree: 'Degree of the lot',
  pofHouse: 'House of the lot',
  pofRuler: 'Ruler',
  pofRulerSign: 'Ruler’s sign',
  pofRulerHouse: 'Ruler’s house',
  isDayBirth: 'Birth by',
  birthDetailId: 'Birth detail',
}

const HOUSES = Array.from({ length: 12 }, (_, index) => String(index + 1))
const SECTS = [
  { value: 'true', label: 'Day' },
  { value: 'false', label: 'Night' },
]
const named = (value: string) => ({ value, label: value })

interface ChartFormProps {
  lot: Lot
  draft: DraftFields | null
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>
  submitLabel: string
}

export function ChartForm({ lot, draft, hidden = {}, submitLabel }: ChartFormProps) {
  const [form, fields] = useForm<Record<keyof typeof LABELS, string>>({
    id: 'chart',
    lastResult: useLastResult(),
    defaultValue: draft ?? {
      ...lot,
      pofDegree: String(shownDegree(lot.pofDegree)),
      pofHouse: String(lot.pofHouse),
      pofRulerHouse: String(lot.pofRulerHouse),
      isDayBirth: String(lot.isDayBirth),
    },
    ...useValidation('chart', () => import('./natal-charts.schema.ts').then((m) => m.chartFormSchema)),
  })
  const choice = (name: keyof typeof LABELS, options: readonly { value: string; label: string }[]) => (
    <SelectField meta={fields[name]} required label={LABELS[name]} options={options} placeholder="Choose" />
  )
  return (
    <PostForm form={form} labels={LABELS} draft={draft} hidden={hidden}>
      <fieldset>
        <legend>Part of Fortune</legend>
        <div className="grid gap-5 sm:grid-cols-3">
          {choice('pofSign', SIGNS.map(named))}
          <Field
            meta={fields.pofDegree}
            required
            label={LABELS.pofDegree}
            hint={`Within the sign, 0 to ${DEGREE_MAX}`}
            input={{ type: 'number', step: 0.01, min: 0, max: DEGREE_MAX, inputMode: 'decimal' }}
          />
          {choice('pofHouse', HOUSES.map(named))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Its ruler</legend>
        <div className="grid gap-5 sm:grid-cols-3">
          {choice('pofRuler', PLANETS.map(named))}
          {choice('pofRulerSign', SIGNS.map(named))}
          {choice('pofRulerHouse', HOUSES.map(named))}
        </div>
      </fieldset>
      {choice('isDayBirth', SECTS)}
      <FormButtons submitLabel={submitLabel} />
    </PostForm>
  )
}
