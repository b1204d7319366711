import type { FormMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { controlWords } from '#app/ui/base/messages.ts'
import { SUMMARY_CLASSES } from './summary-look.ts'

interface ErrorSummaryProps {
  form: Pick<FormMetadata, 'id' | 'errorId' | 'allErrors' | 'status'>
  /** The name of each field in the list. For a field without a name here, only its message is shown. */
  labels?: Partial<Record<string, string>>
}

/**
 * The errors at the top of the form. It takes focus when it appears, and each line links to its field. Without
 * JavaScript the page is loaded again, and a screen reader reads it first.
 */
export function ErrorSummary({ form, labels = {} }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // The summary takes focus when the form is sent. While a person corrects a field, only the field's line goes.
  const [sent, setSent] = useState(form.allErrors)
  const isSent = form.status === 'error'
  if (isSent && JSON.stringify(sent) !== JSON.stringify(form.allErrors)) setSent(form.allErrors)
  const shown = Object.keys(form.allErrors).length > 0
  const { '': general = [], ...ofFields } = sent
  const fields = Object.entries(ofFields)
    .filter(([name]) => form.allErrors[name])
    .flatMap(([name, errors]) => (errors ?? []).map((error) => ({ name, error })))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a different set of errors is a new summary.
  useEffect(() => {
    if (!isSent) return
    // conform moves focus to the first invalid field in the same commit, but the summary comes first.
    const frame = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isSent, sent])

  // The server does the same to the title of a page with errors.
  useEffect(() => {
    const { error } = controlWords
    if (!shown || document.title.startsWith(error)) return
    document.title = error + document.title
    return () => {
      if (document.title.startsWith(error)) document.title = document.title.slice(error.length)
    }
  }, [shown])

  if (!shown) return <RequiredNote />
  return (
    <>
      <div
        ref={box}
        id={form.errorId}
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript this moves focus to the errors of the new page.
        autoFocus
        className={SUMMARY_CLASSES}
      >
        <h2 className="text-lg">{fields.length > 0 ? controlWords.check : controlWords.didNotWork}</h2>
        {general.map((error) => (
          <p key={error} className="mt-1">
            {error}
          </p>
        ))}
        {fields.length > 0 ? (
          <ul className="mt-2 space-y-1">
            {fields.map(({ name, error }) => (
              <li key={`${name}: ${error}`}>
                <a
                  href={`#${fieldId(form.id, name)}`}
                  className="font-semibold text-rubric"
                  onClick={(event) => {
                    const field = document.getElementById(fieldId(form.id, name))
                    if (!field) return
                    event.preventDefault()
                    field.focus()
                    field.scrollIntoView({ block: 'center' })
                  }}
                >
                  {named(error, labels[name])}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <RequiredNote />
    </>
  )
}

/** The style sheet shows it if a field of the form is marked. */
function RequiredNote() {
  return <p className="required-note">{controlWords.required}</p>
}

/** Puts the name of the field before a message that does not begin with it. */
function named(error: string, label: string | undefined): string {
  return label ? controlWords.fieldError(label, error) : error
}

/** The id that conform gives to the control of a field. */
function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
