import { randomUUID } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node'
import type { z } from 'zod'
import { ProofNeeded } from '#app/features/account/fresh-proof.server.ts'
import { ChangedSince } from '#app/features/audit/record-change.server.ts'
import { formOwner, shownTo } from '#app/features/drafts/form-drafts.server.ts'
import { type Operation, Refusal, type Who } from '#app/features/operations/operation.server.ts'
import { paths, provePath, signInPath } from '#app/paths.ts'
import { FORM_OWNER } from '#app/ui/form/form-owner.tsx'
import { TRAP } from '#app/ui/form/honeypot.tsx'
import { IDEMPOTENCY_FIELD } from '#app/ui/form/idempotency-key.tsx'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { callOf, type RequestContext } from './context.server.ts'
import { setToast } from './cookies.server.ts'
import {
  type DraftOptions,
  discardDraft,
  pageAddress,
  proveFirst,
  readDraft,
  signInFirst,
} from './form-drafts.server.ts'
import { retryAfter } from './json-call.server.ts'
import { knownFields } from './known-fields.server.ts'
import { authorise, CodeNeeded, perform, StrongerNeeded } from './perform.server.ts'
import { plainMessage } from './plain-messages.ts'

/** A loader made from an operation; the guard comes with it. Signed-out visitors go to the sign-in page. */
export function pageLoader<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  inputOf: (args: LoaderFunctionArgs) => unknown = () => ({}),
) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    try {
      return await perform(op, callOf(args.context), inputOf(args))
    } catch (error) {
      throw pageRefusal(error, args.request)
    }
  }
}

/**
 * The loader of a page with one form: what it shows, whose form it is, and what was typed into it before the
 * session ended.
 * @param isOf told where the page's address alone does not say what the form is about
 */
export function formLoader<Shown extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Shown>,
  isOf: (fields: Readonly<Record<string, string>>, args: LoaderFunctionArgs) => boolean = () => true,
) {
  return async (args: LoaderFunctionArgs) => {
    const shown = await load(args)
    try {
      const kept = await readDraft(args)
      const isThis = kept.fields !== null && isOf(kept.fields, args)
      return { ...shown, kept: isThis ? kept : { ...kept, fields: null, idempotencyKey: randomUUID() } }
    } catch (error) {
      throw pageRefusal(error, args.request)
    }
  }
}

/** Turns a refusal into what a browser should see: the sign-in page, or an error page with its status. */
export function pageRefusal(error: unknown, request: Request): unknown {
  if (!(error instanceof Refusal)) return error
  if (error.status === 401) return redirectDocument(signInPath(pageAddress(request)))
  if (error instanceof ProofNeeded) return redirectDocument(provePath(pageAddress(request)), 303)
  if (error instanceof CodeNeeded) return redirect(paths.twoStep, 303)
  if (error instanceof StrongerNeeded) return redirect(paths.settings, 303)
  return data({ message: error.message }, { status: error.status, headers: retryAfter(error) })
}

const FILLED_BY_A_PROGRAM =
  'Nothing was sent, because a field that people do not see was filled in. Please send the form again.'

const WITHOUT_KEY =
  'The form was incomplete, so nothing was saved. What you entered is still here: please send it again.'

const NOT_SENT = 'Nothing was sent'

const FORM_OF_ANOTHER =
  'Somebody else has signed in at this browser since this form was opened. Please copy what you want to keep, and open the page again.'

export interface FormAnswer {
  lastResult: SubmissionResult<string[]>
  toast?: Toast
  details?: Readonly<Record<string, unknown>>
}

interface FormOptions<FormSchema extends z.ZodType, Result> {
  /** What the form holds, when that is more than the operation takes (a password's confirmation). */
  schema?: FormSchema
  /** The operation's input, when it is not the form's values as they are. */
  inputOf?: (values: z.output<FormSchema>, args: ActionFunctionArgs) => unknown
  /** For a form that anybody may send: refused where the field that people do not see was filled in. */
  trap?: boolean
  /** Names of fields whose value never goes back to the page. */
  secret?: readonly string[]
  /** Where what was typed is to survive an ended session. */
  keeps?: DraftOptions
  /** The message shown beside those of the fields, where what was typed is not valid. */
  invalid?: (fieldErrors: Readonly<Record<string, readonly string[] | null>>) => Toast | undefined
  /** Title of the message shown when the operation refuses. */
  failed?: (refusal: Refusal) => Toast | undefined
  /** The message where something unforeseen went wrong; what was typed stays. Else the error page shows. */
  broken?: Toast
  /** A refusal that only says it is done already, as when a button was pressed twice: where to go then. */
  repeated?: (
    refusal: Refusal,
    args: ActionFunctionArgs,
    values: z.output<FormSchema>,
  ) => Promise<Response | null>
  /** Where to go when done. */
  done: (
    result: Result,
    args: ActionFunctionArgs,
    values: z.output<FormSchema>,
  ) => Response | Promise<Response>
}

