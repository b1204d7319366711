import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { FormOwner } from '#app/features/kept-forms/form-owner.tsx'
import { KeptNotice } from '#app/features/kept-forms/kept-notice.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { useAnsweredForm } from '#app/ui/use-answered-form.ts'

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
          <dt>E-mail</dt>
          <dd className="min-w-0 wrap-anywhere">{account.email}</dd>
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
      {account.keptName === null ? null : <KeptNotice className="" />}
      <Form {...getFormProps(form)} method="post" preventScrollReset noValidate className="mt-2">
        <ErrorSummary form={form} labels={{ name: 'Name' }} />
        <input type="hidden" name="form" value="name" />
        <FormOwner owner={account.owner} />
        <Field
          meta={fields.name}
          label="Change your name"
          hint="Any name will do; it need not be your own."
          input={{ type: 'text', autoComplete: 'name', dir: 'auto' }}
        />
        <Button variant="secondary" pending={busy}>
          Save name
        </Button>
      </Form>
    </Card>
  )
}
