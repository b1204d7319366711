import type { FieldMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Field, RadioGroupField } from '#app/ui/form/field.tsx'
import type { TimeQuestion } from './birth-time.server.ts'
import type { CityTypeAhead } from './city-type-ahead.tsx'
import { type FoundPlaces, PlaceSearch } from './place-search.tsx'
import type { SuggestedPlace } from './suggested-place.ts'

export interface BirthAnswer {
  lastResult?: SubmissionResult<string[]>
  details?: { timeQuestion?: TimeQuestion }
  found?: FoundPlaces
  /** The city that was chosen in a refused form. */
  city?: SuggestedPlace | null
  typed?: Record<string, string>
}

export const LABELS = {
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

export type BirthFields = Partial<Record<keyof typeof LABELS | 'unlisted' | 'citySearch', string>>

interface PartProps {
  fields: Record<keyof typeof LABELS, FieldMetadata<string>>
  answer: BirthAnswer | undefined
}

export function TimeFields({ fields, answer, showsHelp }: PartProps & { showsHelp: boolean }) {
  const question = answer?.details?.timeQuestion
  return (
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
      {showsHelp ? (
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
      ) : null}
      {question?.kind === 'ambiguous' ? (
        <RadioGroupField
          meta={fields.repeatedTime}
          required
          label="Which time was it?"
          options={question.options}
        />
      ) : null}
    </fieldset>
  )
}

interface PlaceFieldsProps extends PartProps {
  countries: readonly string[]
  city: SuggestedPlace | null
  sent: BirthFields
  TypeAhead: typeof CityTypeAhead | null
}

/** Where: a place of the list, or coordinates. */
export function PlaceFields({ fields, answer, countries, sent, city, TypeAhead }: PlaceFieldsProps) {
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
  return (
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
  )
}