/**
 * An action made from an operation. Bad input comes back with its status, the messages beside their
 * fields and what was typed; a refusal of the operation likewise.
 */
export function formAction<
  W extends Who,
  Schema extends z.ZodType,
  Result,
  FormSchema extends z.ZodType = Schema,
>(op: Operation<W, Schema, Result>, options: FormOptions<FormSchema, Result>) {
  const { inputOf, trap, keeps, invalid, failed, broken, repeated, done } = options
  const hideFields = [...(options.secret ?? []), TRAP]
  return async (args: ActionFunctionArgs) => {
    const call = callOf(args.context)
    try {
      authorise(op.who, call)
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) throw await signInFirst(args, keeps)
      throw pageRefusal(error, args.request)
    }
    const formData = await readForm(args.request)
    if (keeps && formData.has('discard')) {
      await discardDraft(args, keeps.form)
      throw redirect(pageAddress(args.request), 303)
    }
    const schema = options.schema ?? (op.input as unknown as FormSchema)
    const submission = parseWithZod(knownFields(formData, schema), { schema, error: plainMessage })
    if (trap && formData.get(TRAP)) {
      const lastResult = submission.reply({ hideFields, formErrors: [FILLED_BY_A_PROGRAM] })
      return data<FormAnswer>({ lastResult }, { status: 422 })
    }
    const shown = shownTo(call.services, String(formData.get(FORM_OWNER)))
    // In another tab somebody else has signed in since.
    if (call.actor && shown && shown.userId !== call.actor.id) {
      const lastResult = submission.reply({ hideFields, formErrors: [FORM_OF_ANOTHER] })
      return data<FormAnswer>({ lastResult, toast: failure(NOT_SENT, FORM_OF_ANOTHER) }, { status: 409 })
    }
    const idempotencyKey = formData.get(IDEMPOTENCY_FIELD)
    if (typeof op.idempotency === 'object' && (typeof idempotencyKey !== 'string' || !idempotencyKey)) {
      const lastResult = submission.reply({ hideFields, formErrors: [WITHOUT_KEY] })
      return data<FormAnswer>({ lastResult }, { status: 422 })
    }
    if (submission.status !== 'success') {
      const toast = invalid?.(submission.error ?? {})
      return data<FormAnswer>(
        { lastResult: submission.reply({ hideFields }), ...(toast ? { toast } : {}) },
        { status: 422 },
      )
    }
    const values = submission.value as z.output<FormSchema>
    try {
      const sent = {
        ...call,
        idempotencyKey: idempotencyKey ? String(idempotencyKey) : null,
        formShownAt: shown?.at,
      }
      const result = await perform(op, sent, inputOf ? inputOf(values, args) : values)
      if (keeps) await discardDraft(args, keeps.form)
      return await done(result, args, values)
    } catch (error) {
      if (error instanceof ProofNeeded) throw proveFirst(args, formData, keeps)
      const again = error instanceof Refusal && (await repeated?.(error, args, values))
      if (again) return again
      if (broken && error instanceof Error && !(error instanceof Refusal)) {
        logFailure(args.context, error)
        const lastResult = submission.reply({
          hideFields,
          formErrors: [broken.description ?? broken.title],
        })
        return data<FormAnswer>({ lastResult, toast: broken }, { status: 500 })
      }
      if (!(error instanceof Refusal) || (error.status === 401 && !failed))
        throw pageRefusal(error, args.request)
      const { fieldErrors, message, status } = error
      const details =
        error instanceof ChangedSince && call.actor
          ? { [FORM_OWNER]: formOwner(call.services, call.actor.id, call.sessionToken) }
          : error.details
      const named = Object.keys(fieldErrors).length > 0
      const toast = failed?.(error)
      return data<FormAnswer>(
        {
          lastResult: submission.reply({
            hideFields,
            ...(named ? { fieldErrors: fieldErrors as Record<string, string[]> } : { formErrors: [message] }),
          }),
          ...(toast ? { toast } : {}),
          ...(details ? { details } : {}),
        },
        { status },
      )
    }
  }
}

/** For an error that a screen answers in its own words. */
export function logFailure(
  { log, requestId }: Pick<RequestContext, 'log' | 'requestId'>,
  error: Error,
): void {
  log.error({ requestId, err: error })
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data({ message: 'A form is expected here.' }, { status: 415 })
  }
  try {
    return await request.formData()
  } catch {
    throw data({ message: 'The form could not be read.' }, { status: 400 })
  }
}

/** A redirect that leaves a message for the next page. */
export async function redirectWithToast(
  { context }: { context: Pick<RequestContext, 'services'> },
  to: string,
  toast: Toast,
  cookies: readonly string[] = [],
): Promise<Response> {
  const headers = new Headers()
  headers.append('Set-Cookie', await setToast(context.services.settings, toast))
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(to, { status: 303, headers })
}
