import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ARRIVAL } from '#app/language/page-language.tsx'

/**
 * Navigation without a new document removes the focused element, and screen readers announce nothing. This moves focus
 * to the beginning of the page, as a new document would.
 */
export function useFocusOnArrival(): void {
  const { pathname, search, key, state } = useLocation()
  useFocusOnChange(pathname + search)
  const last = useRef(key)
  const isArrival = (state as Partial<typeof ARRIVAL> | null)?.arrives === true
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (isArrival) focusHeading()
  }, [key, isArrival])
}

/** After a link was followed: a menu that it was in is closed, and the heading is read out. */
function focusHeading(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The same for a page whose address shows another thing after each of its forms. @param shown names that thing */
export function useFocusOnChange(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [shown])
}
