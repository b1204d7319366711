import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useId } from 'react'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { passkeyWords } from '#app/features/account/passkey-messages.ts'
import { passkeyPageWords } from '#app/features/account/passkey-page-messages.ts'
import { PasskeyRow } from '#app/features/account/passkey-row.tsx'
import { readPasskeys, removePasskey, renamePasskey } from '#app/features/account/passkeys.server.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, formNamed, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { redirectSignedInOnlyHere } from '#app/routes/auth/redirect-signed-in.server.ts'
import { Card } from '#app/ui/base/card.tsx'
import { frameWords } from '#app/ui/page/messages.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(passkeyPageWords.title)
export const loader = pageLoader(readPasskeys)

const forms = {
  rename: formAction(renamePasskey, {
    failed: errorToast,
    done: (_, args) =>
      redirectWithToast(args, paths.passkeys, success(frameWords.success, passkeyPageWords.renamed)),
  }),
  remove: formAction(removePasskey, {
    failed: errorToast,
    done: ({ token }, args) =>
      redirectSignedInOnlyHere(args, token, paths.passkeys, passkeyPageWords.removed),
  }),
}

/** The page has several forms, each with its name in `form`. */
export const action = formActions(forms, (form) => formNamed(forms, form.get('form'), 'rename'))

export const clientAction = keptForm

export default function Passkeys() {
  const words = passkeyPageWords
  const { passkeys, suggestedName, isOffered } = useLoaderData<typeof loader>()
  const nameId = useId()
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        back={{ href: paths.settings, label: frameWords.backToSettings }}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card title={words.yours}>
          {passkeys.length > 0 ? (
            <ul className="divide-y divide-rule">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          ) : (
            <p className="text-faded">{words.none}</p>
          )}
        </Card>
        <Card title={words.add}>
          <p className="max-w-measure">{words.about}</p>
          {isOffered ? (
            <div className="grid *:col-start-1 *:row-start-1">
              <PasskeyForm use="add" to={paths.passkeys} label={words.add} variant="primary" className="peer">
                <div className="field max-w-sm">
                  <label htmlFor={nameId} className="required">
                    {words.name}
                  </label>
                  <input
                    id={nameId}
                    name="name"
                    type="text"
                    dir="auto"
                    required
                    maxLength={60}
                    pattern=".*\S.*"
                    defaultValue={suggestedName}
                    aria-describedby={`${nameId}-hint`}
                  />
                  <p id={`${nameId}-hint`} className="field-hint">
                    {words.nameHint}
                  </p>
                </div>
              </PasskeyForm>
              <p className="max-w-measure peer-data-ready:hidden">{words.noScript}</p>
            </div>
          ) : (
            <p>{passkeyWords.notOffered}</p>
          )}
        </Card>
      </div>
    </>
  )
}
