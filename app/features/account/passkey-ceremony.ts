import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { leaveSignedIn } from './leave-signed-in.ts'
import type { passkeyBrowserWords } from './passkey-browser-messages.ts'

/** The other data attributes of a form with `data-passkey`. */
interface PasskeyFormData {
  passkey: 'use' | 'add'
  /** The call that gives the authenticator's options, and the call that receives its answer. */
  request: string
  answer: string
  /** Where to go afterwards. */
  to: string
  /** The page where the person confirms who they are, if that is needed first. */
  prove?: string
}

/** Why it failed: a code, as calls have them, and a message. */
class PasskeyError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** An error in the browser. The form has its message, in the language of the page. */
function passkeyError(code: keyof typeof passkeyBrowserWords): PasskeyError {
  return new PasskeyError(code, '')
}

/** Asks the authenticator, sends its answer, and leaves the page. If that fails, the form shows why. */
export async function runPasskey(form: HTMLFormElement): Promise<void> {
  const data = form.dataset as DOMStringMap & PasskeyFormData
  show(form, null)
  try {
    const options = await post(data.request, {})
    const credential = await askAuthenticator(data, options)
    const fields = Object.fromEntries(new FormData(form))
    await post(data.answer, { ...fields, credential })
    leaveSignedIn(data.to)
  } catch (error) {
    if (!(error instanceof PasskeyError)) throw error
    if (error.code === 'access.proof-needed' && data.prove) window.location.assign(data.prove)
    else show(form, error)
  }
}

async function post(address: string, body: unknown): Promise<unknown> {
  let response: Response
  let answer: { code?: unknown; message?: unknown }
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(body),
    })
    answer = await response.json()
  } catch {
    throw passkeyError('passkey.offline')
  }
  if (!response.ok) throw new PasskeyError(String(answer.code), String(answer.message))
  return answer
}

async function askAuthenticator({ passkey }: PasskeyFormData, options: unknown): Promise<unknown> {
  try {
    return passkey === 'add'
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  } catch (error) {
    const { name } = error as Error
    // Browsers report a refusal and a timeout with the same error.
    if (name === 'NotAllowedError' || name === 'AbortError') throw passkeyError('passkey.cancelled')
    if (name === 'InvalidStateError') throw passkeyError('passkey.on-device')
    throw passkeyError('passkey.not-supported')
  }
}

function show(form: HTMLFormElement, error: PasskeyError | null): void {
  const message = form.querySelector<HTMLElement>('[data-passkey-message]')
  if (!message) return
  const words = JSON.parse(form.dataset.words ?? '{}') as Record<string, string>
  message.textContent = error ? error.message || (words[error.code] ?? '') : ''
  message.dataset.code = error?.code ?? ''
}
