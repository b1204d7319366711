import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { EmailText } from '#app/ui/page/email-text.tsx'

interface AccountCardProps {
  account: { name: string | null; email: string; isAdmin: boolean; draft: DraftFields | null }
  lastResult: SubmissionResult<string[]> | null
}

const isName = (sent: FormData | undefined) => sent?.get('form') === 'name'

export function AccountCard({ account, lastResult }: AccountCardProps) {
  const busy = isName(useNavigation().formData)
  const [form, fields] = useForm<{ name: string }>({
    id: 'account',
    lastResult,
    defaultValue: { name: account.draft?.name ?? account.name ?? '' },
    ...useValidation('account', () => import('./settings.schema.ts').then((m) => m.changeNameSchema)),
  })
  return (
    <Card level={3} title="Account Information">
      <dl className="facts">
        <div>
          <dt>Name</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{account.name || 'Not provided'}</bdi>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd className="min-w-0 wrap-anywhere">
            <EmailText>{account.email}</EmailText>
          </dd>
        </div>
        {account.isAdmin ? (
          <div>
            <dt>Role</dt>
            <dd>
              <Badge variant="gold">Administrator</Badge>
            </dd>
          </div>
        ) : null}
      </dl>
      <PostForm
        form={form}
        labels={{ name: 'Name' }}
        draft={account.draft}
        hidden={{ form: 'name' }}
        preventScrollReset
        className="mt-2"
      >
        <Field
          meta={fields.name}
          required
          label="Change your name"
          hint="You can use any name. It does not have to be your own."
          input={{ type: 'text', autoComplete: 'name', dir: 'auto' }}
        />
        <Button variant="secondary" pending={busy}>
          Save name
        </Button>
      </PostForm>
    </Card>
  )
}
