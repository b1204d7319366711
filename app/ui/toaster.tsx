import { type ComponentType, useEffect, useState } from 'react'
import type { Toast } from './toast'
import { ToastMessage } from './toast-message'

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
  const Floating = useFloatingToast(hydrate && toast !== null)
  if (!toast) return null
  if (!hydrate) return <ToastMessage toast={toast} />
  if (Floating) return <Floating toast={toast} />
  return (
    <div className="toast-in-waiting">
      <ToastMessage toast={toast} />
    </div>
  )
}

/**
 * Most pages show no toast, so its code comes only with one. By an effect and not by `lazy`: a boundary
 * around the document that suspends while the page hydrates makes React 18 give up the root (error 345).
 */
function useFloatingToast(wanted: boolean): ComponentType<{ toast: Toast }> | null {
  const [component, setComponent] = useState<ComponentType<{ toast: Toast }> | null>(null)
  useEffect(() => {
    if (!wanted || component) return
    let current = true
    import('./floating-toast').then((module) => {
      if (current) setComponent(() => module.default)
    })
    return () => {
      current = false
    }
  }, [wanted, component])
  return component
}
