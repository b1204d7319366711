import type { ReactNode } from 'react'

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/sign-out" className={className}>
      {children}
    </form>
  )
}
