import type { ReactNode } from 'react'
import { Card } from './card'
import { PageBody } from './page'

interface AuthCardProps {
  title: string
  lead?: ReactNode
  /** The other way: sign up instead of in, and the like. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of the screens before sign-in. */
export function AuthCard({ title, lead, foot, children }: AuthCardProps) {
  return (
    <PageBody narrow>
      <Card>
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="text-faded">{lead}</p> : null}
        {children}
        {foot ? <p className="border-t border-rule pt-4">{foot}</p> : null}
      </Card>
    </PageBody>
  )
}
