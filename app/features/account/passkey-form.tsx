import { type ReactNode, useEffect, useRef } from 'react'
import { provePath } from '#app/paths.ts'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { passkeyBrowserWords } from './passkey-browser-messages.ts'
import { showPasskeyForm } from './passkey-forms.ts'

const CALLS = {
  'sign-in': { passkey: 'use', request: '/api/auth/passkey/request', answer: '/api/auth/passkey' },
  prove: { passkey: 'use', request: '/api/auth/passkey/request', answer: '/api/auth/passkey/proof' },
  add: { passkey: 'add', request: '/api/passkeys/request', answer: '/api/passkeys' },
} as const

interface PasskeyFormProps {
  use: keyof typeof CALLS
  /** Where to go when it is done. */
  to: string
  /** The label of its button. */
  label: string
  variant?: ButtonVariant
  className?: string
  buttonClassName?: string
  /** Fields above the button. Their values are sent too. */
  children?: ReactNode
}

/**
 * A form that only a script can send. Until that is there its space is reserved, so that nothing moves, except in a
 * browser without scripts.
 */
export function PasskeyForm({ use, to, label, variant = 'secondary', ...rest }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { passkey, request, answer } = CALLS[use]
  useEffect(() => {
    if (form.current) showPasskeyForm(form.current)
  }, [])
  return (
    <form
      ref={form}
      method="post"
      className={classNames('group invisible noscript:hidden data-ready:visible', rest.className)}
      data-passkey={passkey}
      data-request={request}
      data-answer={answer}
      data-to={to}
      data-words={JSON.stringify(passkeyBrowserWords)}
      data-prove={use === 'add' ? provePath(to) : undefined}
    >
      {rest.children}
      <Button
        variant={variant}
        className={classNames('group-aria-busy:cursor-progress', rest.buttonClassName)}
      >
        {label}
      </Button>
      <p role="alert" data-passkey-message="" className="mt-2 max-w-measure text-rubric empty:hidden" />
    </form>
  )
}
