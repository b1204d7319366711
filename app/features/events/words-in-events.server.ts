/** The separator between the keywords of an event. */
export const BETWEEN_WORDS = ', '

/** Splits the stored display text of an event into its keywords. */
export function splitWords(display: string): string[] {
  return [...new Set(display.split(',').map((word) => word.trim()))].filter(Boolean)
}
