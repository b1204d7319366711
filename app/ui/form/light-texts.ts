const KEY = 'typed'

interface Kept {
  path: string
  /** The address of the person who is signed in. */
  person: string | undefined
  texts: readonly (readonly [id: string, value: string, isClosed: boolean])[]
}

/**
 * Sending one form of a page loads the page again. The texts typed into its other forms are restored if it is the same
 * page and the same person. Otherwise they are deleted, so that the next person who uses the browser does not find
 * them.
 */
export function keepOtherTexts(page: Document): void {
  const path = location.pathname
  const person = page.body.dataset.signedInAs
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  sessionStorage.removeItem(KEY)
  if (kept?.path === path && kept.person === person) for (const text of kept.texts) restore(page, ...text)

  let sent: EventTarget | null = null
  const keep = () => {
    if (!sent) return
    const boxes = [...page.querySelectorAll<HTMLTextAreaElement>('textarea[id]')]
      .filter((box) => box.form !== sent && box.value)
      .map((box) => [box.id, box.value, false] as const)
    // A note in place that was closed has no text box in the page (light-notes.ts).
    const closed = [...page.querySelectorAll<HTMLElement>('[data-closed-note]')]
      .filter(({ dataset }) => dataset.closedNote)
      .map((place) => [place.id, place.dataset.closedNote!, true] as const)
    const texts = [...boxes, ...closed]
    if (texts.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ path, person, texts } satisfies Kept))
  }
  page.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return
    // When a person signs out, no text stays in the browser.
    sent = (target as Element).matches('[action="/sign-out"]') ? null : target
    sessionStorage.removeItem(KEY)
    keep()
  })
  // A form that downloads a file does not leave the page, so texts that were changed or saved since are read again.
  window.addEventListener('pagehide', keep)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sent = null
  })
}

function restore(page: Document, id: string, value: string, isClosed: boolean): void {
  const box = page.getElementById(id)
  if (!(box instanceof HTMLTextAreaElement)) {
    // A note in place has its form only when it is opened (light-notes.ts).
    const detail = { id: id.replace(/-text$/, ''), value, isClosed }
    page.dispatchEvent(new CustomEvent('restore-note', { detail }))
    return
  }
  box.value = value
  box.closest('details')?.setAttribute('open', '')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
