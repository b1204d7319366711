/** The country of a place that was given by coordinates, where none was named. */
export const UNLISTED = 'Not in the list'

/** The country, or null where none was named. */
export const namedCountry = (country: string): string | null => (country === UNLISTED ? null : country)

/**
 * City, state and country as people read them. A state with the same name as its city is written once; a place that is
 * not in the list is written as the person wrote it.
 */
export function placeText(place: { cityName: string; stateName: string | null; country: string }): string {
  return [...new Set([place.cityName, place.stateName, namedCountry(place.country)].filter(Boolean))].join(
    ', ',
  )
}
