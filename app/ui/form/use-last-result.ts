import type { SubmissionResult } from '@conform-to/react'
import { useActionData } from '@remix-run/react'

/**
 * The answer of the route's action to a refused form, for conform's `useForm`.
 * @param sent what the form has in its hidden fields, if its page has several forms
 */
export function useLastResult(
  sent: Readonly<Record<string, string>> = {},
): SubmissionResult<string[]> | null {
  const { lastResult } = (useActionData() ?? {}) as { lastResult?: SubmissionResult<string[]> }
  const isOfForm = Object.entries(sent).every(([name, value]) => lastResult?.initialValue?.[name] === value)
  return (isOfForm && lastResult) || null
}

/** All messages of an action's answer that refuses, for a form without fields to show them beside. */
export function listErrors(answer: unknown): string[] {
  const { lastResult } = (answer ?? {}) as { lastResult?: SubmissionResult<string[]> }
  return Object.values(lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
}

/** True if an action refused a field, not the form as a whole. */
export function hasFieldErrors(answer: unknown): boolean {
  const { lastResult } = (answer ?? {}) as { lastResult?: SubmissionResult<string[]> }
  return Object.keys(lastResult?.error ?? {}).some((field) => field !== '')
}
