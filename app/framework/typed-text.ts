/**
 * React gives a text box its first text again as it takes a page over, unless the box says by then that its
 * first text is another one. Until the page lives, what somebody has typed is therefore said to be the first.
 *
 * @returns ends this, and gives every box its own first text back
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
