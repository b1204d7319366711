/** Shows that the analysis is being generated while a failed one is tried again. */
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
