import { useActionData } from '@remix-run/react'

/** The name under which forms and calls send which revision of a thing they have read. */
export const REVISION = 'revision'

/**
 * The hidden field for a thing that counts its changes. If the answer has another revision, it has reported the change
 * to the person, and saving again replaces that change.
 */
export function FormRevision({ revision }: { revision: number | string }) {
  const answer = useActionData() as { details?: { [REVISION]?: number } } | undefined
  return <input type="hidden" name={REVISION} value={answer?.details?.[REVISION] ?? revision} />
}
