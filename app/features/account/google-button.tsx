import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { useSay } from '#app/ui/toast/toaster.tsx'
import { type PopupFlow, signInByPopup } from './google-popup.ts'

interface GoogleButtonProps {
  flow: PopupFlow
  /** Where to go once signed in; the dashboard unless told. */
  redirectTo: string | null
  children: ReactNode
}

/** A link that leads to Google and back. With JavaScript the same happens in a popup, and the page stays. */
export function GoogleButton({ flow, redirectTo, children }: GoogleButtonProps) {
  const [waiting, setWaiting] = useState(false)
  const say = useSay()
  const attempt = useRef<AbortController>()

  useEffect(() => () => attempt.current?.abort(), [])

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    attempt.current?.abort()
    attempt.current = new AbortController()
    setWaiting(true)
    const trouble = await signInByPopup(flow, attempt.current.signal)
    setWaiting(false)
    // Loads the whole page again, so that nothing shown to a signed-out visitor stays in memory.
    if (trouble) say(trouble)
    else window.location.assign(redirectTo ?? '/dashboard')
  }

  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  return (
    <>
      <ButtonLink variant="secondary" className="w-full" href={paths.google + query} onClick={open}>
        {children}
      </ButtonLink>
      <p role="status" className="text-faded empty:hidden">
        {waiting ? 'Please finish in the window that has opened.' : null}
      </p>
    </>
  )
}
