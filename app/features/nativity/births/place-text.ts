/** City, state and country as people read them; a state with the same name as its city is written once. */
export function placeText(place: { cityName: string; stateName: string | null; country: string }): string {
  return [...new Set([place.cityName, place.stateName, place.country].filter(Boolean))].join(', ')
}
