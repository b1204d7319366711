import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
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
import { twoStepWords } from '#app/features/account/two-step-messages.ts'
import { longDate } from '#app/format.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, formNamed, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { isRefusal, type Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { redirectSignedInOnlyHere } from '#app/routes/auth/redirect-signed-in.server.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { useFocusOnChange } from '#app/ui/page/use-focus-on-arrival.ts'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success, type Toast } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(twoStepWords.title)
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
      ? redirectWithToast(args, paths.twoStep, errorToast(refusal))
      : null
  },
}

const backWith = (toast: () => Toast) => (_: unknown, args: ActionFunctionArgs) =>
  redirectWithToast(args, paths.twoStep, toast())

const toSuccess = (step: 'almostDone' | 'cancelled' | 'isOff') => {
  const { title, text } = twoStepWords[step]
  return success(title, text)
}

const steps: Record<string, (args: ActionFunctionArgs) => Promise<unknown>> = {
  begin: formAction(beginTwoStep, {
    ...answered,
    done: backWith(() => toSuccess('almostDone')),
  }),
  confirm: formAction(confirmTwoStep, {
    ...answered,
    done: ({ token }, args) => redirectSignedInOnlyHere(args, token, paths.twoStep, twoStepWords.isOn),
  }),
  cancel: formAction(cancelTwoStep, {
    ...answered,
    done: backWith(() => toSuccess('cancelled')),
  }),
  'new-codes': formAction(makeNewCodes, {
    ...answered,
    done: backWith(() => success(twoStepWords.newCodes, twoStepWords.confirmCodes)),
  }),
  'keep-codes': formAction(keepNewCodes, {
    ...answered,
    done: backWith(() => success(twoStepWords.newCodes, twoStepWords.codesKept)),
  }),
  disable: formAction(disableTwoStep, {
    ...answered,
    done: backWith(() => toSuccess('isOff')),
  }),
}

/** The page has several forms, each with its name in `step`. */
export const action = formActions(steps, (form) => formNamed(steps, form.get('step'), 'begin'))

type View<State extends TwoStepView['state']> = Extract<TwoStepView, { state: State }>

export const clientAction = keptForm

export default function TwoStep() {
  const words = twoStepWords
  const page = useLoaderData<typeof loader>()
  useFocusOnChange(page.state === 'on' && page.newCodes ? 'new codes' : page.state)
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        back={{ href: paths.settings, label: frameWords.backToSettings }}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {page.isRequired && page.state !== 'on' ? (
          <Notice variant="warning" title={words.required}>
            <p>{words.requiredText}</p>
          </Notice>
        ) : null}
        {page.state === 'off' ? <Off page={page} /> : null}
        {page.state === 'begun' ? <Begun page={page} /> : null}
        {page.state === 'on' ? <On page={page} /> : null}
        {page.isAddressConfirmed ? null : (
          <Notice variant="warning">
            <p>{words.notConfirmed}</p>
          </Notice>
        )}
        {page.isEncrypted ? null : (
          <Notice variant="warning">
            <p>{words.notEncrypted}</p>
          </Notice>
        )}
      </div>
    </>
  )
}

function Off({ page }: { page: View<'off'> }) {
  const words = twoStepWords
  const busy = useSending('step', 'begin')
  const [form, fields] = useForm<{ currentPassword: string }>({
    id: 'begin',
    lastResult: useLastResult({ step: 'begin' }),
    ...useValidation('begin', () =>
      import('#app/features/account/two-factor.schema.ts').then((m) => m.beginTwoStepSchema),
    ),
  })
  return (
    <Card title={words.setUp}>
      <p className="max-w-measure">
        <Isolated>{words.needed}</Isolated>
      </p>
      <PostForm
        form={form}
        labels={{ currentPassword: twoStepWords.currentPassword }}
        hidden={{ step: 'begin' }}
      >
        {page.hasPassword ? (
          <PasswordField meta={fields.currentPassword} label={twoStepWords.currentPassword} />
        ) : null}
        <Button pending={busy}>{words.begin}</Button>
      </PostForm>
    </Card>
  )
}

function Begun({ page }: { page: View<'begun'> }) {
  const words = twoStepWords
  return (
    <>
      <Card title={words.scan}>
        <QrFigure qr={page.qr} />
        <p className="max-w-measure">
          {words.orType}
          <code className="wrap-anywhere">{inGroups(page.secret)}</code>
        </p>
        <p>
          <a href={page.address} className="inline-flex min-h-11 items-center">
            {words.addHere}
          </a>
        </p>
      </Card>
      <Card title={words.keep}>
        <p className="max-w-measure">{words.keepText}</p>
        <RecoveryCodes codes={page.codes} />
      </Card>
      <Card title={words.enter}>
        <CodeForm step="confirm" hint={words.enterHint}>
          {words.turnOn}
        </CodeForm>
        <PostForm hidden={{ step: 'cancel' }}>
          <Button variant="quiet">{controlWords.cancel}</Button>
        </PostForm>
      </Card>
    </>
  )
}

function On({ page }: { page: View<'on'> }) {
  const words = twoStepWords
  return (
    <>
      <Card title={words.on}>
        <p>
          {words.since(
            <time key="since" dateTime={page.enabledAt.toISOString()}>
              {longDate(page.enabledAt)}
            </time>,
            page.codesLeft,
          )}
        </p>
      </Card>
      {page.newCodes ? (
        <Card title={words.yourNew}>
          <p className="max-w-measure">{words.yourNewText}</p>
          <RecoveryCodes codes={page.newCodes} />
          <PostForm hidden={{ step: 'keep-codes' }}>
            <Button>{words.saved}</Button>
          </PostForm>
        </Card>
      ) : (
        <Card title={words.newCodes}>
          <CodeForm step="new-codes" hint={twoStepWords.codeHint} variant="secondary">
            {words.makeNew}
          </CodeForm>
        </Card>
      )}
      <Card title={words.turnItOff}>
        <CodeForm step="disable" hint={twoStepWords.codeHint} variant="danger">
          {words.turnOff}
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
      aria-label={twoStepWords.picture}
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
