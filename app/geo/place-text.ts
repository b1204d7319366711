import { geoWords } from './geo-messages.ts'

/** The stored country of a place given by coordinates without a country. */
export const UNLISTED = 'Not in the list'

/** The country, or null if none was named. */
export const namedCountry = (country: string): string | null => (country === UNLISTED ? null : country)

/**
 * City, state and country as text. If city and state have the same name, it is written once. A place that is not in the
 * list is shown as the person wrote it.
 */
export function placeText(place: { cityName: string; stateName: string | null; country: string }): string {
  return [...new Set([place.cityName, place.stateName, namedCountry(place.country)].filter(Boolean))].join(
    geoWords.comma,
  )
}
