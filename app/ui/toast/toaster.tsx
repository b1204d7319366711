import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { latePart } from '#app/ui/base/late-part.ts'
import type { Toast } from './toast.ts'
import { isNarrow } from './toast-look.ts'
import { ToastMessage } from './toast-message.tsx'

/** Most pages show no toast, so its code is loaded only with one. */
const useFloatingToast = latePart(() => import('./floating-toast.tsx'))

const ShownToast = createContext<Toast | null>(null)
const ShowToast = createContext<(toast: Toast) => void>(() => {})

/** For a message of the browser itself. Those of the server are shown by the page. */
export const useShowToast = () => useContext(ShowToast)

/** Wraps the complete page. A newer message of the server replaces the older one. */
export function ToastRoom({ toast, children }: { toast: Toast | null; children: ReactNode }) {
  const [shown, setShown] = useState(toast)
  const last = useRef(toast)
  const seen = useRef(new WeakSet<Toast>())
  // The message of the page stays in its data and is there again after the response to a form. It is not shown twice.
  useEffect(() => {
    if (last.current) seen.current.add(last.current)
    if (last.current === toast) return
    last.current = toast
    setShown(toast && !seen.current.has(toast) ? toast : null)
  }, [toast])
  return (
    <ShowToast.Provider value={setShown}>
      <ShownToast.Provider value={shown}>{children}</ShownToast.Provider>
    </ShowToast.Provider>
  )
}

/**
 * Shows one message at a time. A browser with JavaScript floats it in the corner for five seconds. Without JavaScript,
 * and on a page without a script, it is at the top of the page. Until the script has loaded, the message is in its floating position, so that nothing on
 * the page moves.
 */
export function Toaster({ floats }: { floats: boolean }) {
  const toast = useContext(ShownToast)
  const Floating = useFloatingToast(toast !== null)
  const ofDocument = useRef(toast).current
  if (!toast) return null
  // On a narrow screen it would lie over the title.
  if (Floating && !(toast === ofDocument && isNarrow())) return <Floating toast={toast} />
  return (
    <div className={floats ? 'toast-in-waiting' : undefined}>
      <ToastMessage toast={toast} />
    </div>
  )
}
