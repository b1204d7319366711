import { useForm } from '@conform-to/react'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { settingsWords } from './settings-messages.ts'

interface AccountCardProps {
  account: { name: string | null; email: string; isAdmin: boolean; draft: DraftFields | null }
}

export function AccountCard({ account }: AccountCardProps) {
  const words = settingsWords.account
  const busy = useSending('form', 'name')
  const [form, fields] = useForm<{ name: string }>({
    id: 'account',
    lastResult: useLastResult({ form: 'name' }),
    defaultValue: { name: account.draft?.name ?? account.name ?? '' },
    ...useValidation('account', () => import('./settings.schema.ts').then((m) => m.changeNameSchema)),
  })
  return (
    <Card level={3} title={words.title}>
      <dl className="facts">
        <Fact name={words.name} className="min-w-0 wrap-anywhere">
          <bdi>{account.name || words.noName}</bdi>
        </Fact>
        <Fact name={words.email} className="min-w-0 wrap-anywhere">
          <bdi>
            <EmailText>{account.email}</EmailText>
          </bdi>
        </Fact>
        {account.isAdmin ? (
          <Fact name={words.role}>
            <Badge variant="gold">{words.administrator}</Badge>
          </Fact>
        ) : null}
      </dl>
      <PostForm
        form={form}
        labels={{ name: words.name }}
        draft={account.draft}
        hidden={{ form: 'name' }}
        preventScrollReset
        className="mt-2"
      >
        <Field
          meta={fields.name}
          required
          label={words.change}
          hint={words.hint}
          input={{ type: 'text', autoComplete: 'name', dir: 'auto' }}
        />
        <Button variant="secondary" pending={busy}>
          {words.save}
        </Button>
      </PostForm>
    </Card>
  )
}
