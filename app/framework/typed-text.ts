/**
 * When React hydrates a page, it resets a text box to its initial text, unless that has changed by then. Until
 * hydration, this function makes the typed text the initial text.
 * @returns a function that ends this and restores the initial text of every box
 */
export function keepTypedText(page: Document): () => void {
  const firstTexts = new Map<HTMLTextAreaElement, string>()
  const keep = (box: HTMLTextAreaElement) => {
    if (box.value === box.defaultValue) return
    if (!firstTexts.has(box)) firstTexts.set(box, box.defaultValue)
    box.defaultValue = box.value
  }
  const keepInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) keep(target)
  }
  for (const box of page.querySelectorAll('textarea')) keep(box)
  page.addEventListener('input', keepInput, true)
  return () => {
    page.removeEventListener('input', keepInput, true)
    for (const [box, firstText] of firstTexts) box.defaultValue = firstText
  }
}
