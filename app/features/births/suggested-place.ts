/** A place that the type-ahead and the search offer. */
export interface SuggestedPlace {
  cityId: string
  /** A unique label: name, district if needed, state, country. */
  label: string
}
