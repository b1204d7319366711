import disputed from './data/disputed-places.json' with { type: 'json' }
import { geoWords } from './geo-messages.ts'

/** The stored country of a place given by coordinates without a country. */
export const UNLISTED = 'Not in the list'

interface NamedPlace {
  cityName: string
  country: string
}

/** In a browser, the document says what the server's setting is (root.tsx). */
let showsCountries = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.disputedPlaces === 'country'

/** The setting of the server, from its start: whether disputed places are shown with a country. */
export function showDisputedCountries(shown: boolean): void {
  showsCountries = () => shown
}

/** True if a place is shown without its state and country. */
export function isDisputed({ cityName, country }: NamedPlace): boolean {
  if (showsCountries()) return false
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
