import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { RemoteForm } from './remote-form.tsx'

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <RemoteForm action={paths.signOut} className={className}>
      {children}
    </RemoteForm>
  )
}
