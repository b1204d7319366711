import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * A page that comes without a new document takes away what had focus, and screen readers say nothing of it: focus then
 * goes to its beginning, as that of a new document would.
 */
export function useFocusOnArrival(): void {
  const { pathname, search } = useLocation()
  useFocusOnChange(pathname + search)
}

/** The same where one address shows another thing after each of its forms. @param shown names what it shows */
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
