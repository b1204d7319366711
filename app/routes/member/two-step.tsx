import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { CodeForm } from '#app/features/account/code-form.tsx'
import type { QrCode } from '#app/features/account/codes.server.ts'
import {
  beginTwoStep,
  cancelTwoStep,
  confirmTwoStep,
  disableTwoStep,
  keepNewCodes,
  makeNewCodes,
  readTwoStep,
  type TwoStepView,
} from '#app/features/account/two-factor.server.ts'
import { longDate } from '#app/format.ts'
import {
  type FormAnswer,
  formAction,
  formActions,
  formNamed,
  pageLoader,
  redirectWithToast,
} from '#app/http/pages/page.server.ts'
import { redirectSignedInOnlyHere } from '#app/http/sessions/session-cookies.server.ts'
import { isRefusal, type Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { useFocusOnChange } from '#app/ui/page/use-focus-on-arrival.ts'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success, type Toast } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Two-step sign-in')
export const loader = pageLoader(readTwoStep)

const OUT_OF_DATE = [
  'two-step.already-on',
  'two-step.not-on',
  'two-step.expired',
  'two-step.codes-ended',
  'two-step.begun-again',
] as const

const answered = {
  secret: ['code', 'currentPassword'],
  failed: errorToast,
  // Another tab, or the time that has passed, has changed the state that the page shows.
  async repeated(refusal: Refusal, args: ActionFunctionArgs) {
    return isRefusal(refusal, ...OUT_OF_DATE)
      ? redirectWithToast(args, paths.twoStep, failure('Error', refusal.message))
      : null
  },
}

const backWith = (toast: Toast) => (_: unknown, args: ActionFunctionArgs) =>
  redirectWithToast(args, paths.twoStep, toast)

const steps: Record<string, (args: ActionFunctionArgs) => Promise<unknown>> = {
  begin: formAction(beginTwoStep, {
    ...answered,
    done: backWith(success('Almost done', 'Scan the code and keep the recovery codes.')),
  }),
  confirm: formAction(confirmTwoStep, {
    ...answered,
    done: ({ token }, args) => redirectSignedInOnlyHere(args, token, paths.twoStep, 'Two-step sign-in is on'),
  }),
  cancel: formAction(cancelTwoStep, {
    ...answered,
    done: backWith(
      success('Two-step sign-in is not on', 'The key has been deleted. Remove it from your app as well.'),
    ),
  }),
  'new-codes': formAction(makeNewCodes, {
    ...answered,
    done: backWith(
      success('New recovery codes', 'The new codes work once you confirm that you have saved them.'),
    ),
  }),
  'keep-codes': formAction(keepNewCodes, {
    ...answered,
    done: backWith(success('New recovery codes', 'From now on only the new codes work.')),
  }),
  disable: formAction(disableTwoStep, {
    ...answered,
    done: backWith(
      success('Two-step sign-in is off', 'From now on, only your password is needed to sign in.'),
    ),
  }),
}

/** The page has several forms, each with its name in `step`. */
export const action = formActions(steps, (form) => formNamed(steps, form.get('step'), 'begin'))

type Last = (step: string) => SubmissionResult<string[]> | null
type View<State extends TwoStepView['state']> = Extract<TwoStepView, { state: State }>

export default function TwoStep() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  useFocusOnChange(page.state === 'on' && page.newCodes ? 'new codes' : page.state)
  const last: Last = (step) => (answer?.lastResult.initialValue?.step === step ? answer.lastResult : null)
  return (
    <>
      <PageHeader
        title="Two-step sign-in"
        lead="After your password, you enter a code from an app on your phone."
        back={{ href: paths.settings, label: 'Back to Settings' }}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {page.isRequired && page.state !== 'on' ? (
          <Notice variant="warning" title="Required for administrators">
            <p>
              On this site, only administrators with two-step sign-in, or who signed in with a passkey, can
              open the administration pages.
            </p>
          </Notice>
        ) : null}
        {page.state === 'off' ? <Off page={page} last={last} /> : null}
        {page.state === 'begun' ? <Begun page={page} last={last} /> : null}
        {page.state === 'on' ? <On page={page} last={last} /> : null}
        {page.isAddressConfirmed ? null : (
          <Notice variant="warning">
            <p>
              Your email address is not confirmed yet. Until it is, a link for a new password also turns
              two-step sign-in off, so that a stranger who registered with your address cannot lock you out.
            </p>
          </Notice>
        )}
        {page.isEncrypted ? null : (
          <Notice variant="warning">
            <p>
              The database of this site is not encrypted. Anyone who gets the database file can read the key
              of your authenticator app.
            </p>
          </Notice>
        )}
      </div>
    </>
  )
}

