import { paths } from '#app/paths.ts'
import type { Toast } from '#app/ui/toast/toast.ts'
import { type PopupFlow, type PopupWords, signInByPopup } from './google-popup.ts'
import { leaveSignedIn } from './leave-signed-in.ts'

/** A link that leads to Google opens a popup instead, and the page stays (google-button.tsx). */
export function openGooglePopups(page: Document, say: (toast: Toast) => void): void {
  let attempt: AbortController | undefined
  page.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-google]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    attempt?.abort()
    attempt = new AbortController()
    const status = link.nextElementSibling
    const words = JSON.parse(link.dataset.words ?? '{}') as PopupWords
    status?.replaceChildren(words.waiting)
    const trouble = await signInByPopup(link.dataset.google as PopupFlow, words, attempt.signal)
    status?.replaceChildren()
    // A new document: nothing that was shown to a signed-out visitor stays in memory.
    if (trouble) say(trouble)
    else leaveSignedIn(link.dataset.then ?? paths.dashboard)
  })
}

/** In the popup, back from Google: tells the page that opened it what happened (routes/auth/callback.tsx). */
export function tellOpener(page: Document): void {
  const data = page.querySelector<HTMLElement>('[data-for-opener]')?.dataset.forOpener
  const opener = window.opener as Window | null
  if (!data || !opener) return
  opener.postMessage(JSON.parse(data), window.location.origin)
  window.close()
}
