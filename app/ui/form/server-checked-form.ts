import type { SubmissionResult } from '@conform-to/react'
import type { FieldMeta } from './field.tsx'

/**
 * What conform's `useForm` says of a form that only the server checks, because it loads a new page. It needs none of
 * conform's code in the browser.
 */
export function serverCheckedForm<Name extends string>(
  id: string,
  names: readonly Name[],
  lastResult: SubmissionResult<string[]> | null,
) {
  const allErrors = Object.fromEntries(
    Object.entries(lastResult?.error ?? {}).map(([name, errors]) => [name, errors ?? []]),
  )
  const fieldOf = (name: Name): FieldMeta => ({
    id: `${id}-${name}`,
    name,
    formId: id,
    errorId: `${id}-${name}-error`,
    descriptionId: `${id}-${name}-description`,
    errors: allErrors[name],
    initialValue: lastResult?.initialValue?.[name],
  })
  return {
    form: { id, errorId: `${id}-error`, allErrors, status: lastResult?.status },
    fields: Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, FieldMeta>,
  }
}
