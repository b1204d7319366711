import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { opensElsewhere } from '#app/ui/base/opens-elsewhere.ts'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { googleWords } from './google-messages.ts'
import { type PopupFlow, signInByPopup } from './google-popup.ts'
import { leaveSignedIn } from './leave-signed-in.ts'

interface GoogleButtonProps {
  flow: PopupFlow
  /** Where to go once signed in; the dashboard by default. */
  redirectTo: string | null
  children: ReactNode
}

/** A link that leads to Google and back. With JavaScript the same happens in a popup, and the page stays. */
export function GoogleButton({ flow, redirectTo, children }: GoogleButtonProps) {
  const say = useShowToast()
  const [isWaiting, setWaiting] = useState(false)
  const attempt = useRef<AbortController>()
  useEffect(() => () => attempt.current?.abort(), [])

  async function openPopup(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    attempt.current?.abort()
    attempt.current = new AbortController()
    setWaiting(true)
    const trouble = await signInByPopup(flow, attempt.current.signal)
    setWaiting(false)
    // A new document: nothing that was shown to a signed-out visitor stays in memory.
    if (trouble) say(trouble)
    else leaveSignedIn(redirectTo ?? paths.dashboard)
  }

  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  return (
    <>
      <ButtonLink variant="secondary" className="w-full" href={paths.google + query} onClick={openPopup}>
        {children}
      </ButtonLink>
      <p role="status" className="text-faded empty:hidden">
        {isWaiting ? googleWords.waiting : null}
      </p>
    </>
  )
}
