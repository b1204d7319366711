import { useForm } from '@conform-to/react'
import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { UNLISTED } from '#app/geo/place-text.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { Field, RadioGroupField, TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import {
  type BirthAnswer,
  type BirthFields,
  type LabelName,
  PlaceFields,
  TimeFields,
} from './birth-fields.tsx'
import { birthFormWords as words } from './birth-form-messages.ts'
import { birthWords } from './birth-messages.ts'
import type { CityTypeAhead } from './city-type-ahead.tsx'
import type { SuggestedPlace } from './place-search.tsx'

/** A birth as values of the form. */
export function typedAs(birth: Omit<BirthDataView, 'hijri' | 'utc' | 'clockNotes'>): Record<string, string> {
  const { dateOfBirth, birthTime, repeatedTime, pseudonym } = birth
  const { country, cityId, cityName, latitude, longitude, zone } = birth
  return {
    dateOfBirth,
    birthTime,
    ...(repeatedTime ? { repeatedTime } : {}),
    ...(pseudonym ? { pseudonym } : {}),
    ...(cityId
      ? { country, cityId }
      : {
          unlisted: 'on',
          ...(country === UNLISTED ? {} : { country }),
          placeName: cityName,
          latitude: String(latitude),
          longitude: String(longitude),
          zone,
        }),
  }
}

/** What differs if an administrator fills in the form. */
interface RecordKeeping {
  submitLabel: string
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** True if the form asks whose birth it is. */
  asksOfWhom?: boolean
}

const OF_WHOM = [
  { value: 'own', label: 'The user’s own' },
  { value: 'further', label: 'Another person’s, known by a pseudonym' },
]

interface BirthFormProps {
  countries: readonly string[]
  /** What was typed before the session ended. */
  draft?: DraftFields | null
  /** The first values of the fields. */
  initial: BirthFields
  /** The city of these values, with its name. */
  city: SuggestedPlace | null
  /** Where it is sent, if not to the page's own address. */
  action?: string
  /** The form requests a correction of a saved record. */
  correcting?: boolean
  keeping?: RecordKeeping
  /** The form of a visitor: nothing is saved. */
  finding?: boolean
}

/** The search while typing, for browsers with JavaScript. Its code is loaded after the page's code. */
function useTypeAhead(): typeof CityTypeAhead | null {
  const [component, setComponent] = useState<typeof CityTypeAhead | null>(null)
  useEffect(() => {
    let current = true
    import('./city-type-ahead.tsx').then(
      (module) => {
        if (current) setComponent(() => module.CityTypeAhead)
      },
      () => {}, // Without a connection: the plain fields do the same with a button.
    )
    return () => {
      current = false
    }
  }, [])
  return component
}

/** The schema of the form's action. */
async function loadSchema({ correcting, keeping }: Pick<BirthFormProps, 'correcting' | 'keeping'>) {
  if (keeping?.asksOfWhom) return (await import('./birth-details.schema.ts')).createBirthDetailFormSchema
  const schemas = await import('./birth-data.schema.ts')
  return correcting ? schemas.correctionFormSchema : schemas.birthDataFormSchema
}

/** One form for entering birth data, for requesting a correction of saved data, and for administrators. */
export function BirthForm({
  countries,
  draft,
  initial,
  city,
  action,
  correcting,
  keeping,
  finding,
}: BirthFormProps) {
  const answer = useActionData() as BirthAnswer | undefined
  const busy = useNavigation().state !== 'idle'
  const TypeAhead = useTypeAhead()
  const [form, fields] = useForm<Record<LabelName | 'unlisted', string>>({
    id: 'birth',
    lastResult: answer?.lastResult ?? null,
    defaultValue: answer?.typed ?? initial,
    ...useValidation('birth', () => loadSchema({ correcting, keeping })),
  })
  const sent = (answer?.lastResult?.initialValue ?? answer?.typed ?? initial) as BirthFields
  // A person checks their own record in a separate step before it is saved.
  const step = finding ? 'find' : correcting || keeping ? 'save' : 'check'

  return (
    <PostForm
      form={form}
      labels={words.labels}
      draft={draft}
      action={action}
      {...(keeping?.hidden ? { hidden: keeping.hidden } : {})}
      className="max-w-3xl"
    >
      {/* Enter in a field presses the form's first button, which must not be the one that searches for a city. */}
      {TypeAhead ? null : (
        <button type="submit" name="step" value={step} className="sr-only" tabIndex={-1} aria-hidden="true">
          {words.send}
        </button>
      )}
      {correcting || keeping || finding ? null : (
        <Notice variant="warning" title={birthWords.savedOnce.title}>
          {birthWords.savedOnce.text} {birthWords.savedOnce.next}
        </Notice>
      )}

      {keeping?.asksOfWhom ? (
        <RadioGroupField meta={fields.ofWhom} required label={words.labels.ofWhom} options={OF_WHOM} />
      ) : null}
      <TimeFields fields={fields} sent={sent} showsHelp={!(correcting || keeping)} answer={answer} />
      <PlaceFields
        fields={fields}
        countries={countries}
        sent={sent}
        city={city}
        answer={answer}
        TypeAhead={TypeAhead}
      />

      {finding ? null : (
        <fieldset>
          <legend>{words.name}</legend>
          <Field
            meta={fields.pseudonym}
            label={words.pseudonymOptional}
            hint={keeping ? words.pseudonymNeeded : words.pseudonymHint}
            input={{ type: 'text', autoComplete: 'off', dir: 'auto' }}
          />
        </fieldset>
      )}

      {correcting ? (
        <TextAreaField
          meta={fields.reason}
          required
          label={words.whatIsWrong}
          hint={words.whatIsWrongHint}
          rows={4}
        />
      ) : null}

      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value={step} pending={busy}>
          {keeping?.submitLabel ?? (finding ? words.find : correcting ? words.sendRequest : words.check)}
        </Button>
        {finding ? null : <Cancel isInDialog={Boolean(keeping)} correcting={correcting} />}
      </div>
    </PostForm>
  )
}

function Cancel({ isInDialog, correcting }: { isInDialog: boolean; correcting: boolean | undefined }) {
  if (isInDialog) return <DialogLink variant="quiet">{words.cancel}</DialogLink>
  return (
    <ButtonLink href={correcting ? paths.birthInfo : paths.dashboard} variant="quiet">
      {words.cancel}
    </ButtonLink>
  )
}
