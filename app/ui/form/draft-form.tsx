import type { ComponentProps, ReactNode } from 'react'
import { type FormMetadata, getFormProps, type SubmissionResult } from '#app/framework/use-form.ts'
import { DialogForm } from './dialog-form.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FormDraft, FormOwner } from './form-owner.tsx'
import { IdempotencyKey } from './idempotency-key.tsx'

/** What a form of a record takes from its page. */
export interface RecordFormProps<Fields extends string> {
  lastResult: SubmissionResult<string[]> | null
  kept: FormDraft
  initial: Partial<Record<Fields, string>>
  submitLabel: string
  /** Of a form that adds something. */
  idempotencyKey?: string
  /** The list behind it. */
  closeHref: string
}

interface DraftFormProps {
  form: FormMetadata
  kept: FormDraft
  labels: ComponentProps<typeof ErrorSummary>['labels']
  /** Where it creates something: sent twice, it does so once. */
  idempotencyKey?: string | undefined
  children: ReactNode
}

/** A form whose input outlives the session: what was kept is announced over it, and it says whose it is. */
export function DraftForm({ form, kept, labels, idempotencyKey, children }: DraftFormProps) {
  return (
    <>
      {kept.fields ? <DraftNotice className="mb-6" /> : null}
      <DialogForm {...getFormProps(form)} noValidate>
        <FormOwner owner={kept.owner} />
        <ErrorSummary form={form} labels={labels} />
        {idempotencyKey ? <IdempotencyKey value={idempotencyKey} /> : null}
        {children}
      </DialogForm>
    </>
  )
}
