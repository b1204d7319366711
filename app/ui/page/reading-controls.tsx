import { currentLanguage } from '#app/language/current.ts'
import { DIGITS, MONTH_NAMES } from '#app/language/writing.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { frameWords } from './messages.ts'
import {
  LINE_SPACINGS,
  type ReadingPreferences,
  TEXT_SIZES,
  THEMES,
  TYPEFACES,
} from './reading-preferences.ts'

/** What the page's own language writes in one way only is not asked for. */
const groups = () => [...ofAll(), ...(currentLanguage() === 'ar' ? ofArabic() : [])]

const ofAll = () => [
  { name: 'size' as const, label: frameWords.size, values: TEXT_SIZES, labels: frameWords.sizes },
  { name: 'spacing' as const, label: frameWords.spacing, values: LINE_SPACINGS, labels: frameWords.spacings },
  { name: 'face' as const, label: frameWords.face, values: TYPEFACES, labels: frameWords.faces },
  { name: 'theme' as const, label: frameWords.theme, values: THEMES, labels: frameWords.themes },
]

/** As they look, in whichever digits the page is. */
const DIGITS_SHOWN = { latin: '789', arabic: '٧٨٩' }

const ofArabic = () => [
  { name: 'digits' as const, label: frameWords.digits, values: DIGITS, labels: DIGITS_SHOWN },
  { name: 'months' as const, label: frameWords.months, values: MONTH_NAMES, labels: frameWords.monthNames },
]

interface ReadingControlsProps {
  preferences: ReadingPreferences
  /** The page to return to. */
  back: string
}

/**
 * Text size, spacing, typeface, theme, and how Arabic writes numbers and months. A plain form that loads the page again, because the complete document
 * changes. It needs no script. The choice is kept in a cookie, with or without an account.
 */
export function ReadingControls({ preferences, back }: ReadingControlsProps) {
  const { digits, months } = preferences
  return (
    <PostForm
      reloadDocument
      action={paths.readingPreferences}
      className="gap-4"
      hidden={currentLanguage() === 'ar' ? { back } : { back, digits, months }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-4">
        {groups().map(({ name, label, values, labels }) => (
          <fieldset key={name} className="options">
            <legend>{label}</legend>
            {values.map((value) => (
              <label key={value} className="choice">
                <input type="radio" name={name} value={value} defaultChecked={preferences[name] === value} />
                <span>{(labels as Record<string, string>)[value]}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <Button variant="secondary">{frameWords.apply}</Button>
    </PostForm>
  )
}

/** The same in a disclosure, for the end of a page. */
export function ReadingControlsAtFoot(props: ReadingControlsProps) {
  const { textAndTheme } = frameWords
  return (
    <section aria-label={textAndTheme} className="print:hidden">
      <Disclosure summary={textAndTheme} size="block">
        <div className="py-2">
          <ReadingControls {...props} />
        </div>
      </Disclosure>
    </section>
  )
}
