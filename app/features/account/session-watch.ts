import { emailSignedIn } from './email-signed-in.ts'

/** Does something whenever the window gets focus. @returns ends it */
function onFocus(look: () => void): () => void {
  window.addEventListener('focus', look)
  return () => window.removeEventListener('focus', look)
}

/** Leaves the page, which is for visitors, when another window has signed in. @returns ends the watch */
export function leaveWhenSignedIn(to: string): () => void {
  return onFocus(async () => {
    if (await emailSignedIn()) window.location.assign(to)
  })
}

/**
 * Where another window has signed out, or in as somebody else, the page is loaded again, so that nothing private stays on
 * the screen; unless something was typed, which its form keeps. @returns ends the watch
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
