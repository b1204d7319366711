import { type ReactNode, useState } from 'react'
import { Disclosure } from '#app/ui/base/disclosure.tsx'

interface FoldedFormProps {
  summary: ReactNode
  /** It is open at first if this form was refused. */
  form: { status?: 'success' | 'error' | undefined }
  children: ReactNode
}

/** Holds a form that is seldom needed. It opens on a press. */
export function FoldedForm({ summary, form, children }: FoldedFormProps) {
  // Only at first: a form that the reader has opened stays open when it is sent.
  const [isRefused] = useState(form.status === 'error')
  return (
    <Disclosure summary={summary} size="block" open={isRefused}>
      {children}
    </Disclosure>
  )
}
