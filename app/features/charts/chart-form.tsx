import { type SubmissionResult, useForm } from '@conform-to/react'
import { PLANETS, SIGNS } from '#app/astro/types.ts'
import { Field, SelectField } from '#app/ui/form/field.tsx'
import type { DraftFields } from '#app/ui/form/post-form.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
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

const signs = SIGNS.map((value) => ({ value, label: value }))
const planets = PLANETS.map((value) => ({ value, label: value }))
const houses = Array.from({ length: 12 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}))
const sects = [
  { value: 'true', label: 'Day' },
  { value: 'false', label: 'Night' },
]

interface ChartFormProps {
  lot: Lot
  lastResult: SubmissionResult<string[]> | null
  draft: DraftFields | null
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>
  submitLabel: string
  cancelHref: string
}

export function ChartForm({ lot, lastResult, draft, hidden = {}, submitLabel, cancelHref }: ChartFormProps) {
  const [form, fields] = useForm<Record<keyof typeof LABELS, string>>({
    id: 'chart',
    lastResult,
    defaultValue: draft ?? {
      ...lot,
      pofDegree: String(shownDegree(lot.pofDegree)),
      pofHouse: String(lot.pofHouse),
      pofRulerHouse: String(lot.pofRulerHouse),
      isDayBirth: String(lot.isDayBirth),
    },
    ...useValidation('chart', () => import('./natal-charts.schema.ts').then((m) => m.chartFormSchema)),
  })
  return (
    <PostForm form={form} labels={LABELS} draft={draft}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>Part of Fortune</legend>
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField
            meta={fields.pofSign}
            required
            label={LABELS.pofSign}
            options={signs}
            placeholder="Choose"
          />
          <Field
            meta={fields.pofDegree}
            required
            label={LABELS.pofDegree}
            hint={`Within the sign, 0 to ${DEGREE_MAX}`}
            input={{ type: 'number', step: 0.01, min: 0, max: DEGREE_MAX, inputMode: 'decimal' }}
          />
          <SelectField
            meta={fields.pofHouse}
            required
            label={LABELS.pofHouse}
            options={houses}
            placeholder="Choose"
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Its ruler</legend>
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField
            meta={fields.pofRuler}
            required
            label={LABELS.pofRuler}
            options={planets}
            placeholder="Choose"
          />
          <SelectField
            meta={fields.pofRulerSign}
            required
            label={LABELS.pofRulerSign}
            options={signs}
            placeholder="Choose"
          />
          <SelectField
            meta={fields.pofRulerHouse}
            required
            label={LABELS.pofRulerHouse}
            options={houses}
            placeholder="Choose"
          />
        </div>
      </fieldset>
      <SelectField
        meta={fields.isDayBirth}
        required
        label={LABELS.isDayBirth}
        options={sects}
        placeholder="Choose"
      />
      <FormButtons submitLabel={submitLabel} closeHref={cancelHref} />
    </PostForm>
  )
}
