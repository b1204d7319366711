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

export const USUAL: ReadingPreferences = { size: 'usual', spacing: 'usual', face: 'book', theme: 'system' }

export function isUsual(preferences: ReadingPreferences): boolean {
  return (Object.keys(USUAL) as (keyof ReadingPreferences)[]).every(
    (name) => preferences[name] === USUAL[name],
  )
}

/** Attributes of the document for the style sheet. Defaults have none. */
export function documentAttributes({ size, spacing, face, theme }: ReadingPreferences) {
  return {
    ...(size === USUAL.size ? {} : { 'data-size': size }),
    ...(spacing === USUAL.spacing ? {} : { 'data-spacing': spacing }),
    ...(face === USUAL.face ? {} : { 'data-face': face }),
    ...(theme === USUAL.theme ? {} : { 'data-theme': theme }),
  }
}
