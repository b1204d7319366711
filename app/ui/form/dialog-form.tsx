import { Form, type FormProps } from '@remix-run/react'
import { useOverList } from './over-list.ts'

/**
 * The form of a dialog over a list. After it is accepted, Back skips the dialog, because its record may be gone. On a
 * page without a list behind it, it is a normal form.
 */
export function DialogForm(props: FormProps) {
  const isOverList = useOverList()
  return <Form {...props} method="post" preventScrollReset={isOverList} replace={isOverList} />
}
