import { currentLanguage } from './current.ts'
import { languages } from './language.ts'

/** The forms of English, or the six of Arabic without `zero`, which is said like `other`. */
type Forms = Readonly<
  Record<'one' | 'other', string> & Partial<Record<'two' | 'few' | 'many' | 'zero', string>>
>

const rules = new Map<string, Intl.PluralRules>()

/** The form that fits a number in the current language, with the number for `#`. Arabic's `two` needs no number. */
export function counted(count: number, forms: Forms): string {
  const { locale } = languages[currentLanguage()]
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return (forms[rule.select(count)] ?? forms.other).replace('#', new Intl.NumberFormat(locale).format(count))
}
