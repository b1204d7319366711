import type { z } from 'zod'
import type { Operation, Refusal, Who } from '#app/features/operations/operation.server.ts'
import { ERROR_CODES, type ErrorCode, type RefusalStatus } from '#app/features/operations/refusal-codes.ts'
import { bufferedResponse } from './buffered-response.server.ts'
import { callOf, type RequestContext } from './context.server.ts'
import type { ApiResponse } from './openapi-types.ts'
import { perform } from './perform.server.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Raw = Record<string, unknown>

/** What a call answers, ahead of anything that sends it. */
export interface JsonAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer<ArrayBuffer>
}

export interface CallDefinition {
  method: Method
  /** Such as `/api/cities/info/:cityId`. */
  path: string
  // A table of different operations: each row's own types were checked where it was made.
  op: Operation<Who, z.ZodType, unknown>
  /** What it takes: the operation's own input, unless the call spells it otherwise. */
  accepts: z.ZodType
  /** Status of a good answer. */
  status: number
  /** What a good answer holds; null for one without a body. */
  output: z.ZodType | null
  /** What the work itself may refuse with, besides what every call of its kind may. */
  refuses?: readonly RefusalStatus[] | undefined
  /** Headers of a good answer, for the description. */
  describedHeaders?: ApiResponse['headers']
  /** A Response where it is something else than JSON, such as a redirect. */
  answer(context: RequestContext, input: Raw): Promise<JsonAnswer | Response>
  /** True where the answer is always JSON. */
  isJson?: boolean
  /** The message of an answer to an unexpected error. */
  broken?: string | undefined
  keptAs?: ((context: RequestContext, raw: Raw) => string | null) | undefined
}

/** The type of a value once JSON has carried it: a time is text, nothing is null, a text is any text. */
export type AsJson<Value> = Value extends Date | string
  ? string
  : Value extends number
    ? number
    : Value extends undefined | null
      ? null
      : Value extends readonly (infer Item)[]
        ? AsJson<Item>[]
        : Value extends object
          ? { [Name in keyof Value]: Carried<Value, Name> }
          : Value

/** A field that may be missing stays so: JSON leaves it out. */
type Carried<Value, Name extends keyof Value> = undefined extends Value[Name]
  ? AsJson<Exclude<Value[Name], undefined>> | undefined
  : AsJson<Value[Name]>

interface CallOptions<Sent> {
  /**
   * What a good answer holds; it stands beside the operations, in `<noun>.answers.ts`. The description of
   * the calls is made from it, and tests hold real answers against it. A schema that lacks a field of
   * what is sent, or says it wrong, does not compile.
   */
  output: z.ZodType<NoInfer<AsJson<Sent>>>
  /** Status of a good answer; 200 unless told. */
  status?: number
  /** What the work itself may refuse with, besides what every call of its kind may. */
  refuses?: readonly RefusalStatus[]
  /** Headers of a good answer, for the description. */
  describedHeaders?: NonNullable<ApiResponse['headers']>
  /** Where a body is spelled otherwise than the operation's input: what is taken, and how it is read. */
  input?: { accepts: z.ZodType; read: (raw: Raw) => unknown }
  /** The message where something unforeseen went wrong. */
  broken?: string
  /**
   * For a large answer that is the same for everybody as long as the process runs: the key under which it is kept,
   * compressed. There may be some hundreds of keys at most. Null where this answer is not kept.
   */
  keptAs?: (context: RequestContext, raw: Raw) => string | null
}

interface BodyOption<Result, Sent> {
  /** What is sent, when it is not the result as it is; may set cookies. */
  body: (result: Result, context: RequestContext) => Sent | Promise<Sent>
  /** Further headers of a good answer. */
  headers?: (result: Result) => Record<string, string>
}

/** A row of the table of calls, answered by the same operation as the screen. */
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
  if (options.keptAs && op.who !== 'anyone')
    throw new Error(`${path} is not for everybody: it cannot be kept`)
  const { output, status = 200, body, headers, refuses, describedHeaders, input, broken, keptAs } = options
  return {
    method,
    path,
    op: op as unknown as CallDefinition['op'],
    accepts: input?.accepts ?? op.input,
    status,
    output,
    refuses,
    describedHeaders,
    broken,
    keptAs,
    isJson: true,
    async answer(context, raw) {
      const result = await perform(op, { ...callOf(context), isJson: true }, input ? input.read(raw) : raw)
      return jsonAnswer((body ? await body(result, context) : result) ?? null, status, headers?.(result))
    },
  }
}

function jsonAnswer(value: unknown, status: number, headers: Record<string, string> = {}): JsonAnswer {
  return { status, headers: { ...JSON_HEADERS, ...headers }, body: Buffer.from(JSON.stringify(value)) }
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

export function responseOf(answer: JsonAnswer | Response): Response {
  if (answer instanceof Response) return answer
  const { status, headers, body } = answer
  return bufferedResponse(body, { status, headers })
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return responseOf(jsonAnswer(value, status, headers))
}

export function refusalAnswer(refusal: Refusal): JsonAnswer {
  const { code, message, fieldErrors, details } = refusal
  const named = Object.keys(fieldErrors).length > 0
  return errorAnswer(code, message, { ...(named ? { fieldErrors } : {}), ...details }, retryAfter(refusal))
}

/** Every answer that refuses or fails has this form; `errorAnswer` of the answers' schemas describes it. */
export function errorAnswer(
  code: ErrorCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Record<string, string> = {},
): JsonAnswer {
  return jsonAnswer({ code, message, ...more }, ERROR_CODES[code].status, headers)
}

export function errorJson(...args: Parameters<typeof errorAnswer>): Response {
  return responseOf(errorAnswer(...args))
}

/** The header that says when to try again. */
export function retryAfter({ details }: Refusal): Record<string, string> {
  return details?.retryAfter ? { 'Retry-After': String(details.retryAfter) } : {}
}
