import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { Field, RadioGroupField, TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { localDay } from '#app/ui/page/local-day.ts'
import { NOTE_MAX } from '#app/ui/page/note-length.ts'
import { noteFormWords as words } from './note-form-messages.ts'
import type { ReflectionQuestion } from './questions.server.ts'

type NoteFields = Partial<Record<keyof typeof words.labels, string>>

interface NoteFormProps {
  initial: NoteFields
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>
  draft: DraftFields | null
  /** The revision of the note that is edited. */
  revision?: number | string
  /** Left out when an existing note is edited. */
  questions?: readonly ReflectionQuestion[]
  /** True for a new note: its day is the browser's today, which may differ from the server's. */
  isNew?: boolean
  submitLabel: string
  /** Beside the submit button. */
  children?: ReactNode
}

/** Writing a note, and changing one. */
export function NoteForm({
  initial,
  hidden = {},
  draft,
  revision,
  questions = [],
  isNew = false,
  submitLabel,
  children,
}: NoteFormProps) {
  const { labels } = words
  const busy = useNavigation().state !== 'idle'
  const lastResult = useLastResult()
  const [form, fields] = useForm<Record<keyof typeof words.labels, string>>({
    id: 'note',
    lastResult,
    defaultValue: draft ?? initial,
    ...useValidation('note', () =>
      import('./notes.schema.ts').then((m) =>
        revision === undefined ? m.writeNoteFormSchema : m.editNoteFormSchema,
      ),
    ),
  })
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const day = box.current?.elements.namedItem('day')
    if (isNew && day instanceof HTMLInputElement && day.value === day.defaultValue && !lastResult) {
      day.value = localDay(new Date())
    }
  }, [isNew, lastResult])
  return (
    <PostForm
      ref={box}
      form={form}
      labels={labels}
      draft={draft}
      revision={revision}
      hidden={hidden}
      className="max-w-3xl"
    >
      {questions.length > 0 ? (
        <RadioGroupField
          meta={fields.question}
          label={labels.question}
          options={[
            { value: 'none', label: words.noQuestion },
            ...questions.map(({ name, text, subject }) => ({
              value: name,
              label: text,
              hint: subject ? words.on(subject) : undefined,
            })),
          ]}
        />
      ) : null}
      <TextAreaField
        meta={fields.text}
        required
        label={labels.text}
        hint={words.onlyYou}
        counter={NOTE_MAX}
        rows={12}
      />
      <Field meta={fields.day} required label={labels.day} hint={words.dayHint} input={{ type: 'date' }} />
      <div className="actions">
        <Button type="submit" pending={busy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </PostForm>
  )
}
