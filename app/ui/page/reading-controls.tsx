import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { ReadingPreferences } from './reading-preferences.ts'

interface Choices<Name extends keyof ReadingPreferences> {
  name: Name
  label: string
  options: readonly (readonly [value: ReadingPreferences[Name], label: string])[]
}

const choices = <Name extends keyof ReadingPreferences>(one: Choices<Name>) => one

const GROUPS = [
  choices({
    name: 'size',
    label: 'Text size',
    options: [
      ['usual', 'Normal'],
      ['large', 'Large'],
      ['larger', 'Very large'],
    ],
  }),
  choices({
    name: 'spacing',
    label: 'Line spacing',
    options: [
      ['usual', 'Normal'],
      ['wide', 'Wide'],
    ],
  }),
  choices({
    name: 'face',
    label: 'Typeface',
    options: [
      ['book', 'Serif'],
      ['plain', 'Sans serif'],
    ],
  }),
  choices({
    name: 'theme',
    label: 'Theme',
    options: [
      ['system', 'Same as my device'],
      ['day', 'Light'],
      ['night', 'Dark'],
    ],
  }),
]

interface ReadingControlsProps {
  preferences: ReadingPreferences
  /** The page to return to. */
  back: string
}

/**
 * Text size, spacing, typeface and theme. A plain form that loads the page again, because the complete document
 * changes. It needs no script. The choice is kept in a cookie, with or without an account.
 */
export function ReadingControls({ preferences, back }: ReadingControlsProps) {
  return (
    <PostForm reloadDocument action={paths.readingPreferences} className="gap-4" hidden={{ back: back }}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-4">
        {GROUPS.map(({ name, label, options }) => (
          <fieldset key={name} className="gap-0">
            <legend className="mb-1 text-base font-[560]">{label}</legend>
            {options.map(([value, text]) => (
              <label key={value} className="choice">
                <input type="radio" name={name} value={value} defaultChecked={preferences[name] === value} />
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <Button variant="secondary">Apply</Button>
    </PostForm>
  )
}

/** The same in a disclosure, for the end of a page. */
export function ReadingControlsAtFoot(props: ReadingControlsProps) {
  return (
    <section aria-label="Text and theme" className="print:hidden">
      <Disclosure summary="Text and theme" size="block">
        <div className="py-2">
          <ReadingControls {...props} />
        </div>
      </Disclosure>
    </section>
  )
}
