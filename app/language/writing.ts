/** How numbers and months are written in Arabic. The first of each is the default. English has one way. */
export const DIGITS = ['latin', 'arabic'] as const
export const MONTH_NAMES = ['egypt', 'levant', 'algeria', 'morocco'] as const

export interface Numerals {
  digits: (typeof DIGITS)[number]
  months: (typeof MONTH_NAMES)[number]
}

export const USUAL_NUMERALS: Numerals = { digits: 'latin', months: 'egypt' }

/** The regions of `Intl` whose names of months are meant: يناير، كانون الثاني، جانفي، يناير with غشت. */
export const MONTH_REGIONS: Readonly<Record<Numerals['months'], string>> = {
  egypt: 'ar-EG',
  levant: 'ar-SY',
  algeria: 'ar-DZ',
  morocco: 'ar-MA',
}

/** Latin words with their digits, such as addresses, zones and names of files, stay as they are. */
const LATIN_OR_NUMBER = /[\p{Script=Latin}\d][\p{Script=Latin}\d@#_.:/+?=&~-]*/gu
const LATIN = /\p{Script=Latin}/u

/** Digits ٠ to ٩ for 0 to 9, with their decimal comma and thousands mark. */
export function withArabicDigits(text: string): string {
  return text
    .replace(LATIN_OR_NUMBER, (word) =>
      LATIN.test(word)
        ? word
        : word
            .replace(/(?<=\d)\.(?=\d)/g, '٫')
            .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    )
    .replace(/(?<=[٠-٩]),(?=[٠-٩]{3})/g, '٬')
}

/** What `withArabicDigits` makes of texts, and of functions and lists that give texts. Elements of a page stay. */
export function deeplyWithArabicDigits(value: unknown): unknown {
  if (typeof value === 'string') return withArabicDigits(value)
  if (typeof value === 'function')
    return (...slots: unknown[]) =>
      deeplyWithArabicDigits((value as (...slots: unknown[]) => unknown)(...slots))
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(deeplyWithArabicDigits)
  if (Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deeplyWithArabicDigits(part)]))
}
