import { useForm } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { longDate } from '#app/format.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, buttonClasses } from '#app/ui/base/button.tsx'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import { Confirm } from '#app/ui/form/confirm.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { passkeyPageWords } from './passkey-page-messages.ts'
import type { PasskeysView } from './passkeys.server.ts'

export function PasskeyRow({ passkey }: { passkey: PasskeysView['passkeys'][number] }) {
  const words = passkeyPageWords
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey
  const sent = useNavigation().formData
  const hydrated = useHydrated()
  const busyWith = sent?.get('passkey') === id ? sent.get('form') : null
  const renaming = { form: 'rename', passkey: id }
  const lastResult = useLastResult(renaming)
  const [form, fields] = useForm<{ name: string }>({
    id: `rename-${id}`,
    lastResult,
    defaultValue: { name },
    ...useValidation(`rename-${id}`, () => import('./passkeys.schema.ts').then((m) => m.renamePasskeySchema)),
  })
  const trigger = (
    <>
      {words.remove}
      <span className="sr-only"> {name}</span>
    </>
  )
  const description = (
    <p>
      {words.consequence(
        <bdi key="name" className="font-semibold">
          {name}
        </bdi>,
      )}
    </p>
  )
  return (
    <li className="space-y-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            <bdi>{name}</bdi>
            {isBackedUp ? <Badge>{words.inManager}</Badge> : null}
          </p>
          <p className="text-sm text-faded">
            {words.added(<Day key="added" at={createdAt} />)}
            {lastUsedAt ? words.lastUsed(<Day key="used" at={lastUsedAt} />) : words.notUsed}
          </p>
        </div>
        <PostForm id={`remove-${id}`} hidden={{ form: 'remove', passkey: id }} preventScrollReset>
          {hydrated ? null : (
            <details>
              <summary className={buttonClasses('danger', 'cursor-pointer')}>{trigger}</summary>
              <div className="mt-3 space-y-3">
                {description}
                <Button variant="danger">{words.removeThis}</Button>
              </div>
            </details>
          )}
        </PostForm>
        {hydrated ? (
          <Confirm
            trigger={trigger}
            title={words.question}
            description={description}
            confirmLabel={words.remove}
            formId={`remove-${id}`}
          />
        ) : null}
      </div>
      <details open={lastResult?.error ? true : undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-lapis underline underline-offset-4">
          {words.rename}
          <span className="sr-only"> {name}</span>
        </summary>
        <PostForm
          form={form}
          labels={{ name: words.name }}
          hidden={renaming}
          preventScrollReset
          className="mt-3 max-w-sm"
        >
          <Field meta={fields.name} required label={words.name} input={{ type: 'text', dir: 'auto' }} />
          <Button variant="secondary" pending={busyWith === 'rename'}>
            {words.saveName}
          </Button>
        </PostForm>
      </details>
    </li>
  )
}

function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at)}</time>
}
