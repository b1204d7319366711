import type { ReactNode } from 'react'
import { Mark } from './logo.tsx'
import { PageBody } from './page.tsx'

interface AuthCardProps {
  title: string
  lead?: ReactNode
  /** A link to the alternative, such as registering instead of signing in. */
  foot?: ReactNode
  /** True on a page inside the frame of a signed-in person, which has its own margins. */
  isFramed?: boolean
  children: ReactNode
}

/** The card of the pages for sign-in, registration and a new password. */
export function AuthCard({ title, lead, foot, isFramed = false, children }: AuthCardProps) {
  const card = (
    <div className="jadwal rounded-sm bg-leaf px-5 py-6 sm:px-10 sm:py-10">
      <Mark className="mx-auto size-10 text-gilt sm:size-14" />
      <h1 className="mt-2 text-center text-2xl sm:mt-4">{title}</h1>
      {lead ? <p className="mx-auto mt-2 max-w-md text-center text-faded">{lead}</p> : null}
      <div className="mt-5 space-y-6 sm:mt-8">{children}</div>
      {foot ? (
        <p className="mt-8 border-t border-rule pt-3 text-center [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
          {foot}
        </p>
      ) : null}
    </div>
  )
  return isFramed ? <div className="mx-auto max-w-xl">{card}</div> : <PageBody narrow>{card}</PageBody>
}
