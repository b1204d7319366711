import { useActionData } from '@remix-run/react'

/** The field with which forms and calls state the revision that they have read. */
export const REVISION = 'revision'

/**
 * The hidden field for a record that counts its changes. If the response has another revision, it has reported the
 * change to the person, and saving again replaces that change.
 */
export function FormRevision({ revision }: { revision: number | string }) {
  const answer = useActionData() as { details?: { [REVISION]?: number } } | undefined
  return <input type="hidden" name={REVISION} value={answer?.details?.[REVISION] ?? revision} />
}
