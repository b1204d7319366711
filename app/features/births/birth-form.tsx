import { type SubmissionResult, useForm } from '@conform-to/react'
import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { namedCountry } from '#app/geo/place-text.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { Field, RadioGroupField, TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { SAVED_ONCE } from './birth-messages.ts'
import type { TimeQuestion } from './birth-time.server.ts'
import type { CityTypeAhead } from './city-type-ahead.tsx'
import { type FoundPlaces, PlaceSearch } from './place-search.tsx'
import type { SuggestedPlace } from './suggested-place.ts'

interface Answer {
  lastResult?: SubmissionResult<string[]>
  details?: { timeQuestion?: TimeQuestion }
  found?: FoundPlaces
  /** The city that was chosen in a refused form. */
  city?: SuggestedPlace | null
  typed?: Record<string, string>
}

const LABELS = {
  dateOfBirth: 'Date of birth',
  birthTime: 'Birth time',
  repeatedTime: 'Which time',
  country: 'Country',
  cityId: 'City',
  placeName: 'Name of the place',
  latitude: 'Latitude',
  longitude: 'Longitude',
  zone: 'Time zone',
  pseudonym: 'Pseudonym',
  reason: 'What is wrong',
  userId: 'User',
  ofWhom: 'Whose birth is it?',
}

type BirthFields = Partial<Record<keyof typeof LABELS | 'unlisted' | 'citySearch', string>>

