import { Form, type FormProps } from '@remix-run/react'

/** The form of a dialog. Once it is taken, Back leads past the dialog: what it was about may be gone. */
export function DialogForm(props: FormProps) {
  return <Form {...props} method="post" preventScrollReset replace />
}
