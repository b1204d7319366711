import { Isolated } from '#app/language/page-language.tsx'
import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { RemoteForm } from './remote-form.tsx'

interface DownloadFormProps {
  action: string
  variant: ButtonVariant
  label: string
}

/** A button that downloads a file. It posts, because the download is recorded and no link may start it. */
export function DownloadForm({ action, variant, label }: DownloadFormProps) {
  return (
    <RemoteForm action={action}>
      <Button variant={variant}>
        <span>
          <Isolated>{label}</Isolated>
        </span>
      </Button>
    </RemoteForm>
  )
}