function Off({ page, last }: { page: View<'off'>; last: Last }) {
  const busy = useNavigation().formData?.get('step') === 'begin'
  const [form, fields] = useForm<{ currentPassword: string }>({
    id: 'begin',
    lastResult: last('begin'),
    ...useValidation('begin', () =>
      import('#app/features/account/two-factor.schema.ts').then((m) => m.beginTwoStepSchema),
    ),
  })
  return (
    <Card title="Set up">
      <p className="max-w-measure">
        You need an authenticator app, such as Aegis, Google Authenticator, 2FAS or a password manager that
        makes such codes. It works without an internet connection.
      </p>
      <PostForm form={form} labels={{ currentPassword: 'Current password' }} hidden={{ step: 'begin' }}>
        {page.hasPassword ? (
          <Field
            meta={fields.currentPassword}
            required
            label="Current password"
            input={{ type: 'password', autoComplete: 'current-password' }}
          />
        ) : null}
        <Button pending={busy}>Begin</Button>
      </PostForm>
    </Card>
  )
}

function Begun({ page, last }: { page: View<'begun'>; last: Last }) {
  return (
    <>
      <Card title="1. Scan this with your app">
        <QrFigure qr={page.qr} />
        <p className="max-w-measure">
          Or type this key into it: <code className="wrap-anywhere">{inGroups(page.secret)}</code>
        </p>
        <p>
          <a href={page.address} className="inline-flex min-h-11 items-center">
            Add the key to an app on this device
          </a>
        </p>
      </Card>
      <Card title="2. Keep these recovery codes">
        <p className="max-w-measure">
          Each code lets you sign in once if you lose your phone. Print them or write them down now: they are
          not shown again. Do not keep them with your password.
        </p>
        <RecoveryCodes codes={page.codes} />
      </Card>
      <Card title="3. Enter the code that the app shows now">
        <CodeForm
          step="confirm"
          lastResult={last('confirm')}
          hint="Six digits. The app shows a new code every 30 seconds."
        >
          Turn on
        </CodeForm>
        <PostForm hidden={{ step: 'cancel' }}>
          <Button variant="quiet">Cancel</Button>
        </PostForm>
      </Card>
    </>
  )
}

function On({ page, last }: { page: View<'on'>; last: Last }) {
  return (
    <>
      <Card title="It is on">
        <p>
          Since <time dateTime={page.enabledAt.toISOString()}>{longDate(page.enabledAt)}</time>.{' '}
          {page.codesLeft === 1 ? 'One recovery code is' : `${page.codesLeft} recovery codes are`} left.
        </p>
      </Card>
      {page.newCodes ? (
        <Card title="Your new recovery codes">
          <p className="max-w-measure">
            Save these codes now. They are shown only in this browser, for an hour, or until you press the
            button below. The old codes work until then.
          </p>
          <RecoveryCodes codes={page.newCodes} />
          <PostForm hidden={{ step: 'keep-codes' }}>
            <Button>I have saved the codes</Button>
          </PostForm>
        </Card>
      ) : (
        <Card title="New recovery codes">
          <CodeForm
            step="new-codes"
            lastResult={last('new-codes')}
            hint="The six digits that your app shows, or a recovery code"
            variant="secondary"
          >
            Make new codes
          </CodeForm>
        </Card>
      )}
      <Card title="Turn it off">
        <CodeForm
          step="disable"
          lastResult={last('disable')}
          hint="The six digits that your app shows, or a recovery code"
          variant="danger"
        >
          Turn off
        </CodeForm>
      </Card>
    </>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Dark on light in both themes, because many apps cannot read the inverse. */
function QrFigure({ qr: { size, path } }: { qr: QrCode }) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app. The key below contains the same information."
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Shown once, to be printed or written down. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="grid max-w-md grid-cols-1 gap-x-8 gap-y-1 rounded border border-rule bg-wash px-5 py-4 tabular-nums sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}
