/** The languages of public pages. The first is the language of everything that has no other. */
export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

interface LanguageFacts {
  /** Its name, in itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** What addresses of its pages begin with. */
  prefix: string
  /** For `Intl`. Digits are 0 to 9 in every language. */
  locale: string
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', direction: 'ltr', prefix: '', locale: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', prefix: '/ar', locale: 'ar-u-nu-latn' },
}

/** The language of an address, and the address of the same page in English. */
export function readAddress(path: string): { language: Language; path: string } {
  const isIn = (language: Language) => path.startsWith(`${languages[language].prefix}/`)
  const language = LANGUAGES.findLast(isIn) ?? 'en'
  return { language, path: path.slice(languages[language].prefix.length) }
}

/** @param path of the page in English */
export const addressIn = (language: Language, path: string): string => languages[language].prefix + path
