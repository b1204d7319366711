import { emailSignedIn } from './email-signed-in.ts'

/** Calls a function whenever the window gets focus. @returns a function that stops this */
function onFocus(look: () => void): () => void {
  window.addEventListener('focus', look)
  return () => window.removeEventListener('focus', look)
}

/** Leaves a page for visitors after another window has signed in. @returns a function that stops this */
export function leaveWhenSignedIn(to: string): () => void {
  return onFocus(async () => {
    if (await emailSignedIn()) window.location.assign(to)
  })
}

/**
 * Loads the page again when another window has signed out, or in as somebody else, so that nothing private stays on the
 * screen. A page with typed text stays, because its form keeps the text. @returns a function that stops this
 */
export function reloadUnlessSignedIn(email: string): () => void {
  return onFocus(async () => {
    const now = await emailSignedIn()
    if (now !== undefined && now !== email && !somethingWasTyped()) window.location.reload()
  })
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
