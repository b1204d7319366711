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
 * Makes a form one whose typed values are kept when the session turns out to have ended, and which is not taken from
 * somebody else who has signed in at the same browser since. Whoever was told of a change that came in between has
 * seen it: the answer counts as another showing.
 */
export function FormOwner({ owner }: { owner: string }) {
  const answer = useActionData() as { details?: { [FORM_OWNER]?: string } } | undefined
  return <input type="hidden" name={FORM_OWNER} value={answer?.details?.[FORM_OWNER] ?? owner} />
}
