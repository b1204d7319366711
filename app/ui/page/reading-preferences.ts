import { type Numerals, USUAL_NUMERALS } from '#app/language/writing.ts'

/** The reading preferences. The first value of each is the default. */
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const
export const LINE_SPACINGS = ['usual', 'wide'] as const
export const TYPEFACES = ['book', 'plain'] as const
export const THEMES = ['system', 'day', 'night'] as const

export interface ReadingPreferences extends Numerals {
  size: (typeof TEXT_SIZES)[number]
  spacing: (typeof LINE_SPACINGS)[number]
  face: (typeof TYPEFACES)[number]
  theme: (typeof THEMES)[number]
}

export const DEFAULT_PREFERENCES: ReadingPreferences = {
  size: 'usual',
  spacing: 'usual',
  face: 'book',
  theme: 'system',
  ...USUAL_NUMERALS,
}

/** Attributes of the document for the style sheet. Defaults have none. */
export function documentAttributes(preferences: ReadingPreferences): Record<`data-${string}`, string> {
  const chosen = Object.entries(preferences).filter(
    ([name, value]) => value !== DEFAULT_PREFERENCES[name as keyof ReadingPreferences],
  )
  return Object.fromEntries(chosen.map(([name, value]) => [`data-${name}`, value]))
}

export function areDefaultPreferences(preferences: ReadingPreferences): boolean {
  return Object.keys(documentAttributes(preferences)).length === 0
}
