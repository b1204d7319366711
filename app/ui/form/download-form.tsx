import { Isolated } from '#app/language/page-language.tsx'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'

interface DownloadFormProps {
  action: string
  variant: ButtonVariant
  label: string
}

/** A button that downloads a file. It posts, because the download is recorded and no link may start it. */
export function DownloadForm({ action, variant, label }: DownloadFormProps) {
  return (
    <PostForm reloadDocument action={action}>
      <Button variant={variant}>
        <span>
          <Isolated>{label}</Isolated>
        </span>
      </Button>
    </PostForm>
  )
}
