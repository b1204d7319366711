/** Opens the reasons that a number links to, in browsers that do not do so themselves. */
export function revealReasons(page: Document): void {
  const reveal = () => {
    const target = page.getElementById(decodeURIComponent(location.hash.slice(1)))
    const closed = target?.closest('details:not([open])')
    if (!target || !closed) return
    closed.setAttribute('open', '')
    target.scrollIntoView()
  }
  reveal()
  window.addEventListener('hashchange', reveal)
}
