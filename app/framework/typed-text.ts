/**
 * React resets a text box to its initial text when it hydrates a page, unless the box has another initial text by
 * then. Until hydration, this makes what was typed the initial text.
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
