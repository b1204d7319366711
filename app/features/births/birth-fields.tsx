import type { FieldMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { PRAYERS } from '#app/astro/types.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Field, RadioGroupField, SelectField } from '#app/ui/form/field.tsx'
import { birthFormWords as words } from './birth-form-messages.ts'
import type { TimeQuestion } from './birth-time.server.ts'
import type { CityTypeAhead } from './city-type-ahead.tsx'
import { type FoundPlaces, PlaceSearch, type SuggestedPlace } from './place-search.tsx'
import { PRAYER_SIDES } from './prayer-sides.ts'

export interface BirthAnswer {
  lastResult?: SubmissionResult<string[]>
  details?: { timeQuestion?: TimeQuestion }
  found?: FoundPlaces
  /** The city that was chosen in a refused form. */
  city?: SuggestedPlace | null
  typed?: Record<string, string>
}

export type LabelName = keyof typeof words.labels

export type BirthFields = Partial<Record<LabelName | 'unlisted' | 'citySearch', string>>

interface PartProps {
  fields: Record<LabelName, FieldMetadata<string>>
  answer: BirthAnswer | undefined
}

/** Whether date and time are given in another way. They may have been filled in before the page was hydrated. */
function useOtherWays(sent: BirthFields) {
  const [given, setGiven] = useState({ hijri: Boolean(sent.hijriDate), prayer: Boolean(sent.prayer) })
  const part = useRef<HTMLFieldSetElement>(null)
  const read = useRef(() => {
    const isGiven = (name: LabelName) => {
      const field = part.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      return Boolean(field?.value.trim())
    }
    setGiven({ hijri: isGiven('hijriDate'), prayer: isGiven('prayer') })
  })
  useEffect(() => read.current(), [])
  return { given, part, read: read.current }
}

export function TimeFields({ fields, answer, sent, showsHelp }: TimeFieldsProps) {
  const question = answer?.details?.timeQuestion
  const { given, part, read } = useOtherWays(sent)
  return (
    <fieldset ref={part} onInput={read}>
      <legend>{words.when}</legend>
      <Field
        meta={fields.dateOfBirth}
        required={!given.hijri}
        label={words.labels.dateOfBirth}
        input={{ type: 'date', min: '1900-01-01' }}
      />
      <Disclosure summary={words.hijri} size="block" open={Boolean(sent.hijriDate)}>
        <Field
          meta={fields.hijriDate}
          required={given.hijri}
          label={words.labels.hijriDate}
          hint={words.hijriHint}
          input={{ type: 'text', inputMode: 'text', dir: 'ltr', autoComplete: 'off' }}
        />
      </Disclosure>
      <Field
        meta={fields.birthTime}
        required={!given.prayer}
        label={words.labels.birthTime}
        hint={words.timeHint}
        input={{ type: 'time' }}
      />
      <Disclosure summary={words.byPrayer} size="block" open={Boolean(sent.prayer)}>
        <div className="flex flex-col gap-5">
          <SelectField
            meta={fields.prayerSide}
            label={words.labels.prayerSide}
            options={PRAYER_SIDES.map((value) => ({ value, label: words.prayerSides[value] }))}
          />
          <SelectField
            meta={fields.prayer}
            label={words.labels.prayer}
            hint={words.byPrayerHint}
            placeholder={words.noPrayerChosen}
            options={PRAYERS.map((value) => ({ value, label: words.prayers[value] }))}
          />
        </div>
      </Disclosure>
      {showsHelp ? (
        <p>
          <PageLink
            href={`${paths.birthTimeHelp}#approximate`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            {words.timeUnknown}
            <span className="sr-only">{controlWords.newTab}</span>
          </PageLink>
        </p>
      ) : null}
      {question?.kind === 'ambiguous' ? (
        <RadioGroupField
          meta={fields.repeatedTime}
          required
          label={words.whichTime}
          options={question.options}
        />
      ) : null}
    </fieldset>
  )
}

interface TimeFieldsProps extends PartProps {
  sent: BirthFields
  showsHelp: boolean
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
      <legend>{words.where}</legend>
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
        summary={words.notListed}
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
            {words.useCoordinates}
          </label>
          <Field
            meta={fields.placeName}
            label={words.placeNameOptional}
            input={{ type: 'text', dir: 'auto' }}
          />
          <Field
            meta={fields.latitude}
            label={words.labels.latitude}
            hint={<Isolated>{words.latitudeHint}</Isolated>}
            input={{ type: 'text', inputMode: 'text' }}
          />
          <Field
            meta={fields.longitude}
            label={words.labels.longitude}
            hint={<Isolated>{words.longitudeHint}</Isolated>}
            input={{ type: 'text', inputMode: 'text' }}
          />
          <Field
            meta={fields.zone}
            label={words.zoneOptional}
            hint={<Isolated>{words.zoneHint}</Isolated>}
            input={{ type: 'text', autoCapitalize: 'none', spellCheck: false }}
          />
        </div>
      </Disclosure>
    </fieldset>
  )
}
