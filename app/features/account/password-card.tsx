import { useForm } from '@conform-to/react'
import { linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PasswordField } from '#app/ui/form/field.tsx'
import { FoldedForm } from '#app/ui/form/folded-form.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { settingsWords } from './settings-messages.ts'

interface PasswordCardProps {
  email: string
  hasPassword: boolean
  /** The minimum length of a new password. */
  atLeast: number
}

export function PasswordCard({ email, hasPassword, atLeast }: PasswordCardProps) {
  const words = settingsWords.password
  const labels = { currentPassword: words.current, password: words.next, confirmPassword: words.repeat }
  const busy = useSending('form', 'password')
  const [form, fields] = useForm<Record<'currentPassword' | 'password' | 'confirmPassword', string>>({
    id: 'password',
    lastResult: useLastResult({ form: 'password' }),
    ...useValidation('password', () =>
      import('./settings.schema.ts').then((m) => m.changePasswordFormSchema),
    ),
  })
  if (!hasPassword) {
    return (
      <Card level={3} title={words.title}>
        <p>{words.none(linked(paths.forgotPassword)(frameWords.forgotPassword))}</p>
      </Card>
    )
  }
  return (
    <Card level={3} title={words.title}>
      <FoldedForm summary={words.change} form={form}>
        <p className="max-w-measure">{words.text}</p>
        <PostForm form={form} labels={labels} hidden={{ form: 'password' }} preventScrollReset>
          {/* For password managers: whose password it is. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <PasswordField meta={fields.currentPassword} label={labels.currentPassword} />
          <PasswordField meta={fields.password} label={labels.password} hint={words.least(atLeast)} isNew />
          <PasswordField meta={fields.confirmPassword} label={labels.confirmPassword} isNew />
          <Button variant="secondary" pending={busy}>
            {words.change}
          </Button>
        </PostForm>
      </FoldedForm>
    </Card>
  )
}
