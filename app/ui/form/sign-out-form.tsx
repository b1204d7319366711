import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { controlWords } from '#app/ui/base/messages.ts'
import { failure } from '#app/ui/toast/toast.ts'
import { RemoteForm } from './remote-form.tsx'

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <RemoteForm
      action={paths.signOut}
      to={paths.landing}
      failed={() => failure(controlWords.logOutFailed, controlWords.logOutAgain)}
      className={className}
    >
      {children}
    </RemoteForm>
  )
}
