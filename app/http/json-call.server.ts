import type { z } from 'zod'
import { ADMIN_CALL_DENIED } from '#app/features/admin/access.ts'
import {
  type Operation,
  Refusal,
  type RefusalStatus,
  type Who,
} from '#app/features/operations/operation.server.ts'
import { callOf, type RequestContext } from './context.server.ts'
import { logFailure } from './page.server.ts'
import { authorise, perform } from './perform.server.ts'
import { responseCache } from './response-cache.server.ts'

const SOMETHING_WENT_WRONG = 'Something went wrong on our side. Please try again in a moment.'

/** A day: such answers change with a new version only, and the tag tells the two apart. */
const KEPT_BY_BROWSERS = 'public, max-age=86400'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Raw = Record<string, unknown>

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
  /** Leaves out what it does not understand of its input instead of refusing it, as a list does. */
  forgiving?: boolean | undefined
  answer(context: RequestContext, input: Raw): Promise<Response>
  /** What the caller is told where something unforeseen went wrong. */
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
  /** Leaves out what it does not understand of its input instead of refusing it, as a list does. */
  forgiving?: boolean
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
  const { output, status = 200, body, headers, refuses, forgiving, input, broken, keptAs } = options
  return {
    method,
    path,
    op: op as unknown as CallDefinition['op'],
    accepts: input?.accepts ?? op.input,
    status,
    output,
    refuses,
    forgiving,
    broken,
    keptAs,
    async answer(context, raw) {
      const result = await perform(op, { ...callOf(context), isJson: true }, input ? input.read(raw) : raw)
      return json((body ? await body(result, context) : result) ?? null, status, headers?.(result))
    },
  }
}

export function json(value: unknown, status = 200, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

export function refusalJson(refusal: Refusal): Response {
  const { message, fieldErrors, details, status } = refusal
  const named = Object.keys(fieldErrors).length > 0
  return json({ message, ...(named ? { fieldErrors } : {}), ...(details ?? {}) }, status, retryAfter(refusal))
}

/** What a browser or a caller is told about when to come again. */
export function retryAfter({ details }: Refusal): Record<string, string> {
  return details?.retryAfter ? { 'Retry-After': String(details.retryAfter) } : {}
}

/** Finds the row for a request, and answers; 404 for an unknown path, 405 for a method it does not have. */
export function callTable(calls: readonly CallDefinition[]) {
  const kept = responseCache()
  const rows = calls.map((definition) => ({ definition, match: matcher(definition.path) }))

  return async (request: Request, context: RequestContext): Promise<Response> => {
    const url = new URL(request.url)
    const onPath = rows.flatMap(({ definition, match }) => {
      const params = match(url.pathname)
      return params ? [{ definition, params }] : []
    })
    if (onPath.length === 0) return json({ message: 'There is no such call.' }, 404)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const row = onPath.find(({ definition }) => definition.method === method)
    if (!row) {
      const allow = [...new Set(onPath.map(({ definition }) => definition.method))].join(', ')
      return json({ message: `This call answers to ${allow}.` }, 405, { Allow: allow })
    }
    try {
      // Ahead of the body: whoever may not, learns nothing of what the call takes.
      authorise(row.definition.op.who, callOf(context), ADMIN_CALL_DENIED)
      // Addresses stand in histories and in proxies' logs: what a call changes by, a password too, it takes from its body.
      const query = method === 'GET' || method === 'DELETE' ? Object.fromEntries(url.searchParams) : {}
      const body = method === 'GET' ? {} : await readJson(request)
      const raw = { ...query, ...body, ...row.params }
      const { definition } = row
      const key = definition.keptAs?.(context, raw)
      if (!key) return await definition.answer(context, raw)
      return await kept.send(`${definition.path} ${key}`, request, async () => {
        const answer = await definition.answer(context, raw)
        answer.headers.set('Cache-Control', KEPT_BY_BROWSERS)
        return answer
      })
    } catch (error) {
      if (error instanceof Refusal) return refusalJson(error)
      if (!(error instanceof Error)) throw error
      logFailure(context, error)
      return json({ message: row.definition.broken ?? SOMETHING_WENT_WRONG }, 500)
    }
  }
}

function matcher(path: string): (pathname: string) => Record<string, string> | null {
  const names: string[] = []
  const pattern = path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const expression = new RegExp(`^${pattern}$`)
  return (pathname) => {
    const found = expression.exec(pathname)
    if (!found) return null
    try {
      return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1]!)]))
    } catch {
      return null
    }
  }
}

async function readJson(request: Request): Promise<Raw> {
  const text = await request.text()
  if (text.trim() === '') return {}
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new Refusal(415, 'The body must be JSON (application/json).')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.')
  }
  return value as Raw
}
