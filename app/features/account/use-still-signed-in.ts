import { useEffect } from 'react'
import { reloadUnlessSignedIn } from './session-watch.ts'

/** Checks whenever the window gets focus whether the person of the page is still signed in. */
export function useStillSignedIn(email: string): void {
  useEffect(() => reloadUnlessSignedIn(email), [email])
}
