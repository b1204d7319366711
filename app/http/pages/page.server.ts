import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { ProofNeeded } from '#app/features/account/fresh-proof.server.ts'
import { logFailure } from '#app/http/gate/context.server.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import {
  checkHiddenFields,
  type FormProblem,
  fieldNames,
  knownFields,
  sentForm,
} from '#app/http/pages/form.server.ts'
import {
  type DraftOptions,
  discardDraft,
  leadTo,
  pageAddress,
  pageRefusal,
  performForPage,
  proveFirst,
  readDraft,
  redirectWithToast,
  signInFirst,
} from '#app/http/pages/redirects.server.ts'
import { type Operation, Refusal, type Who } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { ChangedSince } from '#app/operations/revision.server.ts'
import { provePath } from '#app/paths.ts'
import { FORM_OWNER, HONEYPOT_FIELD, IDEMPOTENCY_FIELD, REVISION } from '#app/ui/form/hidden-fields.ts'
import { parseForm } from '#app/ui/form/parse-form.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'

/**
 * A loader made from an operation, with the operation's guard. Signed-out visitors are redirected to the sign-in page.
 */
export function pageLoader<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  inputOf: (args: LoaderFunctionArgs) => unknown = () => ({}),
) {
  return (args: LoaderFunctionArgs): Promise<Result> => performForPage(op, args, inputOf(args))
}

/**
 * The loader of a page with one form: its data, and what was typed into the form before the session ended.
 * @param isDraftOf given if the address of the page alone does not identify the subject of the form
 */
export function formLoader<Shown extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Shown>,
  isDraftOf: (fields: Readonly<Record<string, string>>, args: LoaderFunctionArgs) => boolean = () => true,
) {
  return async (args: LoaderFunctionArgs) => {
    const shown = await load(args)
    const draft = await readDraft(args)
    return { ...shown, draft: draft && isDraftOf(draft, args) ? draft : null }
  }
}

export interface FormAnswer {
  lastResult: SubmissionResult<string[]>
  toast?: Toast | undefined
  details?: Readonly<Record<string, unknown>> | undefined
}

export interface FormOptions<FormSchema extends z.ZodType, Result, Done = Response> {
  /** Schema of the form, if it has more fields than the operation's input, such as the repetition of a password. */
  schema?: FormSchema
  /** Makes the operation's input from the form's values, if they differ. */
  inputOf?: (values: z.output<FormSchema>, args: ActionFunctionArgs) => unknown
  /** For a form that everyone may send: it is refused if the field that people do not see was filled in. */
  honeypot?: boolean
  /** Names of fields whose values are never sent back to the page. */
  secret?: readonly string[]
  /** Set if what was typed is kept when the session ends. */
  draft?: DraftOptions
  /** The message above those of the fields, if the input is not valid. */
  invalid?: (fieldErrors: Readonly<Record<string, readonly string[] | null>>) => Toast | undefined
  /** Title of the message if the operation refuses. */
  failed?: (refusal: Refusal) => Toast | undefined
  /** The message after an unexpected error; what was typed stays. Without it, the error page is shown. */
  faultMessage?: () => Toast
  /**
   * For a refusal that only reports that the work is already done, as after a second press of a button: the page to
   * show then.
   */
  repeated?: (
    refusal: Refusal,
    args: ActionFunctionArgs,
    values: z.output<FormSchema>,
  ) => Promise<Response | null>
  /** The page to show after success, or what the form's own page shows then. */
  done: (result: Result, args: ActionFunctionArgs, values: z.output<FormSchema>) => Done | Promise<Done>
}

type PageAction = (args: ActionFunctionArgs) => Promise<unknown>

/**
 * The action of a page with several forms.
 * @param which names the form, from what was sent. A form that cannot be read goes to the first action, which refuses
 * it
 */
