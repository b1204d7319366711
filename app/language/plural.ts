import { currentLanguage } from './current.ts'
import { type Language, languages } from './language.ts'

/** English has two forms. Arabic has six, of which `zero` is said like `other`. */
type Forms = Readonly<
  Record<'one' | 'other', string> & Partial<Record<'zero' | 'two' | 'few' | 'many', string>>
>

const made = new Map<Language, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>()

function formatsOf(language: Language) {
  const { locale } = languages[language]
  const known = made.get(language)
  const formats = known ?? { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
  made.set(language, formats)
  return formats
}

/** The form that fits a number in the current language, with the number for `#`. */
export function counted(count: number, forms: Forms): string {
  const { rules, numbers } = formatsOf(currentLanguage())
  return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count))
}
