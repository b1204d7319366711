import { createContext, useContext } from 'react'

export const OverList = createContext(false)

/** True inside a dialog over a list. The page that follows a form must not scroll that list. */
export function useOverList(): boolean {
  return useContext(OverList)
}
