import { z } from 'zod'
import { DIGITS, MONTH_NAMES } from '#app/language/writing.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import {
  DEFAULT_PREFERENCES,
  LINE_SPACINGS,
  type ReadingPreferences,
  TEXT_SIZES,
  THEMES,
  TYPEFACES,
} from '#app/ui/page/reading-preferences.ts'
import { updateAccount } from './accounts.repo.server.ts'

/** Missing and unknown values become the default. */
const preferencesSchema = z.object({
  size: z.enum(TEXT_SIZES).catch(DEFAULT_PREFERENCES.size),
  spacing: z.enum(LINE_SPACINGS).catch(DEFAULT_PREFERENCES.spacing),
  face: z.enum(TYPEFACES).catch(DEFAULT_PREFERENCES.face),
  theme: z.enum(THEMES).catch(DEFAULT_PREFERENCES.theme),
  digits: z.enum(DIGITS).catch(DEFAULT_PREFERENCES.digits),
  months: z.enum(MONTH_NAMES).catch(DEFAULT_PREFERENCES.months),
})

/**
 * A cookie keeps the preferences. Those for numbers and months are kept with a signed-in person's account too, because mails
 * have no cookie.
 */
export const chooseReadingPreferences = operation({
  name: 'reading.choose-preferences',
  summary:
    'Choose how pages are set: text size, line spacing, typeface, theme, and Arabic numbers and months',
  who: 'anyone',
  input: preferencesSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, preferences): ReadingPreferences {
    if (actor) updateAccount(services.db, actor.id, pick(preferences, 'digits', 'months'))
    return preferences
  },
})

/** 'large.wide.plain.night.arabic.levant', as the cookie holds it. */
export function preferencesText({ size, spacing, face, theme, digits, months }: ReadingPreferences): string {
  return [size, spacing, face, theme, digits, months].join('.')
}

export function parsePreferences(text: unknown): ReadingPreferences {
  if (typeof text !== 'string') return DEFAULT_PREFERENCES
  const [size, spacing, face, theme, digits, months] = text.split('.')
  return preferencesSchema.parse({ size, spacing, face, theme, digits, months })
}
