import { Form, useNavigation } from '@remix-run/react'
import { useAnsweredForm } from '#app/framework/use-answered-form.ts'
import { getFormProps, type SubmissionResult } from '#app/framework/use-form.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { DraftNotice } from '#app/ui/form/draft-notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormOwner } from '#app/ui/form/form-owner.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'

interface AccountCardProps {
  account: { name: string | null; email: string; isAdmin: boolean; owner: string; keptName: string | null }
  lastResult: SubmissionResult<string[]> | null
}

const isName = (sent: FormData | undefined) => sent?.get('form') === 'name'

export function AccountCard({ account, lastResult }: AccountCardProps) {
  const busy = isName(useNavigation().formData)
  const [form, fields] = useAnsweredForm<{ name: string }>(
    {
      id: 'account',
      lastResult,
      defaultValue: { name: account.keptName ?? account.name ?? '' },
    },
    isName,
  )
  return (
    <Card title="Account Information">
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
      {account.keptName === null ? null : <DraftNotice className="" />}
      <Form {...getFormProps(form)} method="post" preventScrollReset noValidate className="mt-2">
        <ErrorSummary form={form} labels={{ name: 'Name' }} />
        <input type="hidden" name="form" value="name" />
        <FormOwner owner={account.owner} />
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
      </Form>
    </Card>
  )
}
