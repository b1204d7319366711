import { paths } from '#app/paths.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { emailSignedIn } from './email-signed-in.ts'
import { type GoogleMessage, googleWords as words } from './google-messages.ts'

const NAME = 'qismah-google'
const WIDTH = 500
const HEIGHT = 600
const CLOSED_CHECK_MS = 1000

export type PopupFlow = 'page' | 'gate'

/** `recheckMs`: from the popup's closing to the last check whether somebody is signed in. */
const flowOptions: Record<PopupFlow, { recheckMs: number; closeAfterMs?: number }> = {
  page: { recheckMs: 1000 },
  gate: { recheckMs: 500, closeAfterMs: 30_000 },
}

/** The result: null for success, otherwise a message for the person. */
type PopupOutcome = Toast | null

/**
 * Opens the popup and waits for its message or until it is closed. Aborting `signal` stops the waiting and leaves the
 * promise unsettled.
 */
export function signInByPopup(flow: PopupFlow, signal: AbortSignal): Promise<PopupOutcome> {
  const { recheckMs, closeAfterMs } = flowOptions[flow]
  let popup: Window | null
  try {
    popup = window.open(`${paths.googlePopup}?language=${document.documentElement.lang}`, NAME, features())
  } catch {
    return Promise.resolve(failure(words.error, words.startFailed))
  }
  if (!popup || popup.closed) return Promise.resolve(blocked(flow))
  const opened = popup

  return new Promise((resolve) => {
    const waiting = new AbortController()
    const timers: number[] = []
    const stop = () => {
      waiting.abort()
      for (const timer of timers) window.clearTimeout(timer)
      window.clearInterval(poll)
    }
    const settle = (outcome: PopupOutcome) => {
      stop()
      opened.close()
      resolve(outcome)
    }
    const poll = window.setInterval(() => {
      if (!opened.closed) return
      window.clearInterval(poll)
      timers.push(
        window.setTimeout(async () => {
          const signedIn = await isSignedIn()
          if (!waiting.signal.aborted) settle(signedIn ? null : failure(words.error, words.cancelled))
        }, recheckMs),
      )
    }, CLOSED_CHECK_MS)
    if (closeAfterMs) timers.push(window.setTimeout(() => opened.close(), closeAfterMs))
    signal.addEventListener('abort', stop, { signal: waiting.signal })
    window.addEventListener(
      'message',
      ({ origin, data }: MessageEvent<unknown>) => {
        if (origin !== window.location.origin || !isGoogleMessage(data)) return
        settle(data.type === 'GOOGLE_AUTH_SUCCESS' ? null : failure(words.error, data.error || words.failed))
      },
      { signal: waiting.signal },
    )
  })
}

function blocked(flow: PopupFlow): Toast {
  return flow === 'page'
    ? failure(words.error, words.allowPopups)
    : failure(words.popupBlocked, words.allowPopupsAndTry)
}

/** True if somebody with an email address is signed in on this browser now. */
async function isSignedIn(): Promise<boolean> {
  return Boolean(await emailSignedIn())
}

function isGoogleMessage(data: unknown): data is GoogleMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    (data.type === 'GOOGLE_AUTH_SUCCESS' || data.type === 'GOOGLE_AUTH_ERROR')
  )
}

function features(): string {
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - HEIGHT) / 2)
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
}
