import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useId } from 'react'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { passkeyWords } from '#app/features/account/passkey-messages.ts'
import { PasskeyRow } from '#app/features/account/passkey-row.tsx'
import { readPasskeys, removePasskey, renamePasskey } from '#app/features/account/passkeys.server.ts'
import {
  type FormAnswer,
  formAction,
  formActions,
  formNamed,
  pageLoader,
  redirectWithToast,
} from '#app/http/pages/page.server.ts'
import { redirectSignedInOnlyHere } from '#app/http/sessions/session-cookies.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Passkeys')
export const loader = pageLoader(readPasskeys)

const forms = {
  rename: formAction(renamePasskey, {
    failed: errorToast,
    done: (_, args) =>
      redirectWithToast(args, paths.passkeys, success('Success!', 'The passkey has its new name.')),
  }),
  remove: formAction(removePasskey, {
    failed: errorToast,
    done: ({ token }, args) => redirectSignedInOnlyHere(args, token, paths.passkeys, 'Passkey removed'),
  }),
}

/** The page has several forms, each with its name in `form`. */
export const action = formActions(forms, (form) => formNamed(forms, form.get('form'), 'rename'))

export default function Passkeys() {
  const { passkeys, suggestedName, isOffered } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const renamed = answer?.lastResult.initialValue
  const nameId = useId()
  return (
    <>
      <PageHeader
        title="Passkeys"
        lead="Sign in with your fingerprint, your face or the PIN of your device."
        back={{ href: paths.settings, label: 'Back to Settings' }}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card title="Your passkeys">
          {passkeys.length > 0 ? (
            <ul className="divide-y divide-rule">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  lastResult={
                    renamed?.form === 'rename' && renamed.passkey === passkey.id
                      ? (answer?.lastResult ?? null)
                      : null
                  }
                />
              ))}
            </ul>
          ) : (
            <p className="text-faded">You have no passkey yet.</p>
          )}
        </Card>
        <Card title="Add a passkey">
          <p className="max-w-measure">
            Your device or password manager makes it and keeps it. We store its public half, which is of no
            use to anybody else. A passkey counts as two steps, so you do not enter a code after it. Before
            you add one, you confirm that it is you. Afterwards we send you a mail.
          </p>
          {isOffered ? (
            <div className="grid *:col-start-1 *:row-start-1">
              <PasskeyForm
                use="add"
                to={paths.passkeys}
                label="Add a passkey"
                variant="primary"
                className="peer"
              >
                <div className="field max-w-sm">
                  <label htmlFor={nameId} className="required">
                    Name
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
                    A name to recognise it by, such as the device
                  </p>
                </div>
              </PasskeyForm>
              <p className="max-w-measure peer-data-ready:hidden">
                To add a passkey, JavaScript must be on, in a browser that supports passkeys. Your password
                works without either.
              </p>
            </div>
          ) : (
            <p>{passkeyWords.notOffered}</p>
          )}
        </Card>
      </div>
    </>
  )
}
