import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Opens what an address leads into, in browsers that do not do so themselves: a number leads into closed reasons. */
export function useOpenedTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    const closed = target?.closest('details:not([open])')
    if (!target || !closed) return
    closed.setAttribute('open', '')
    target.scrollIntoView()
  }, [hash])
}
