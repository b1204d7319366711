import { z } from 'zod'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { retryAfter } from '#app/http/gate/faults.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import type { Operation, Refusal, Who } from '#app/operations/operation.server.ts'
import { ERROR_CODES, type ErrorCode, type RefusalStatus } from '#app/operations/refusal-codes.ts'
import { plainMessage } from '#app/ui/form/plain-messages.ts'
import { describedLengths } from './described-lengths.ts'

export const CALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof CALL_METHODS)[number]
type Raw = Record<string, unknown>
type DescribedHeaders = Record<string, { description: string; schema: { type: string; pattern?: string } }>

export interface CallDefinition {
  method: Method
  /** Such as `/api/cities/info/:cityId`. */
  path: string
  // The table contains different operations. The types of each row were checked where it was defined.
  op: Operation<Who, z.ZodType, unknown>
  /** The operation's input, unless the call's body has another form. */
  accepts: z.ZodType
  /** Status of a successful response. */
  status: number
  /** Another one, if nothing new was created. */
  statusIfExisted?: number | undefined
  /** Schema of a successful response; null if it has no body. */
  output: z.ZodType | null
  /** The statuses with which the operation itself may refuse, besides those of every call of its kind. */
  refuses?: readonly RefusalStatus[] | undefined
  /** Headers of a successful response, for the description. */
  describedHeaders?: DescribedHeaders | undefined
  answer(context: RequestContext, input: Raw): Promise<Response>
  /** The message in the response to an unexpected error. */
  faultMessage?: (() => string) | undefined
}

/**
 * The type of a value after JSON serialisation: a date becomes a string, undefined becomes null, a literal type becomes
 * string.
 */
export type AsJson<Value> = Value extends Date | string
  ? string
  : Value extends number
    ? number
    : Value extends undefined | null
      ? null
      : Value extends readonly (infer Item)[]
        ? AsJson<Item>[]
        : Value extends object
          ? { [Name in keyof Value]: SerializedField<Value, Name> }
          : Value

/** An optional field stays optional, because JSON omits it. */
type SerializedField<Value, Name extends keyof Value> = undefined extends Value[Name]
  ? AsJson<Exclude<Value[Name], undefined>> | undefined
  : AsJson<Value[Name]>

interface CallOptions<Sent> {
  /**
   * Schema of a successful response, defined beside the operations in `<noun>.answers.ts`. The description of the calls
   * is generated from it, and tests validate real responses with it. A schema that lacks a field of the response, or
   * gives it a wrong type, does not compile.
   */
  output: z.ZodType<NoInfer<AsJson<Sent>>>
  /** Status of a successful response. The default is 200. */
  status?: number
  /** The statuses with which the operation itself may refuse, besides those of every call of its kind. */
  refuses?: readonly RefusalStatus[]
  /** Headers of a successful response, for the description. */
  describedHeaders?: DescribedHeaders
  /** Set if the body has another form than the operation's input: its schema, and how it is converted. */
  input?: { accepts: z.ZodType; read: (raw: Raw) => unknown }
  /** The message after an unexpected error. */
  faultMessage?: () => string
  /** Set for a response that is the same for everyone while the process runs: it is kept, here and by caches. */
  isForAll?: boolean
}

interface BodyOption<Result, Sent> {
  /** Makes the response body, if it is not the operation's result. It may set cookies. */
  body: (result: Result, context: RequestContext) => Sent | Promise<Sent>
  /** True if nothing new was created: the status is then 200. */
  existed?: (result: Result) => boolean
  /** Additional headers of a successful response. */
  headers?: (result: Result) => Record<string, string>
}

/** A row of the table of calls. The screen uses the same operation. */
export function jsonCall<W extends Who, Schema extends z.ZodType, Result, Sent>(
  method: Method,
  path: string,
  op: Operation<W, Schema, Result>,
  options: CallOptions<Sent> & BodyOption<Result, Sent>,
): CallDefinition
export function jsonCall<W extends Who, Schema extends z.ZodType, Result>(
  method: Method,
  path: string,
  op: Operation<W, Schema, Result>,
  options: CallOptions<Result>,
): CallDefinition
export function jsonCall<W extends Who, Schema extends z.ZodType, Result>(
  method: Method,
  path: string,
  op: Operation<W, Schema, Result>,
  options: CallOptions<unknown> & Partial<BodyOption<Result, unknown>>,
): CallDefinition {
  if (options.isForAll && op.who !== 'anyone')
    throw new Error(`${path} is not for everybody: it cannot be kept`)
  const { output, status = 200, body, existed, headers, refuses, describedHeaders, input } = options
  const accepts = input?.accepts ?? op.input
  const lengths = describedLengths(accepts)
  const keptBy = options.isForAll ? KEPT_BY_CACHES : {}
  const asDescribed = z.unknown().transform((raw, context): z.output<Schema> => {
    const { data, error } = op.input.safeParse(input ? input.read(raw as Raw) : raw, { error: plainMessage })
    if (error) context.issues.push(...(error.issues as typeof context.issues))
    else lengths(raw, context)
    return data as z.output<Schema>
  })
  return {
    method,
    path,
    op,
    accepts,
    status,
    statusIfExisted: existed && 200,
    output,
    refuses,
    describedHeaders,
    faultMessage: options.faultMessage,
    async answer(context, raw) {
      const byCall = { ...op, input: asDescribed }
      const result = await perform(byCall, { ...context, isJson: true }, raw)
      const sent = (body ? await body(result, context) : result) ?? null
      return json(sent, existed?.(result) ? 200 : status, { ...keptBy, ...headers?.(result) })
    },
  }
}

/** One day. Such responses change only with a new version, and the ETag tells versions apart. */
const KEPT_BY_CACHES = { 'Cache-Control': 'public, max-age=86400', Vary: 'Accept-Language' }

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { ...JSON_HEADERS, ...headers } })
}

export function refusalJson(refusal: Refusal): Response {
  const { code, message, fieldErrors, details } = refusal
  const named = Object.keys(fieldErrors).length > 0
  return errorJson(code, message, { ...(named ? { fieldErrors } : {}), ...details }, retryAfter(refusal))
}

/** Every response that refuses or fails has this form; `errorAnswer` in the schemas describes it. */
export function errorJson(
  code: ErrorCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Record<string, string> = {},
): Response {
  return json({ code, message, ...more }, ERROR_CODES[code].status, headers)
}
