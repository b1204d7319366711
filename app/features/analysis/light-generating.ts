/** While a failed analysis is tried again, the page says that it is being generated. */
export function showGenerating(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-generating]')
  const failed = template?.previousElementSibling
  if (!template || !failed) return
  page.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !failed.contains(target as Node)) return
    failed.setAttribute('hidden', '')
    template.before(template.content.cloneNode(true))
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