export function formActions<Name extends string>(
  forms: Record<Name, PageAction>,
  which: (form: FormData) => Name,
): PageAction {
  const [first] = Object.values<PageAction>(forms)
  return async (args) => {
    const form = await sentForm(args.request).catch(() => null)
    return form ? forms[which(form)](args) : first!(args)
  }
}

/** The name that a field of the form contains, if the page has a form with that name. */
export function formNamed<Name extends string>(
  forms: Record<Name, unknown>,
  named: FormDataEntryValue | null,
  fallback: Name,
): Name {
  return typeof named === 'string' && Object.hasOwn(forms, named) ? (named as Name) : fallback
}

/** A form that was sent, while it is checked. */
interface Sent {
  formData: FormData
  /** Makes the response that contains what was typed, without secrets. */
  reply: (
    errors?: { formErrors: string[] } | { fieldErrors: Refusal['fieldErrors'] },
  ) => SubmissionResult<string[]>
}

/** The answer to a form on its own page, which the document around the page reads too. */
function answerWith({ context }: ActionFunctionArgs, status: number, answer: FormAnswer) {
  context.answer = answer
  return data(answer, { status })
}

/** The hidden fields without which a form is refused. */
function neededFields(
  op: Pick<Operation<Who, z.ZodType, unknown>, 'who' | 'idempotency'>,
  schema: z.ZodType,
) {
  return [
    ...(op.who === 'anyone' ? [] : [FORM_OWNER]),
    ...(typeof op.idempotency === 'object' ? [IDEMPOTENCY_FIELD] : []),
    ...(fieldNames(schema)?.has(REVISION) ? [REVISION] : []),
  ]
}

/**
 * An action made from an operation. If the input is invalid or the operation refuses, the response contains the status,
 * the messages and what was typed. The steps: permission, draft to discard, honeypot, hidden fields, fields, operation.
 */
export function formAction<
  W extends Who,
  Schema extends z.ZodType,
  Result,
  FormSchema extends z.ZodType = Schema,
  Done = Response,
>(op: Operation<W, Schema, Result>, options: FormOptions<FormSchema, Result, Done>) {
  const { inputOf, honeypot, draft, invalid, done } = options
  const hideFields = [...(options.secret ?? []), HONEYPOT_FIELD]
  const schema = options.schema ?? op.input
  const needed = [...(honeypot ? [HONEYPOT_FIELD] : []), ...neededFields(op, schema)]
  return async (args: ActionFunctionArgs) => {
    await authoriseForm(op.who, args, draft)
    const formData = await sentForm(args.request)
    if (draft && formData.has('discard')) {
      await discardDraft(args, draft.form)
      throw leadTo(pageAddress(args.request), 303)
    }
    const submission = parseForm(knownFields(formData, schema), schema)
    const { shownAt, problem } = checkHiddenFields(args.context, formData, needed)
    const reply: Sent['reply'] = (errors) => submission.reply({ hideFields, ...(errors as object) })
    const sent: Sent = { formData, reply }
    if (honeypot && formData.get(HONEYPOT_FIELD))
      return answerWith(args, 422, { lastResult: reply({ formErrors: [refusalWords.hiddenFieldFilled] }) })
    if (problem) return answerToProblem(problem, args, sent)
    if (submission.status !== 'success')
      return answerWith(args, 422, { lastResult: reply(), toast: invalid?.(submission.error ?? {}) })
    const values = submission.value as z.output<FormSchema>
    try {
      const idempotencyKey = formData.get(IDEMPOTENCY_FIELD)
      const ofForm = { idempotencyKey: idempotencyKey ? String(idempotencyKey) : null, formShownAt: shownAt }
      const input = inputOf ? inputOf(values, args) : values
      const result = await perform(op, { ...args.context, ...ofForm }, input)
      // The form has done its work. A draft that cannot be deleted ends after a day. A refusal is no fault, and is not logged.
      const kept = (error: unknown) => error instanceof Error && logFailure(args.context, error)
      if (draft) await discardDraft(args, draft.form).catch(kept)
      return await done(result, args, values)
    } catch (error) {
      return await answerToError(error, args, sent, values, options)
    }
  }
}

