import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'

interface DownloadFormProps {
  action: string
  variant: ButtonVariant
  children: ReactNode
}

/** A button that downloads a file. It posts, because the download is recorded and no link may start it. */
export function DownloadForm({ action, variant, children }: DownloadFormProps) {
  return (
    <PostForm reloadDocument action={action}>
      <Button variant={variant}>{children}</Button>
    </PostForm>
  )
}
