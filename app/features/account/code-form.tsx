import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { getFormProps, type SubmissionResult, useForm } from '#app/framework/use-form.ts'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormOwner } from '#app/ui/form/form-owner.tsx'

interface CodeFormProps {
  /** Tells the page which of its forms was sent. */
  step: string
  owner: string
  lastResult: SubmissionResult<string[]> | null
  hint: string
  variant?: ButtonVariant
  /** The label of its button. */
  children: ReactNode
}

/** A form for a code. The label of its button says what happens next. */
export function CodeForm({ step, owner, lastResult, hint, variant = 'primary', children }: CodeFormProps) {
  const busy = useNavigation().formData?.get('step') === step
  const [form, fields] = useForm<{ code: string }>({ id: step, lastResult })
  return (
    <Form {...getFormProps(form)} method="post" noValidate className="max-w-sm">
      <FormOwner owner={owner} />
      <ErrorSummary form={form} labels={{ code: 'Code' }} />
      <input type="hidden" name="step" value={step} />
      <Field
        meta={fields.code}
        required
        label="Code"
        hint={hint}
        input={{ type: 'text', autoComplete: 'one-time-code', spellCheck: false }}
      />
      <Button variant={variant} pending={busy}>
        {children}
      </Button>
    </Form>
  )
}
