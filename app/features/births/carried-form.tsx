import { Button, type ButtonVariant } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'

/** What was typed, signed, on a page that was asked to take it on. It is there again after a refused form. */
export function useCarried(): string | undefined {
  const { carried } = useLastResult()?.initialValue ?? {}
  return typeof carried === 'string' && carried !== '' ? carried : undefined
}

interface CarriedFormProps {
  to: string
  /** What was typed, signed (carried-birth.server.ts). */
  carried: string
  variant?: ButtonVariant
  className?: string
  children: string
}

/** A button to a page that takes on what was typed before there was an account: in the form, not in the address. */
export function CarriedForm({ to, carried, variant = 'primary', className, children }: CarriedFormProps) {
  return (
    <PostForm id="carry" action={to} hidden={{ step: 'carry', carried }} className="block">
      <Button variant={variant} {...(className ? { className } : {})}>
        {children}
      </Button>
    </PostForm>
  )
}
