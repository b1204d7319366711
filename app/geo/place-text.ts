import disputed from './data/disputed-places.json'
import { geoWords } from './geo-messages.ts'

/** The stored country of a place given by coordinates without a country. */
export const UNLISTED = 'Not in the list'

interface NamedPlace {
  cityName: string
  country: string
}

/** True if a place is shown without its state and country. */
export function isDisputed({ cityName, country }: NamedPlace): boolean {
  return disputed.places.some(
    ({ names, countries }) => names.includes(cityName) && countries.includes(country),
  )
}

/** The country as it is shown, or null if none was named or it is disputed. */
export function shownCountry(place: NamedPlace): string | null {
  return place.country === UNLISTED || isDisputed(place) ? null : place.country
}

/**
 * City, state and country as text. If city and state have the same name, it is written once. A place that is not in the
 * list is shown as the person wrote it.
 */
export function placeText(place: NamedPlace & { stateName: string | null }): string {
  const parts = isDisputed(place) ? [place.cityName] : [place.cityName, place.stateName, shownCountry(place)]
  return [...new Set(parts.filter(Boolean))].join(geoWords.comma)
}
