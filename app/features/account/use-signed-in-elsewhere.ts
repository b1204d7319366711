import { useEffect } from 'react'
import { isSignedIn } from './google-popup.ts'

/** Looks again whenever the window gets focus, and leaves the sign-in page when another window has signed in. */
export function useSignedInElsewhere(redirectTo: string | null): void {
  useEffect(() => {
    const look = async () => {
      if (await isSignedIn()) window.location.assign(redirectTo ?? '/dashboard')
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [redirectTo])
}
