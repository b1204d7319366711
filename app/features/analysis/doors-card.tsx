import { useForm } from '@conform-to/react'
import { TRACKS } from '#app/guidance/types.ts'
import { linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { RadioGroupField, SelectField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import type { AnalysisView } from './analysis.server.ts'
import { doorsWords as words } from './doors-messages.ts'
import { NONE, SKIP, TAKE_BACK } from './reader-choice.choices.ts'

type View = Pick<AnalysisView, 'doors' | 'subjectTitles'>

/** The name of the forms in their hidden field, and the anchor of the card. */
export const DOORS = 'doors'

/**
 * Asks which of three scenes the reader knows. It is one line, so that the gift stays in the first view of a phone; once
 * answered, the line says which was the stranger's.
 */
export function DoorsCard({ analysis }: { analysis: View }) {
  const isOpen = analysis.doors.choice === null
  const refused = useLastResult({ form: DOORS }) !== null
  return (
    <div id={DOORS} className="print:hidden">
      <Disclosure summary={isOpen ? words.title : lineOf(analysis)} open={refused || undefined}>
        {isOpen ? <p className="max-w-measure">{words.lead}</p> : null}
        <SceneForm analysis={analysis} submit={isOpen ? words.choose : words.change} />
        {isOpen ? (
          <OneButton choice={SKIP} label={words.skip} />
        ) : (
          <OneButton choice={TAKE_BACK} label={words.takeBack} />
        )}
      </Disclosure>
    </div>
  )
}

function lineOf({ doors, subjectTitles }: View): string {
  const placeOf = (turn: string | null) => doors.scenes.findIndex((scene) => scene.choice === turn)
  const stranger = placeOf(doors.stranger)
  if (doors.choice === SKIP) return words.skipped(stranger)
  if (doors.choice === NONE) return words.noneChosen(stranger, doors.subject && subjectTitles[doors.subject])
  const chosen = placeOf(doors.choice)
  return chosen === stranger ? words.strangers(chosen) : words.own(chosen, stranger)
}

function SceneForm({ analysis: { doors, subjectTitles }, submit }: { analysis: View; submit: string }) {
  const busy = useSending('form', DOORS)
  const [form, fields] = useForm<{ choice: string; subject: string }>({
    id: DOORS,
    lastResult: useLastResult({ form: DOORS }),
    defaultValue: { choice: doors.choice ?? '', subject: doors.subject ?? '' },
  })
  return (
    <PostForm
      form={form}
      labels={{ choice: words.scenes, subject: words.subject }}
      hidden={{ form: DOORS }}
      className="mt-2 max-w-measure"
    >
      <RadioGroupField
        meta={fields.choice}
        label={words.scenes}
        options={[
          ...doors.scenes.map(({ choice, text }) => ({ value: choice, label: text })),
          { value: NONE, label: words.none },
        ]}
      />
      <SelectField
        meta={fields.subject}
        label={words.subject}
        placeholder={words.noSubject}
        options={TRACKS.map((subject) => ({ value: subject, label: subjectTitles[subject] }))}
      />
      <p className="text-sm text-faded">{...words.counted(linked(paths.evidence))}</p>
      <Button variant="secondary" pending={busy}>
        {submit}
      </Button>
    </PostForm>
  )
}

function OneButton({ choice, label }: { choice: typeof SKIP | typeof TAKE_BACK; label: string }) {
  return (
    <PostForm id={`doors-${choice}`} hidden={{ form: DOORS }} className="mt-2">
      <Button name="choice" value={choice} variant="quiet">
        {label}
      </Button>
    </PostForm>
  )
}
