import type { FormMetadata } from '@conform-to/react'
import { useActionData, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { type FormEvent, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, type FormProps } from 'react-router-dom'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn } from '#app/language/language.ts'
import { Button, PressedButton } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FORM_OWNER, HONEYPOT_FIELD, IDEMPOTENCY_FIELD, REVISION } from './hidden-fields.ts'
import { useDialog } from './over-list.ts'
import { useTellAnswer } from './page-answer.ts'

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
  const isOverList = useDialog() !== null
  useTellAnswer()
  const carried = useCarriedFields()
  const answered = useResetWhenAccepted(form?.id)
  const sending = useSentOnce()
  const { details } = (useActionData() ?? {}) as { details?: { [REVISION]?: number } }
  const fields = {
    ...carried,
    [IDEMPOTENCY_FIELD]: draft?.[IDEMPOTENCY_FIELD] ?? carried[IDEMPOTENCY_FIELD] ?? idempotencyKey,
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
        {...(form ? formProps(form) : {})}
        {...props}
        {...(props.action ? { action: addressIn(currentLanguage(), props.action) } : {})}
        {...answered}
        onSubmit={(event) => {
          form?.onSubmit(event)
          if (event.defaultPrevented) return
          if (sending.isSent.current) return event.preventDefault()
          props.onSubmit?.(event)
          // What sends the form itself knows when it can be sent again.
          if (event.defaultPrevented) return
          if (!props.reloadDocument) sending.begin(event)
          answered.onSubmit()
        }}
        method="post"
      >
        {Object.entries(fields).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {form ? <ErrorSummary form={form} {...(labels ? { labels } : {})} /> : null}
        <PressedButton.Provider value={sending.button}>{children}</PressedButton.Provider>
        {honeypot ? <Honeypot /> : null}
      </Form>
    </>
  )
})

/**
 * A form that stays on its page after it was accepted is reset, so that its errors and its text, ready to be sent again,
 * are gone. Text that is typed while the form is being sent is kept.
 */
function useResetWhenAccepted(id: string | undefined) {
  const { state, formData } = useNavigation()
  // A response to a form of the page is a refusal; an accepted form redirects to a page.
  const isRefused = useActionData() !== undefined
  const wasSent = useRef(false)
  const wasAnswered = useRef(false)
  const wasTypedIn = useRef(false)

  useEffect(() => {
    // The form was answered, and the next page is loading. If loading is cancelled before that, the form was not
    // accepted.
    if (state !== 'idle') {
      wasAnswered.current = wasSent.current && state === 'loading' && formData !== undefined
      return
    }
    wasSent.current = false
    if (!wasAnswered.current) return
    wasAnswered.current = false
    if (id && !isRefused && !wasTypedIn.current) document.forms.namedItem(id)?.reset()
  }, [state, formData, isRefused, id])

  return {
    onSubmit() {
      wasSent.current = true
      wasTypedIn.current = false
    },
    onInput() {
      wasTypedIn.current = true
    },
  }
}

/** A form is sent once: while it is under way its button shows that, and nothing sends it again. */
function useSentOnce() {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const { state } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') return
    isSent.current = false
    setButton(null)
  }, [state])
  return {
    button,
    isSent,
    begin(event: FormEvent<HTMLFormElement>) {
      isSent.current = true
      setButton((event.nativeEvent as SubmitEvent).submitter)
    },
  }
}

/** As conform's `getFormProps`, without its code: every page has this file, and few pages have fields. */
const formProps = ({ id, noValidate, errors, errorId }: FormMetadata) => ({
  id,
  noValidate,
  'aria-describedby': errors ? errorId : undefined,
})

function DraftNotice({ form = 'yes' }: { form: string | undefined }) {
  return (
    <Notice variant="info" title={controlWords.draft.title} className="mb-6 max-w-3xl">
      <p>{controlWords.draft.text}</p>
      <PostForm>
        <Button variant="quiet" name="discard" value={form} className="sm:-ms-5">
          {controlWords.draft.discard}
        </Button>
      </PostForm>
    </Notice>
  )
}

function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="form-website">{controlWords.leaveEmpty}</label>
      <input id="form-website" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
