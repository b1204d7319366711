/** A place as the type-ahead and the search offer it. */
export interface SuggestedPlace {
  cityId: string
  /** Tells it from every other place: name, district where needed, state, country. */
  label: string
}
