import { Form, type FormProps, useActionData, useRouteLoaderData } from '@remix-run/react'
import { forwardRef, type ReactNode } from 'react'
import { type FormMetadata, getFormProps } from '#app/framework/use-form.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FORM_OWNER, HONEYPOT_FIELD, IDEMPOTENCY_FIELD, REVISION } from './hidden-fields.ts'
import { useOverList } from './over-list.ts'

/** What was typed into a form before the session ended. */
export type DraftFields = Readonly<Record<string, string>>

/** What every form of a signed-in person contains. The root's loader makes it for each response. */
export interface FormTokens {
  owner: string
  idempotencyKey: string
}

/** Null for a visitor. */
export function useFormTokens(): FormTokens | null {
  const root = useRouteLoaderData('root') as { formTokens: FormTokens | null } | undefined
  return root?.formTokens ?? null
}

/** The hidden fields of every form, also for a script that sends one. */
export function useCarriedFields(): Readonly<Record<string, string>> {
  const tokens = useFormTokens()
  // A response that reports another person's change counts as a new showing: the person has seen that change.
  const { details } = (useActionData() ?? {}) as { details?: { [FORM_OWNER]?: string } }
  return tokens
    ? { [FORM_OWNER]: details?.[FORM_OWNER] ?? tokens.owner, [IDEMPOTENCY_FIELD]: tokens.idempotencyKey }
    : {}
}

interface PostFormProps extends Omit<FormProps, 'form' | 'hidden' | 'method'> {
  /** The state of a form with fields that people fill in. Its errors are shown at the top. */
  form?: FormMetadata
  /** The names of the fields in the list of errors. */
  labels?: Partial<Record<string, string>>
  /** What was typed before the session ended. A notice above the form says so. */
  draft?: DraftFields | null | undefined
  /** If the page has several forms with drafts, which one this is. */
  draftForm?: string
  /** The revision of a record that counts its changes. */
  revision?: number | string | undefined
  /** For a visitor's form that creates something. Every form of a signed-in person has a key. */
  idempotencyKey?: string
  /** For a form that everyone may send. */
  honeypot?: boolean
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string | number>>
  children?: ReactNode
}

/**
 * The one form that posts. It always contains the signed owner of a signed-in person's form, and the key with which it
 * creates something only once; the action refuses a form without a hidden field that its operation needs. In a dialog
 * over a list, Back skips the form after it is accepted, because its record may be gone.
 */
export const PostForm = forwardRef<HTMLFormElement, PostFormProps>(function PostForm(
  { form, labels, draft, draftForm, revision, idempotencyKey, honeypot, hidden = {}, children, ...props },
  ref,
) {
  const isOverList = useOverList()
  const carried = useCarriedFields()
  const { details } = (useActionData() ?? {}) as { details?: { [REVISION]?: number } }
  const key = draft?.[IDEMPOTENCY_FIELD] ?? idempotencyKey
  const fields = {
    ...carried,
    ...(key ? { [IDEMPOTENCY_FIELD]: key } : {}),
    [REVISION]: revision === undefined ? undefined : (details?.[REVISION] ?? draft?.[REVISION] ?? revision),
    ...hidden,
  }
  return (
    <>
      {draft ? <DraftNotice form={draftForm} /> : null}
      <Form
        ref={ref}
        preventScrollReset={isOverList}
        replace={isOverList}
        {...(form ? { ...getFormProps(form), noValidate: true } : {})}
        {...props}
        method="post"
      >
        {Object.entries(fields).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {form ? <ErrorSummary form={form} {...(labels ? { labels } : {})} /> : null}
        {children}
        {honeypot ? <Honeypot /> : null}
      </Form>
    </>
  )
})

function DraftNotice({ form = 'yes' }: { form: string | undefined }) {
  return (
    <Notice variant="info" title="Your text is still here" className="mb-6 max-w-3xl">
      <p>You were signed out before it was sent. It is not sent yet. Only you can see it.</p>
      <PostForm>
        <Button variant="quiet" name="discard" value={form} className="sm:-ms-5">
          Discard it
        </Button>
      </PostForm>
    </Notice>
  )
}

function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="form-website">Leave this empty</label>
      <input id="form-website" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
