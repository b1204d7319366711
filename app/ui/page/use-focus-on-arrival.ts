import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Navigation without a new document removes the focused element, and screen readers announce nothing. This moves focus
 * to the beginning of the page, as a new document would.
 */
export function useFocusOnArrival(): void {
  const { pathname, search } = useLocation()
  useFocusOnChange(pathname + search)
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
