import { type FormMetadata, getFormProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { DialogForm } from '#app/ui/list/dialog-form.tsx'
import { RequestKey } from '#app/ui/request-key.tsx'
import { FormOwner, type Kept } from './form-owner.tsx'
import { KeptNotice } from './kept-notice.tsx'

interface KeptFormProps<Fields extends Record<string, unknown>> {
  form: FormMetadata<Fields, string[]>
  kept: Kept
  labels: ComponentProps<typeof ErrorSummary>['labels']
  /** Where it creates something: sent twice, it does so once. */
  requestKey?: string | undefined
  children: ReactNode
}

/** A form whose input outlives the session: what was kept is announced over it, and it says whose it is. */
export function KeptForm<Fields extends Record<string, unknown>>({
  form,
  kept,
  labels,
  requestKey,
  children,
}: KeptFormProps<Fields>) {
  return (
    <>
      {kept.fields ? <KeptNotice className="mb-6" /> : null}
      <DialogForm {...getFormProps(form)} noValidate>
        <FormOwner owner={kept.owner} />
        <ErrorSummary form={form} labels={labels} />
        {requestKey ? <RequestKey value={requestKey} /> : null}
        {children}
      </DialogForm>
    </>
  )
}
