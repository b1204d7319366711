import { Form, type FormProps } from '@remix-run/react'
import { useOverList } from './over-list.ts'

/**
 * The form of a dialog over a list. Once it is taken, Back leads past the dialog: what it was about may be gone. On a
 * page without a list behind it, it is a form like any other.
 */
export function DialogForm(props: FormProps) {
  const isOverList = useOverList()
  return <Form {...props} method="post" preventScrollReset={isOverList} replace={isOverList} />
}
