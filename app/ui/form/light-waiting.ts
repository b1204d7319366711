/**
 * While a form is being sent, shows what the template after its card contains, instead of the card. Without this
 * script the browser keeps showing the card until the next page is there.
 */
export function showWaiting(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-while-sent]')
  const card = template?.previousElementSibling
  if (!template || !card) return
  page.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !card.contains(target as Node)) return
    card.setAttribute('hidden', '')
    template.before(template.content.cloneNode(true))
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
