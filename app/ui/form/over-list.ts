import { createContext, useContext } from 'react'

export const OverList = createContext(false)

/** Whether this stands in a dialog: then the list behind it is not to be scrolled by what the form leads to. */
export function useOverList(): boolean {
  return useContext(OverList)
}
