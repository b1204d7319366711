import type { SubmissionResult } from '@conform-to/react'
import type { DraftFields } from './post-form.tsx'

/** The data that a record's form receives from its page. */
export interface RecordFormProps<Fields extends string> {
  lastResult: SubmissionResult<string[]> | null
  draft: DraftFields | null
  initial: Partial<Record<Fields, string>>
  submitLabel: string
  /** The address of the list behind the form. */
  closeHref: string
}
