/** A place as the type-ahead and the search offer it. */
export interface SuggestedPlace {
  cityId: string
  cityName: string
  stateName: string
  districtName?: string | undefined
  country: string
}

/** Name, district where the state alone does not tell two apart, state, country. */
export function placeLabel({ cityName, districtName, stateName, country }: SuggestedPlace): string {
  return [...new Set([cityName, districtName, stateName, country].filter(Boolean))].join(', ')
}
