import { useEffect } from 'react'
import { reloadUnlessSignedIn } from './session-watch.ts'

/** Looks again whenever the window gets focus whether the page's person is still signed in. */
export function useStillSignedIn(email: string): void {
  useEffect(() => reloadUnlessSignedIn(email), [email])
}
