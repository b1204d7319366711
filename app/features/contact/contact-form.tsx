import { type SubmissionResult, useForm } from '@conform-to/react'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { MAX_MESSAGE } from './contact.schema.ts'

interface ContactFormProps {
  lastResult: SubmissionResult<string[]> | null
  idempotencyKey: string
  /** Filled in for a signed-in person. */
  sender: { name: string; email: string }
}

/** A plain form: its page sends no JavaScript. */
export function ContactForm({ lastResult, idempotencyKey, sender }: ContactFormProps) {
  const [form, fields] = useForm<Record<'name' | 'email' | 'message', string>>({
    id: 'contact',
    lastResult,
    defaultValue: sender,
    constraint: { email: { required: true }, message: { required: true } },
  })
  return (
    <PostForm
      form={form}
      labels={{ name: 'Name', email: 'Email', message: 'Message' }}
      action={paths.contact}
      idempotencyKey={idempotencyKey}
      honeypot
    >
      <Field
        meta={fields.name}
        label="Name (optional)"
        hint="You can use any name"
        input={{ type: 'text', autoComplete: 'name' }}
      />
      <Field
        meta={fields.email}
        required
        label="Email"
        hint="If there is an answer, it goes to this address"
        input={{ type: 'email', autoComplete: 'email' }}
      />
      <TextAreaField
        meta={fields.message}
        required
        label="Message"
        hint={`At most ${MAX_MESSAGE} characters. Please leave out birth information that is not needed for the answer.`}
        rows={8}
      />
      <Button>Send message</Button>
    </PostForm>
  )
}
