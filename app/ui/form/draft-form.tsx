import { type FormMetadata, getFormProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { DialogForm } from '#app/ui/list/dialog-form.tsx'
import { KeptNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormOwner, type Kept } from './form-owner.tsx'
import { RequestKey } from './request-key.tsx'

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
