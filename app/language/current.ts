import { LANGUAGES, type Language } from './language.ts'
import {
  DIGITS,
  deeplyWithArabicDigits,
  MONTH_NAMES,
  type Numerals,
  USUAL_NUMERALS,
  withArabicDigits,
} from './writing.ts'

interface Writing {
  language: Language
  numerals: Numerals
}

const named = <Name extends string>(names: readonly Name[], name: string | undefined): Name =>
  names.find((one) => one === name) ?? names[0]!

function writingOfDocument({ lang, dataset }: HTMLElement): Writing {
  const { digits, months } = dataset
  return {
    language: named(LANGUAGES, lang),
    numerals: { digits: named(DIGITS, digits), months: named(MONTH_NAMES, months) },
  }
}

/** Read once, because a document has no element while React makes it again. */
const ofDocument: Writing =
  typeof document === 'undefined'
    ? { language: 'en', numerals: USUAL_NUMERALS }
    : writingOfDocument(document.documentElement)
/** In a browser, that of the document. On the server, request-language.server.ts sets another source. */
let source = (): Writing => ofDocument

/** The language in which texts are written now: that of the request, of the mail, or of the page in the browser. */
export function currentLanguage(): Language {
  return source().language
}

/** How numbers and months are written now. */
export function currentNumerals(): Numerals {
  const { language, numerals } = source()
  return language === 'ar' ? numerals : USUAL_NUMERALS
}

export const hasArabicDigits = (): boolean => currentNumerals().digits === 'arabic'

/** Where a number and its signs begin: degrees in digits ٠ to ٩ stand at the right of their minutes. */
export const numberDirection = (): 'ltr' | 'rtl' => (hasArabicDigits() ? 'rtl' : 'ltr')

/** A number, or a text with numbers, as the reader has chosen to see it. A text of `translated` is so already. */
export const inDigits = (text: string | number): string =>
  hasArabicDigits() ? withArabicDigits(String(text)) : String(text)

/** Names what texts that are made now depend on, besides what they say. Always of one length. */
export function writingKey(): string {
  const { digits, months } = currentNumerals()
  return `${currentLanguage()}${DIGITS.indexOf(digits)}${MONTH_NAMES.indexOf(months)}`
}

export function readWritingFrom(other: () => Writing): void {
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
    get(_, key) {
      const words = given[currentLanguage()]?.[name] ?? en
      return Reflect.get(hasArabicDigits() ? inArabicDigits(words) : words, key)
    },
  }) as unknown as Words<English>
}

const withOtherDigits = new WeakMap<object, object>()

/** Words with other digits, made once. */
function inArabicDigits(words: object): object {
  const made = withOtherDigits.get(words) ?? (deeplyWithArabicDigits({ ...words }) as object)
  withOtherDigits.set(words, made)
  return made
}
