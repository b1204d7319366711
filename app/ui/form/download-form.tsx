import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'

interface DownloadFormProps {
  action: string
  variant: ButtonVariant
  children: ReactNode
}

/** A file that only a press of its button makes: it is noted, and no link from elsewhere asks for it. */
export function DownloadForm({ action, variant, children }: DownloadFormProps) {
  return (
    <form method="post" action={action}>
      <Button variant={variant}>{children}</Button>
    </form>
  )
}
