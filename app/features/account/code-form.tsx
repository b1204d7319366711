import { useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { twoFactorWords } from './two-factor-messages.ts'

interface CodeFormProps {
  /** Tells the page which of its forms was sent. */
  step: string
  hint: string
  variant?: ButtonVariant
  /** The label of its button. */
  children: ReactNode
}

/** A form for a code. The label of its button says what happens next. */
export function CodeForm({ step, hint, variant = 'primary', children }: CodeFormProps) {
  const busy = useSending('step', step)
  const [form, fields] = useForm<{ code: string }>({
    id: step,
    lastResult: useLastResult({ step }),
    ...useValidation(step, () => import('./two-factor.schema.ts').then((m) => m.codeSchema)),
  })
  return (
    <PostForm form={form} labels={{ code: twoFactorWords.code }} hidden={{ step }} className="max-w-sm">
      <Field
        meta={fields.code}
        required
        label={twoFactorWords.code}
        hint={hint}
        input={{ type: 'text', autoComplete: 'one-time-code', spellCheck: false }}
      />
      <Button variant={variant} pending={busy}>
        {children}
      </Button>
    </PostForm>
  )
}
