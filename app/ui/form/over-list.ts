import { createContext, useContext } from 'react'

interface Dialog {
  /** Where closing leads: the list behind the dialog, with its query. */
  closeHref: string
  asks: boolean
}

export const OverList = createContext<Dialog | null>(null)

/** The dialog over a list that this is in. The page that follows a form must not scroll that list. */
export function useDialog(): Dialog | null {
  return useContext(OverList)
}
