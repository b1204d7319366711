import { useActionData, useLocation } from '@remix-run/react'
import { createContext, useContext, useEffect } from 'react'
import type { Toast } from '#app/ui/toast/toast.ts'

/** What of an action's answer the document around the page shows: its message, and whether it refuses. */
export interface PageAnswer {
  toast?: Toast | undefined
  lastResult?: { error?: unknown }
}

/** An answer is the page's until the next navigation. */
export interface ToldAnswer {
  answer: PageAnswer
  /** Of the location that the answer belongs to. */
  key: string
}

const TellAnswer = createContext<(told: ToldAnswer) => void>(() => {})

/** Around every page, by the root: takes what the page's forms tell. */
export const AnswerRoom = TellAnswer.Provider

/** Tells the document what the route's action answered in the browser. The server has it in the root's data. */
export function useTellAnswer(): void {
  const answer = useActionData() as PageAnswer | undefined
  const { key } = useLocation()
  const tell = useContext(TellAnswer)
  useEffect(() => {
    if (answer) tell({ answer, key })
  }, [answer, key, tell])
}