/** @throws a redirect to the sign-in page, which keeps what was typed if the form allows it; or an error page */
async function authoriseForm(
  who: Who,
  args: ActionFunctionArgs,
  draft: DraftOptions | undefined,
): Promise<void> {
  try {
    authorise(who, args.context)
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) throw await signInFirst(args, draft)
    throw pageRefusal(error, args.request)
  }
}

/** The response to a form that is incomplete, or another person's. An incomplete form can be sent again. */
function answerToProblem({ message, status }: FormProblem, args: ActionFunctionArgs, { reply }: Sent) {
  return answerWith(args, status, {
    lastResult: reply({ formErrors: [message] }),
    toast: failure(refusalWords.nothingSent, message),
    details: status === 422 ? { [FORM_OWNER]: args.context.formTokens()?.owner } : undefined,
  })
}

/** The response of the page if the operation threw. @throws what the page cannot answer */
async function answerToError<FormSchema extends z.ZodType, Result, Done>(
  error: unknown,
  args: ActionFunctionArgs,
  { formData, reply }: Sent,
  values: z.output<FormSchema>,
  { draft, failed, faultMessage, repeated }: FormOptions<FormSchema, Result, Done>,
) {
  if (error instanceof ProofNeeded) throw proveFirst(args, formData, draft)
  if (!(error instanceof Refusal)) {
    if (!faultMessage || !(error instanceof Error)) throw pageRefusal(error, args.request)
    logFailure(args.context, error)
    const toast = faultMessage()
    const lastResult = reply({ formErrors: [toast.description ?? toast.title] })
    return answerWith(args, 500, { lastResult, toast })
  }
  // The session or the account has ended since the permission was checked.
  if (error.code === 'access.sign-in-first') throw await signInFirst(args, draft)
  const again = await repeated?.(error, args, values)
  if (again) return again
  if (error.status === 401 && !failed) throw pageRefusal(error, args.request)
  const { fieldErrors, message, status } = error
  const isChanged = error instanceof ChangedSince && args.context.actor !== null
  return answerWith(args, status, {
    lastResult: reply(Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { formErrors: [message] }),
    toast: failed?.(error),
    details: isChanged ? { ...error.details, [FORM_OWNER]: args.context.formTokens()?.owner } : error.details,
  })
}

/**
 * For the action of a signed-in person's form that is not made by `formAction`.
 * @throws a redirect to `back` with a message, if the form is not the person's
 */
export async function requireOwnForm(args: ActionFunctionArgs, back: string): Promise<void> {
  if (!args.context.actor) return
  const { problem } = checkHiddenFields(args.context, await sentForm(args.request), [FORM_OWNER])
  if (problem) throw await redirectWithToast(args, back, failure(refusalWords.nothingSent, problem.message))
}

/**
 * An action that makes a file from an operation. It is an action because an export is recorded, and a link must not
 * start one.
 * @param from the page with the button; a person who must prove their identity first returns there
 */
export function downloadAction<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  from: string,
  toFile: (result: Result) => Response,
) {
  return async (args: ActionFunctionArgs) => {
    const { request, context } = args
    try {
      authorise(op.who, context)
      await requireOwnForm(args, from)
      return toFile(await perform(op, context, {}))
    } catch (error) {
      if (error instanceof ProofNeeded) throw leadTo(provePath(from), 303)
      // Redirects to the page with the button, because the download works only by that button.
      throw pageRefusal(error, new Request(new URL(from, request.url)))
    }
  }
}

/** The loader of an address that only a button posts to: a GET is redirected to the page with the button. */
export function postOnlyLoader(who: Who, from: string) {
  return ({ request, context }: LoaderFunctionArgs): Response => {
    try {
      authorise(who, context)
    } catch (error) {
      throw pageRefusal(error, request)
    }
    return leadTo(from, 303)
  }
}
