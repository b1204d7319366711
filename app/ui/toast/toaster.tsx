import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Toast } from './toast.ts'
import { ToastMessage } from './toast-message.tsx'

const ShownToast = createContext<Toast | null>(null)

/** Around the whole page. A newer message of the server replaces the older one. */
export function ToastRoom({ toast, children }: { toast: Toast | null; children: ReactNode }) {
  const [shown, setShown] = useState(toast)
  const last = useRef(toast)
  const seen = useRef(new WeakSet<Toast>())
  // The message that came with the page stays in its data and is there again after the answer to a form. It is not
  // shown twice.
  useEffect(() => {
    if (last.current) seen.current.add(last.current)
    if (last.current === toast) return
    last.current = toast
    setShown(toast && !seen.current.has(toast) ? toast : null)
  }, [toast])
  return <ShownToast.Provider value={shown}>{children}</ShownToast.Provider>
}

interface ToasterProps {
  /** True on pages whose script lets it float. */
  floats: boolean
}

/**
 * One message at a time. A page with JavaScript floats it over the corner for five seconds; one
 * without, or a browser without, says the same words at the top of the page. Until the script has
 * come the message waits where it will float, so that nothing on the page moves.
 */
export function Toaster({ floats }: ToasterProps) {
  const toast = useContext(ShownToast)
  const Floating = useFloatingToast(floats && toast !== null)
  if (!toast) return null
  if (!floats) return <ToastMessage toast={toast} />
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
    import('./floating-toast.tsx').then(
      (module) => {
        if (current) setComponent(() => module.default)
      },
      () => {}, // Without a connection: the message stays where it waits, and can be read there.
    )
    return () => {
      current = false
    }
  }, [wanted, component])
  return component
}
