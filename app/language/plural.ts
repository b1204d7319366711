import { currentLanguage, inDigits } from './current.ts'
import { type Language, languages } from './language.ts'

/** English has two forms. Arabic has six, of which `zero` is said like `other`. */
type Forms = Readonly<
  Record<'one' | 'other', string> & Partial<Record<'zero' | 'two' | 'few' | 'many', string>>
>

interface Counted {
  form: Intl.LDMLPluralRule
  number: string
}

/** Whole numbers up to it are made once, because a call of `Intl` costs a hundredth of a small page. */
const MOST_KEPT = 10_000
const made = new Map<Language, (count: number) => Counted>()

function countedIn(language: Language): (count: number) => Counted {
  const { locale } = languages[language]
  const [rules, numbers] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)]
  const kept = new Map<number, Counted>()
  return (count) => {
    const known = kept.get(count)
    if (known) return known
    const one = { form: rules.select(count), number: numbers.format(count) }
    if (Number.isInteger(count) && count >= 0 && count <= MOST_KEPT) kept.set(count, one)
    return one
  }
}

/** The form that fits a number in the current language, with the number for `#`. */
export function counted(count: number, forms: Forms): string {
  const language = currentLanguage()
  const counter = made.get(language) ?? countedIn(language)
  made.set(language, counter)
  const { form, number } = counter(count)
  return (forms[form] ?? forms.other).replace('#', inDigits(number))
}
