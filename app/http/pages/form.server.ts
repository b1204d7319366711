import { data } from '@remix-run/node'
import { z } from 'zod'
import { shownTo } from '#app/features/drafts/form-owner.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { FORM_OWNER, IDEMPOTENCY_FIELD } from '#app/ui/form/hidden-fields.ts'

/** The form that was sent, parsed once for each request. @throws 415 if it is not a form, 400 if it cannot be read */
export function sentForm(request: Request): Promise<FormData> {
  const form = sentForms.get(request) ?? readForm(request)
  sentForms.set(request, form)
  return form
}

const sentForms = new WeakMap<Request, Promise<FormData>>()

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data({ code: 'request.not-a-form', message: refusalWords.formExpected }, { status: 415 })
  }
  try {
    return await request.formData()
  } catch {
    throw data({ code: 'request.form-malformed', message: refusalWords.formNotRead }, { status: 400 })
  }
}

/** Why a form is not accepted from the person who sent it. */
export interface FormProblem {
  message: string
  status: 409 | 422
}

/**
 * @param needed the hidden fields that the form must have
 * @returns when the form was shown, or why it is refused. Another person may have signed in since then, in another tab
 */
export function checkHiddenFields(
  { actor, services }: Pick<RequestContext, 'actor' | 'services'>,
  form: FormData,
  needed: readonly string[],
): { shownAt: Date | undefined; problem: FormProblem | null } {
  const shown = shownTo(services, String(form.get(FORM_OWNER)))
  const isMissing = (name: string) =>
    name === FORM_OWNER ? !shown : name === IDEMPOTENCY_FIELD ? !form.get(name) : !form.has(name)
  const problem: FormProblem | null =
    actor && shown && shown.userId !== actor.id
      ? { message: refusalWords.formOfOtherPerson, status: 409 }
      : needed.some(isMissing)
        ? { message: refusalWords.formIncomplete, status: 422 }
        : null
  return { shownAt: shown?.at, problem }
}

/** @returns the names of the fields in a form's schema; null if the schema accepts any field. */
export function fieldNames(schema: z.ZodType): ReadonlySet<string> | null {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) {
    const { in: from, out } = schema.def
    return fieldNames((from instanceof z.ZodTransform ? out : from) as z.ZodType)
  }
  if (!(schema instanceof z.ZodUnion || schema instanceof z.ZodIntersection)) return null
  const parts = schema instanceof z.ZodUnion ? schema.def.options : [schema.def.left, schema.def.right]
  const names = parts.map((part) => fieldNames(part as z.ZodType))
  return names.includes(null) ? null : new Set(names.flatMap((some) => [...some!]))
}

/** By these fields a page with several forms identifies the form. They are in no schema, and the response returns them. */
const FORM_IDENTIFIERS: readonly string[] = ['form', 'step']

/** The fields of a form that its schema contains, and those that identify the form. No other name reaches the parser. */
export function knownFields(form: FormData, schema: z.ZodType): FormData {
  const names = fieldNames(schema)
  if (!names) return form
  const known = new FormData()
  for (const [name, value] of form) {
    if (names.has(name) || FORM_IDENTIFIERS.includes(name)) known.append(name, value)
  }
  return known
}
