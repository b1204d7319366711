import type { Submission } from '@conform-to/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

/** The form uses only the errors: the server reads the values. */
type Check = (form: FormData) => Submission<never, string[], never>

/** The errors of a form by field; those of no field have an empty name. */
export type FieldErrors = Readonly<Record<string, readonly string[] | null>>

/** A form that was sent before its schema was loaded. */
interface HeldForm {
  form: HTMLFormElement
  button: HTMLElement | null
}

/** A button that does not send the form to be saved, such as one that searches. conform's own buttons validate. */
function isExempt(button: HTMLElement | null): boolean {
  return button?.hasAttribute('formnovalidate') === true && button.getAttribute('name') !== '__intent__'
}

/**
 * Options for conform's `useForm` with which the browser checks a form by the schema of its action, before it is sent.
 * Errors appear when the form is sent, and change while a field with an error is corrected. The schema and zod are
 * loaded when a person begins to fill in the form; if they cannot be loaded, only the server checks it.
 * @param id the id of the form
 * @param onInvalid called when the form was sent and is not valid
 */
export function useValidation(
  id: string,
  loadSchema: () => Promise<z.ZodType>,
  onInvalid: (errors: FieldErrors) => void = () => {},
) {
  const [check, setCheck] = useState<Check | 'none' | null>(null)
  const held = useRef<HeldForm | null>(null)
  const load = useRef(loadSchema)
  const isLoading = useRef(false)
  const begin = useRef(() => {
    if (isLoading.current) return
    isLoading.current = true
    Promise.all([import('./parse-form.ts'), load.current()]).then(
      ([{ parseForm }, schema]) =>
        setCheck(() => (form: FormData) => parseForm(form, schema) as ReturnType<Check>),
      () => setCheck('none'),
    )
  })

  useEffect(() => {
    const start = (event: Event) => {
      const { form } = event.target as Partial<HTMLInputElement>
      if (form?.id === id) begin.current()
    }
    document.addEventListener('focusin', start)
    return () => document.removeEventListener('focusin', start)
  }, [id])

  useEffect(() => {
    if (!check || !held.current) return
    const { form, button } = held.current
    held.current = null
    form.requestSubmit(button)
  }, [check])

  if (check === 'none') return {}
  if (check) {
    return {
      onValidate({ formData, submitter }: { formData: FormData; submitter: HTMLElement | null }) {
        const checked = check(formData)
        if (isExempt(submitter)) return { ...checked, status: 'error' as const, error: null }
        if (checked.status === 'error') onInvalid(checked.error ?? {})
        return checked
      },
      shouldRevalidate: 'onInput' as const,
    }
  }
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const button = (event.nativeEvent as SubmitEvent).submitter
      if (isExempt(button)) return
      event.preventDefault()
      held.current = { form: event.currentTarget, button }
      begin.current()
    },
  }
}
