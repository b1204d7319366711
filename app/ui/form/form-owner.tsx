import { useActionData } from '@remix-run/react'

/** The hidden field that says whose form it is, and when it was shown. */
export const FORM_OWNER = 'formOwner'

/** What a form shows first of an earlier showing of it. */
export interface FormDraft {
  /** Whose form it is. */
  owner: string
  /** What was typed before the session ended; null where nothing was. */
  fields: Readonly<Record<string, string>> | null
}

/**
 * Keeps the typed values of a form if the session has ended, and refuses the form if another person has signed in with
 * the same browser since it was shown. An answer that reports somebody else's change counts as a new showing: the
 * person has seen that change.
 */
export function FormOwner({ owner }: { owner: string }) {
  const answer = useActionData() as { details?: { [FORM_OWNER]?: string } } | undefined
  return <input type="hidden" name={FORM_OWNER} value={answer?.details?.[FORM_OWNER] ?? owner} />
}
