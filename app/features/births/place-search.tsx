import type { FieldMetadata } from '@conform-to/react'
import { Fragment } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { FieldMessages, REQUIRED } from '#app/ui/form/field.tsx'
import { birthFormWords as words } from './birth-form-messages.ts'

/** A place that the type-ahead and the search offer. */
export interface SuggestedPlace {
  cityId: string
  /** A unique label: name, district if needed, state, country. */
  label: string
  /** True if its name is only close to what was typed. */
  isCorrection?: boolean
}

export interface FoundPlaces {
  cities: SuggestedPlace[]
  country: string
  q: string
}

/** The choice of a place without JavaScript: choose a country, search, choose a result. */
export function PlaceSearch({
  countries,
  countryMeta,
  cityMeta,
  sent,
  city,
  found,
}: {
  countries: readonly string[]
  countryMeta: FieldMetadata<string>
  cityMeta: FieldMetadata<string>
  sent: Partial<Record<'country' | 'cityId' | 'citySearch', string>>
  /** The chosen city's name. */
  city: SuggestedPlace | null
  found: FoundPlaces | undefined
}) {
  const firstCorrection = found?.cities.findIndex(({ isCorrection }) => isCorrection)
  const search = sent.citySearch ?? (city && city.cityId === sent.cityId ? city.label : '')
  return (
    <>
      <div className="field">
        <label htmlFor={countryMeta.id} className={REQUIRED}>
          {words.labels.country}
        </label>
        <select
          id={countryMeta.id}
          name="country"
          defaultValue={sent.country ?? ''}
          aria-invalid={countryMeta.errors ? true : undefined}
          aria-describedby={countryMeta.errorId}
        >
          <option value="">{words.chooseCountry}</option>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
        <FieldMessages meta={countryMeta} />
      </div>
      <div className="field">
        <label htmlFor={found ? 'city-search' : cityMeta.id} className={REQUIRED}>
          {words.labels.cityId}
        </label>
        <div className="field-row">
          <input
            id={found ? 'city-search' : cityMeta.id}
            name="citySearch"
            type="search"
            defaultValue={search}
            autoComplete="off"
            aria-invalid={cityMeta.errors ? true : undefined}
            aria-describedby={cityMeta.errorId}
          />
          <Button type="submit" name="step" value="find-city" formNoValidate variant="secondary">
            {words.findCity}
          </Button>
        </div>
        <input type="hidden" name="citySearched" value={search} />
        <FieldMessages meta={cityMeta} />
      </div>
      {found ? (
        <fieldset id={cityMeta.id} tabIndex={-1}>
          <legend>
            {firstCorrection === 0
              ? words.didYouMean
              : found.cities.length > 0
                ? words.chooseCity
                : words.noCitiesFor(found.country, found.q)}
          </legend>
          {found.cities.map((city, index) => (
            <Fragment key={city.cityId}>
              {index > 0 && index === firstCorrection ? <p>{words.didYouMean}</p> : null}
              <label className="choice">
                <input
                  type="radio"
                  name="cityId"
                  value={city.cityId}
                  // biome-ignore lint/a11y/noAutofocus: the page was loaded again to show these, and they may be below its end.
                  autoFocus={index === 0}
                  defaultChecked={
                    sent.cityId === city.cityId || (found.cities.length === 1 && !city.isCorrection)
                  }
                />{' '}
                <bdi>{city.label}</bdi>
              </label>
            </Fragment>
          ))}
        </fieldset>
      ) : sent.cityId ? (
        <Chosen cityId={sent.cityId} city={city} />
      ) : null}
    </>
  )
}

function Chosen({ cityId, city }: { cityId: string; city: SuggestedPlace | null }) {
  return (
    <>
      {city?.cityId === cityId ? (
        <p>
          {words.chosen}
          <bdi className="font-semibold">{city.label}</bdi>
        </p>
      ) : null}
      <input type="hidden" name="cityId" value={cityId} />
    </>
  )
}
