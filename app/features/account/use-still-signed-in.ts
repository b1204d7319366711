import { useEffect } from 'react'
import { emailSignedIn } from './email-signed-in.ts'

/**
 * Looks again whenever the window gets focus. Where another window has signed out, or in as somebody else, the page is
 * asked for anew, so that nothing private stays on the screen; unless something was typed, which its form keeps.
 */
export function useStillSignedIn(email: string): void {
  useEffect(() => {
    const look = async () => {
      const now = await emailSignedIn()
      if (now !== undefined && now !== email && !somethingWasTyped()) window.location.reload()
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [email])
}

function somethingWasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input, main textarea',
  )
  return [...fields].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  )
}
