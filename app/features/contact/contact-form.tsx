import { useForm } from '@conform-to/react'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { MAX_MESSAGE } from './contact.schema.ts'
import { contactWords } from './contact-messages.ts'

interface ContactFormProps {
  idempotencyKey: string
  /** Filled in for a signed-in person. */
  sender: { name: string; email: string }
}

/** A plain form: its page sends no JavaScript. */
export function ContactForm({ idempotencyKey, sender }: ContactFormProps) {
  const [form, fields] = useForm<Record<'name' | 'email' | 'message', string>>({
    id: 'contact',
    lastResult: useLastResult(),
    defaultValue: sender,
    constraint: { email: { required: true }, message: { required: true } },
  })
  const words = contactWords
  return (
    <PostForm
      form={form}
      labels={{ name: words.name, email: words.email, message: words.message }}
      action={paths.contact}
      idempotencyKey={idempotencyKey}
      honeypot
    >
      <Field
        meta={fields.name}
        label={words.nameOptional}
        hint={words.anyName}
        input={{ type: 'text', autoComplete: 'name' }}
      />
      <Field
        meta={fields.email}
        required
        label={words.email}
        hint={words.emailHint}
        input={{ type: 'email', autoComplete: 'email' }}
      />
      <TextAreaField
        meta={fields.message}
        required
        label={words.message}
        hint={words.messageHint(MAX_MESSAGE)}
        rows={8}
      />
      <Button>{words.send}</Button>
    </PostForm>
  )
}
