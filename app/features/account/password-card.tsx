import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'

const LABELS = {
  currentPassword: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
}

interface PasswordCardProps {
  email: string
  hasPassword: boolean
  /** The minimum length of a new password. */
  atLeast: number
  lastResult: SubmissionResult<string[]> | null
}

const isPassword = (sent: FormData | undefined) => sent?.get('form') === 'password'

export function PasswordCard({ email, hasPassword, atLeast, lastResult }: PasswordCardProps) {
  const busy = isPassword(useNavigation().formData)
  const [form, fields] = useForm<Record<keyof typeof LABELS, string>>({
    id: 'password',
    lastResult,
    ...useValidation('password', () =>
      import('./settings.schema.ts').then((m) => m.changePasswordFormSchema),
    ),
  })
  if (!hasPassword) {
    return (
      <Card level={3} title="Password">
        <p>
          You sign in with Google, so your account has no password. To have one as well, use{' '}
          <a href={paths.forgotPassword}>Forgot password?</a> with your address.
        </p>
      </Card>
    )
  }
  return (
    <Card level={3} title="Password">
      <p className="max-w-measure">When you change it, you are signed out in all other browsers.</p>
      <PostForm form={form} labels={LABELS} hidden={{ form: 'password' }} preventScrollReset>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <Field
          meta={fields.currentPassword}
          required
          label={LABELS.currentPassword}
          input={{ type: 'password', autoComplete: 'current-password' }}
        />
        <Field
          meta={fields.password}
          required
          label={LABELS.password}
          hint={`At least ${atLeast} characters`}
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
        <Field
          meta={fields.confirmPassword}
          required
          label={LABELS.confirmPassword}
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
        <Button variant="secondary" pending={busy}>
          Change password
        </Button>
      </PostForm>
    </Card>
  )
}
