import type { ComponentProps, ReactNode } from 'react'
import { type FormMetadata, getFormProps, type SubmissionResult } from '#app/framework/use-form.ts'
import { DialogForm } from './dialog-form.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FormDraft, FormOwner } from './form-owner.tsx'
import { IdempotencyKey } from './idempotency-key.tsx'

/** The data that a record's form receives from its page. */
export interface RecordFormProps<Fields extends string> {
  lastResult: SubmissionResult<string[]> | null
  kept: FormDraft
  initial: Partial<Record<Fields, string>>
  submitLabel: string
  /** The key of a form that adds a record. */
  idempotencyKey?: string
  /** The address of the list behind the form. */
  closeHref: string
}

interface DraftFormProps {
  form: FormMetadata
  kept: FormDraft
  labels: ComponentProps<typeof ErrorSummary>['labels']
  /** Set if the form creates something: sent twice, it creates it once. */
  idempotencyKey?: string | undefined
  children: ReactNode
}

/** A form whose input is kept when the session ends. It announces restored input, and it contains its owner. */
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
