import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router-dom'
import type { Toast } from '#app/ui/toast/toast.ts'

interface ActionAnswer {
  toast?: Toast
  lastResult?: { error?: unknown }
}

/**
 * The answer of the page's action, and the page's error, from any route. Remix's hooks return only those of their own
 * route, but the document around the page needs both.
 */
export function usePageState(): { answer: ActionAnswer | undefined; error: unknown; rootFailed: boolean } {
  const state = useContext(UNSAFE_DataRouterStateContext)
  const errors = state?.errors ?? {}
  return {
    answer: Object.values(state?.actionData ?? {}).find(
      (answer): answer is ActionAnswer => typeof answer === 'object' && answer !== null,
    ),
    error: Object.values(errors)[0],
    /** No other route's error boundary shows the error, so the root's boundary replaces the page. */
    rootFailed: 'root' in errors,
  }
}
