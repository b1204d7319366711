import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * A page that comes without a new document takes away what had focus, and screen readers say nothing of it: focus then
 * goes to its beginning, as that of a new document would.
 */
export function useFocusOnArrival(): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [address])
}
