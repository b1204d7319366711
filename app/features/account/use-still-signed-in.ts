import { useEffect } from 'react'
import { leaveWhenSignedIn, reloadUnlessSignedIn } from './session-watch.ts'

/** Checks whenever the window gets focus whether the person of the page is still signed in. */
export function useStillSignedIn(email: string | undefined): void {
  useEffect(() => (email === undefined ? undefined : reloadUnlessSignedIn(email)), [email])
}

/** The same on a page for visitors: leaves it once another window has signed in. */
export function useStillSignedOut(to: string): void {
  useEffect(() => leaveWhenSignedIn(to), [to])
}
