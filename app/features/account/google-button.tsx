import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { googleWords } from './google-messages.ts'
import type { PopupFlow, PopupWords } from './google-popup.ts'

interface GoogleButtonProps {
  flow: PopupFlow
  /** Where to go once signed in; the dashboard by default. */
  redirectTo: string | null
  children: ReactNode
}

function popupWords(flow: PopupFlow): PopupWords {
  const { waiting, error, startFailed, cancelled, failed } = googleWords
  const blocked =
    flow === 'page'
      ? failure(error, googleWords.allowPopups)
      : failure(googleWords.popupBlocked, googleWords.allowPopupsAndTry)
  return { waiting, error, startFailed, cancelled, failed, blocked }
}

/** A link that leads to Google and back. With JavaScript the same happens in a popup, and the page stays (google-links.ts). */
export function GoogleButton({ flow, redirectTo, children }: GoogleButtonProps) {
  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  return (
    <>
      <ButtonLink
        variant="secondary"
        className="w-full"
        href={paths.google + query}
        data-google={flow}
        data-words={JSON.stringify(popupWords(flow))}
        data-then={redirectTo ?? paths.dashboard}
      >
        {children}
      </ButtonLink>
      <p role="status" className="text-faded empty:hidden" />
    </>
  )
}
