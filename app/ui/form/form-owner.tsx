import { useActionData } from '@remix-run/react'

/** The hidden field that contains the form's owner and the time when the form was shown. */
export const FORM_OWNER = 'formOwner'

/** The owner of a form, and what was typed into an earlier showing of it. */
export interface FormDraft {
  /** The owner of the form. */
  owner: string
  /** What was typed before the session ended; null if nothing was typed. */
  fields: Readonly<Record<string, string>> | null
}

/**
 * Keeps the typed values of a form if the session has ended, and refuses the form if another person has signed in with
 * the same browser since it was shown. A response that reports another person's change counts as a new showing, because
 * the person has seen that change.
 */
export function FormOwner({ owner }: { owner: string }) {
  const answer = useActionData() as { details?: { [FORM_OWNER]?: string } } | undefined
  return <input type="hidden" name={FORM_OWNER} value={answer?.details?.[FORM_OWNER] ?? owner} />
}
