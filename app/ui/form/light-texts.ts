const KEY = 'typed'

type Kept = { path: string; texts: readonly (readonly [id: string, value: string])[] }

/**
 * Sending one form of a page loads a page. What was typed into the others is there again, if it is the same page; else it
 * is forgotten, so that nobody who uses the browser next finds it.
 */
export function keepOtherTexts(page: Document): void {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  sessionStorage.removeItem(KEY)
  if (kept?.path === location.pathname) for (const [id, value] of kept.texts) restore(page, id, value)

  page.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return
    const texts = [...page.querySelectorAll<HTMLTextAreaElement>('textarea[id]')]
      .filter((box) => box.form !== target && box.value)
      .map((box) => [box.id, box.value] as const)
    if (texts.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, texts }))
  })
}

function restore(page: Document, id: string, value: string): void {
  const box = page.getElementById(id)
  if (!(box instanceof HTMLTextAreaElement)) {
    // A note in place has its form only when it is opened (light-notes.ts).
    const detail = { id: id.replace(/-text$/, ''), value }
    page.dispatchEvent(new CustomEvent('restore-note', { detail }))
    return
  }
  box.value = value
  box.closest('details')?.setAttribute('open', '')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