/** A birth as values of the form. */
export function typedAs(birth: Omit<BirthDataView, 'hijri' | 'utc'>): Record<string, string> {
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
          ...(namedCountry(country) ? { country } : {}),
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
  cancelHref: string
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
  const answer = useActionData() as Answer | undefined
  const busy = useNavigation().state !== 'idle'
  const TypeAhead = useTypeAhead()
  const [form, fields] = useForm<Record<keyof typeof LABELS | 'unlisted', string>>({
    id: 'birth',
    lastResult: answer?.lastResult ?? null,
    defaultValue: answer?.typed ?? initial,
    ...useValidation('birth', () => loadSchema({ correcting, keeping })),
  })
  const sent = (answer?.lastResult?.initialValue ?? answer?.typed ?? initial) as BirthFields
  const [unlistedAtFirst] = useState(Boolean(sent.unlisted))
  const [unlisted, setUnlisted] = useState(unlistedAtFirst)
  const unlistedBox = useRef<HTMLInputElement>(null)
  // The box may have been ticked before the page was hydrated.
  useEffect(() => {
    if (unlistedBox.current) setUnlisted(unlistedBox.current.checked)
  }, [])
  /** Opens the fields for a place that is not in the list, and moves focus there. */
  function chooseUnlisted() {
    const box = unlistedBox.current
    if (!box) return
    box.closest('details')?.setAttribute('open', '')
    box.checked = true
    setUnlisted(true)
    document.getElementById(fields.placeName.id)?.focus()
  }
  // A person checks their own record in a separate step before it is saved.
  const step = finding ? 'find' : correcting || keeping ? 'save' : 'check'
  const question = answer?.details?.timeQuestion

  return (
    <PostForm
      form={form}
      labels={LABELS}
      draft={draft}
      action={action}
      {...(keeping?.hidden ? { hidden: keeping.hidden } : {})}
      className="max-w-3xl"
    >
      {/* Enter in a field presses the form's first button, which must not be the one that searches for a city. */}
      {TypeAhead ? null : (
        <button type="submit" name="step" value={step} className="sr-only" tabIndex={-1} aria-hidden="true">
          Send
        </button>
      )}
      {correcting || keeping || finding ? null : (
        <Notice variant="warning" title={SAVED_ONCE.title}>
          {SAVED_ONCE.text} You can check everything in the next step, before it is saved.
        </Notice>
      )}

      {keeping?.asksOfWhom ? (
        <RadioGroupField meta={fields.ofWhom} required label={LABELS.ofWhom} options={OF_WHOM} />
      ) : null}
      <fieldset>
        <legend>When</legend>
        <Field
          meta={fields.dateOfBirth}
          required
          label={LABELS.dateOfBirth}
          input={{ type: 'date', min: '1900-01-01' }}
        />
        <Field
          meta={fields.birthTime}
          required
          label={LABELS.birthTime}
          hint="Hour and minute, as the clocks showed it at the place of birth"
          input={{ type: 'time' }}
        />
        {correcting || keeping ? null : (
          <p>
            <a
              href={`${paths.birthTimeHelp}#approximate`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center"
            >
              I do not know the exact time
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        )}
        {question?.kind === 'ambiguous' ? (
          <RadioGroupField
            meta={fields.repeatedTime}
            required
            label="Which time was it?"
            options={question.options}
          />
        ) : null}
      </fieldset>

      <fieldset>
        <legend>Where</legend>
        {TypeAhead ? (
          <TypeAhead
            countries={countries}
            countryMeta={fields.country}
            cityMeta={fields.cityId}
            initialCountry={sent.country ?? ''}
            initialCity={city}
            disabled={unlisted}
            onUnlisted={chooseUnlisted}
          />
        ) : (
          <PlaceSearch
            countries={countries}
            countryMeta={fields.country}
            cityMeta={fields.cityId}
            sent={sent}
            city={answer?.city ?? city}
            found={answer?.found}
          />
        )}
        <Disclosure
          summary="My place is not listed"
          size="block"
          open={unlistedAtFirst || answer?.found?.cities.length === 0}
        >
          <div className="flex flex-col gap-5">
            <label className="choice">
              <input
                ref={unlistedBox}
                type="checkbox"
                name="unlisted"
                defaultChecked={unlistedAtFirst}
                onChange={(event) => setUnlisted(event.currentTarget.checked)}
              />{' '}
              Use these coordinates instead
            </label>
            <Field
              meta={fields.placeName}
              label="Name of the place (optional)"
              input={{ type: 'text', dir: 'auto' }}
            />
            <Field
              meta={fields.latitude}
              label={LABELS.latitude}
              hint="Such as 41.0082 or 41°00′30″N"
              input={{ type: 'text', inputMode: 'text' }}
            />
            <Field
              meta={fields.longitude}
              label={LABELS.longitude}
              hint="Such as 28.9784 or 28°58′42″E"
              input={{ type: 'text', inputMode: 'text' }}
            />
            <Field
              meta={fields.zone}
              label="Time zone (optional)"
              hint="Such as Europe/Istanbul; left empty, it is looked up from the coordinates"
              input={{ type: 'text', autoCapitalize: 'none', spellCheck: false }}
            />
          </div>
        </Disclosure>
      </fieldset>

      {finding ? null : (
        <fieldset>
          <legend>Name on the chart</legend>
          <Field
            meta={fields.pseudonym}
            label="Pseudonym (optional)"
            hint={
              keeping
                ? 'A birth detail of another person needs one'
                : 'You can give the chart a name. It does not have to be your own.'
            }
            input={{ type: 'text', autoComplete: 'off', dir: 'auto' }}
          />
        </fieldset>
      )}

      {correcting ? (
        <TextAreaField
          meta={fields.reason}
          required
          label="What is wrong with the saved information?"
          hint="An administrator reads this before deciding"
          rows={4}
        />
      ) : null}

      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value={step} pending={busy}>
          {keeping?.submitLabel ??
            (finding ? 'Find your lot' : correcting ? 'Send the request' : 'Check your answers')}
        </Button>
        {finding ? null : keeping ? (
          <DialogLink to={keeping.cancelHref} variant="quiet">
            Cancel
          </DialogLink>
        ) : (
          <ButtonLink href={correcting ? paths.birthInfo : paths.dashboard} variant="quiet">
            Cancel
          </ButtonLink>
        )}
      </div>
    </PostForm>
  )
}
