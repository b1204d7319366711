import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router-dom'
import type { Toast } from '#app/ui/toast/toast.ts'

interface ActionAnswer {
  toast?: Toast
  lastResult?: { error?: unknown }
}

/**
 * What the action of the page's form answered and which error stands on the page, whatever route they
 * belong to. Remix's hooks see only their own route's; the document around the page has to know both.
 */
export function usePageState(): { answer: ActionAnswer | undefined; error: unknown; rootFailed: boolean } {
  const state = useContext(UNSAFE_DataRouterStateContext)
  const errors = state?.errors ?? {}
  return {
    answer: Object.values(state?.actionData ?? {}).find(
      (answer): answer is ActionAnswer => typeof answer === 'object' && answer !== null,
    ),
    error: Object.values(errors)[0],
    /** No other route's boundary took the error, so the root's own stands in the page's place. */
    rootFailed: 'root' in errors,
  }
}
