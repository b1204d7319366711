import { lazy, Suspense } from 'react'
import type { Toast } from './toast'
import { ToastMessage } from './toast-message'
import { useHydrated } from './use-hydrated'

// Most pages show no toast, so its code comes only with one.
const FloatingToast = lazy(() => import('./floating-toast'))

interface ToasterProps {
  toast: Toast | null
  /** The page will be hydrated. */
  hydrate: boolean
}

/**
 * One message at a time. A page with JavaScript floats it over the corner for five seconds; one
 * without, or a browser without, says the same words at the top of the page. Until the script has
 * come the message waits where it will float, so that nothing on the page moves.
 */
export function Toaster({ toast, hydrate }: ToasterProps) {
  const hydrated = useHydrated()
  if (!toast) return null
  if (!hydrate) return <ToastMessage toast={toast} />
  const waiting = (
    <div className="toast-in-waiting">
      <ToastMessage toast={toast} />
    </div>
  )
  return hydrated ? (
    <Suspense fallback={waiting}>
      <FloatingToast toast={toast} />
    </Suspense>
  ) : (
    waiting
  )
}
