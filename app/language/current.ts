import { LANGUAGES, type Language } from './language.ts'

/** Read once, because a document has no element while React makes it again. */
const ofDocument = typeof document === 'undefined' ? 'en' : document.documentElement.lang
/** In a browser, the language of the document. On the server, request-language.server.ts sets another source. */
let source = (): string => ofDocument

/** The language in which texts are written now: that of the request, of the mail, or of the page in the browser. */
export function currentLanguage(): Language {
  const named = source()
  return LANGUAGES.find((language) => language === named) ?? 'en'
}

export function readLanguageFrom(other: () => Language): void {
  source = other
}

/** The same texts with other words: what is a text in English is one here, and what fills slots has the same slots. */
type Words<T> = T extends string
  ? string
  : T extends (...slots: infer Slots) => infer Text
    ? (...slots: Slots) => Text
    : { readonly [Key in keyof T]: Words<T[Key]> }

/**
 * Texts in every language. A property is read in the current language, so it must be read when the text is made: in a
 * component, an operation or a function, and never when a module is loaded.
 */
export function translated<const English extends object>(
  texts: { en: English } & Record<Exclude<Language, 'en'>, Words<English>>,
): Words<English> {
  return new Proxy(texts.en, {
    get: (_, key) => Reflect.get(texts[currentLanguage()], key),
  }) as unknown as Words<English>
}
