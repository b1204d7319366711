/** The languages of public and members' pages. The first is the language of everything that has no other. */
export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

interface LanguageFacts {
  /** Its name, in itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** What addresses of its pages begin with. */
  prefix: string
  /** For `Intl`, with the digits 0 to 9. */
  locale: string
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', direction: 'ltr', prefix: '', locale: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', prefix: '/ar', locale: 'ar-u-nu-latn' },
}

/** Pages in the language of the person who reads them, which their addresses do not name, and the data of these pages. */
const OF_PERSON =
  /^\/(dashboard|birth-info|birth-data|analysis|part-of-fortune|my-path|evenings|my-book|send-story|my-stories|settings|reports|sign-out|redirect|language|auth\/(callback|link))(\/|\.data$|$)/
const IN_ENGLISH = /^\/(admin|api|calls)(\/|\.data$|$)/

type LanguageSource = 'address' | 'person' | 'nothing'

/** What decides the language of a page: its address, the person's setting, or nothing, because there is one only. */
export function languageSource(path: string): LanguageSource {
  if (IN_ENGLISH.test(path)) return 'nothing'
  return OF_PERSON.test(path) ? 'person' : 'address'
}

/**
 * The language that an address names, and the address of the same page in English.
 * @param path without its query
 */
export function readAddress(path: string): { language: Language; path: string } {
  const isIn = (language: Language) => {
    const { prefix } = languages[language]
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
  }
  const language = LANGUAGES.find(isIn) ?? 'en'
  return { language, path: path.slice(languages[language].prefix.length) || '/' }
}

/**
 * The address of a page in a language, and what decides the language of that page.
 * @param href of the page in English; it may have a query. Other addresses stay as they are
 */
export function linkIn(language: Language, href: string): { href: string; source: LanguageSource } {
  const end = href.search(/[?#]/)
  const path = end < 0 ? href : href.slice(0, end)
  const source = href.startsWith('/') ? languageSource(path) : 'nothing'
  const { prefix } = languages[language]
  if (source !== 'address' || prefix === '') return { href, source }
  return { href: prefix + (path === '/' ? href.slice(1) : href), source }
}

export const addressIn = (language: Language, href: string): string => linkIn(language, href).href

/** The path of a page in English, also for its data request, as Remix reads it. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url)
  return readAddress(pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '')).path
}
