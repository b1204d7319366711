/** The reading preferences. The first value of each is the default. */
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const
export const LINE_SPACINGS = ['usual', 'wide'] as const
export const TYPEFACES = ['book', 'plain'] as const
export const THEMES = ['system', 'day', 'night'] as const

export interface ReadingPreferences {
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
}

export function areDefaultPreferences(preferences: ReadingPreferences): boolean {
  return (Object.keys(DEFAULT_PREFERENCES) as (keyof ReadingPreferences)[]).every(
    (name) => preferences[name] === DEFAULT_PREFERENCES[name],
  )
}

/** Attributes of the document for the style sheet. Defaults have none. */
export function documentAttributes({ size, spacing, face, theme }: ReadingPreferences) {
  return {
    ...(size === DEFAULT_PREFERENCES.size ? {} : { 'data-size': size }),
    ...(spacing === DEFAULT_PREFERENCES.spacing ? {} : { 'data-spacing': spacing }),
    ...(face === DEFAULT_PREFERENCES.face ? {} : { 'data-face': face }),
    ...(theme === DEFAULT_PREFERENCES.theme ? {} : { 'data-theme': theme }),
  }
}
