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

/** The names of the modules with words, which each language's list has. */
type WordsName = keyof typeof import('#app/words.ar.ts')

const given: Partial<Record<Language, Readonly<Record<WordsName, object>>>> = {}

/** Gives the words of a language: on the server at its start, in a browser before the first page in it. */
export function giveWords(language: Language, words: Readonly<Record<WordsName, object>>): void {
  given[language] = words
}

/**
 * Texts in every language: the English here, the others in the lists of `app/words.*.ts` under the name. A property is read in
 * the current language, so it must be read when the text is made: in a component, an operation or a function, and never when
 * a module is loaded.
 */
export function translated<const English extends object>(
  name: WordsName,
  { en }: { en: English },
): Words<English> {
  return new Proxy(en, {
    get: (_, key) => Reflect.get(given[currentLanguage()]?.[name] ?? en, key),
  }) as unknown as Words<English>
}
