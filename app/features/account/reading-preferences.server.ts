import { z } from 'zod'
import { operation } from '#app/operations/operation.server.ts'
import {
  DEFAULT_PREFERENCES,
  LINE_SPACINGS,
  type ReadingPreferences,
  TEXT_SIZES,
  THEMES,
  TYPEFACES,
} from '#app/ui/page/reading-preferences.ts'

/** Missing and unknown values become the default. */
const preferencesSchema = z.object({
  size: z.enum(TEXT_SIZES).catch(DEFAULT_PREFERENCES.size),
  spacing: z.enum(LINE_SPACINGS).catch(DEFAULT_PREFERENCES.spacing),
  face: z.enum(TYPEFACES).catch(DEFAULT_PREFERENCES.face),
  theme: z.enum(THEMES).catch(DEFAULT_PREFERENCES.theme),
})

/** Nothing is stored on the server: a cookie keeps the preferences. */
export const chooseReadingPreferences = operation({
  name: 'reading.choose-preferences',
  summary: 'Choose how pages are set: text size, line spacing, typeface and theme',
  who: 'anyone',
  input: preferencesSchema,
  limit: 'read',
  run: (_, preferences): ReadingPreferences => preferences,
})

/** 'large.wide.plain.night', as the cookie holds it. */
export function preferencesText({ size, spacing, face, theme }: ReadingPreferences): string {
  return [size, spacing, face, theme].join('.')
}

export function parsePreferences(text: unknown): ReadingPreferences {
  if (typeof text !== 'string') return DEFAULT_PREFERENCES
  const [size, spacing, face, theme] = text.split('.')
  return preferencesSchema.parse({ size, spacing, face, theme })
}
