import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <PostForm reloadDocument action={paths.signOut} className={className}>
      {children}
    </PostForm>
  )
}
