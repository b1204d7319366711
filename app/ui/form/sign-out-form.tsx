import type { ReactNode } from 'react'
import { PostForm } from '#app/ui/form/post-form.tsx'

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <PostForm reloadDocument action="/sign-out" className={className}>
      {children}
    </PostForm>
  )
}
