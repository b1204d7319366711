import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Shows what a link within a page leads to. Browsers that do not do so open what is closed around it; and the router would
 * scroll to where the page was at the last such link, because all of them have one key in its memory.
 */
export function useOpenedTarget(): void {
  const { hash, pathname } = useLocation()
  const before = useRef<string | null>(null)
  useEffect(() => {
    const isWithin = before.current === pathname
    before.current = pathname
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    const closed = target?.closest('details:not([open])')
    if (closed) closed.setAttribute('open', '')
    if (closed || isWithin) target?.scrollIntoView()
  }, [hash, pathname])
}
