import { createContext, type ReactNode, useContext } from 'react'
import { useKeptFocus } from './kept-focus.ts'

const IsCovered = createContext(false)

/** True in a list that a dialog is open over. */
export const useIsCovered = () => useContext(IsCovered)

/** Contains a list and the dialog that is open over it. Without JavaScript too, the list behind it cannot be reached. */
export function DialogHost({ dialog, children }: { dialog: ReactNode; children: ReactNode }) {
  const open = dialog !== null && dialog !== undefined
  const list = useKeptFocus(open)
  return (
    <>
      {/* React 18 passes an unknown attribute on as it is written. An empty string sets it. */}
      <div ref={list} {...(open ? { inert: '' } : {})}>
        <IsCovered.Provider value={open}>{children}</IsCovered.Provider>
      </div>
      {dialog}
    </>
  )
}
