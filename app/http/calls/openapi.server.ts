import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { numberText } from '#app/format.ts'
import type { CallDefinition } from '#app/http/calls/json-call.server.ts'
import { MINUTE, SECOND } from '#app/operations/clock.ts'
import type { Who } from '#app/operations/operation.server.ts'
import { CLASSES } from '#app/operations/rate-limit.server.ts'
import { ERROR_CODES, type ErrorCode } from '#app/operations/refusal-codes.ts'
import type { RateClass } from '#app/operations/services.ts'
import { PRODUCT } from '#app/ui/page/page.tsx'

/** The response of every call that refuses. Some refusals contain facts that a screen needs to continue. */
export const errorAnswer = z
  .strictObject({
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]).meta({
      description: 'For programs: stays the same where the message changes',
    }),
    message: z.string().meta({ description: 'For people' }),
    fieldErrors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'What is wrong, by field' }),
    retryAfter: z.int().min(1).optional().meta({ description: 'Seconds to wait; with 429' }),
    codeNeeded: z.literal(true).optional().meta({
      description: 'With 401 at sign-in: the password is right, and `/api/auth/code` takes the code',
    }),
    timeQuestion: z
      .strictObject({
        kind: z.enum(['ambiguous', 'nonexistent']),
        options: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      })
      .optional()
      .meta({ description: 'With 422 for a birth time that came twice or never: what can be chosen' }),
    candidates: z
      .array(z.iso.datetime())
      .optional()
      .meta({ description: 'The instants that the options of timeQuestion stand for' }),
  })
  .openapi('Error')

/** The parts of the document that the page of the calls and the tests read. */
export interface ApiDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: {
    securitySchemes: Record<string, { name: string }>
    responses: Record<string, { description: string }>
  }
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; schema: BodySchema }[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: BodySchema } } }
  responses: Record<string, unknown>
}

interface BodySchema {
  properties?: Record<string, BodySchema>
  required?: string[]
  default?: unknown
}

const SESSION = 'session'
const JSON_TYPE = 'application/json'
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
} as const
const DESCRIPTION = `The calls behind the screens of ${PRODUCT}. Bodies and answers are JSON. Signing in and registering set a session cookie; the calls of a signed-in person need it. A request that changes something and names another origin is refused. Uses are counted by person or, signed out, by address; over the limit, Retry-After says how many seconds to wait.`

/** The heading for the calls whose operation names begin with the same part. */
const GROUPS: Record<string, string> = {
  accounts: 'Accounts and sign-in',
  'birth-data': 'Birth data',
  places: 'Places',
  analysis: 'Analysis',
  stories: 'Stories',
  charts: 'Charts',
  evenings: 'Thirty evenings',
  privacy: 'Deleting one’s data',
}

const ERRORS = {
  400: 'The address or the body is not well formed.',
  401: 'Nobody is signed in, or the email address and password do not match.',
  403: 'This person may not, or the request came from another site.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'It conflicts with what is already stored.',
  413: 'The body is larger than 256 kB.',
  415: 'The body is not application/json.',
  422: 'A field is not valid; `fieldErrors` says which and why.',
  429: 'Too many requests; `Retry-After` says when to come again.',
  500: 'Something went wrong on our side.',
  503: 'A service that the request needs is not available.',
} as const
type ErrorStatus = keyof typeof ERRORS

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Stable and unique for each call, such as `getCitiesInfoByCityId`. */
export function operationId({ method, path }: Pick<CallDefinition, 'method' | 'path'>): string {
  const words = path.replaceAll(':', 'by-').split(/[/-]/)
  return method.toLowerCase() + words.map((word) => (word === 'api' ? '' : capital(word))).join('')
}

function callGroup({ op }: CallDefinition): string {
  const noun = op.name.split('.')[0]!
  const words = noun.replaceAll('-', ' ')
  if (op.who !== 'admin') return GROUPS[noun] ?? capital(words)
  return noun === 'admin' ? 'Administration' : `Administration: ${words}`
}

/** For a cookie, OpenAPI 3.1 reads this list as the required roles. */
function describeSecurity(who: Who): ApiOperation['security'] {
  if (who === 'anyone') return [{}, { [SESSION]: [] }]
  return [{ [SESSION]: who === 'admin' ? ['administrator'] : [] }]
}

function howOften(limit: RateClass): string {
  const { points, duration } = CLASSES[limit]
  const minutes = (duration * SECOND) / MINUTE
  const span = minutes === 1 ? 'a minute' : `in ${minutes} minutes`
  return `At most ${numberText(points)} uses ${span}.`
}

function possibleErrors(
  { method, path, op, refuses = [] }: CallDefinition,
  takesFields: boolean,
): ErrorStatus[] {
  const changes = method !== 'GET'
  // 503: the machine may have no space left, or the database file may be damaged.
  const found = new Set<number>([429, 500, 503, ...refuses])
  if (changes || path.includes(':')) found.add(400)
  if (op.who !== 'anyone') found.add(401)
  if (op.who === 'admin' || changes) found.add(403)
  if (changes) found.add(413).add(415)
  if (takesFields) found.add(422)
  return (Object.keys(ERRORS) as unknown[]).map(Number).filter((status) => found.has(status)) as ErrorStatus[]
}

const paramsIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** The fields of a call's input, for every kind of schema that inputs use. */
function inputFields(schema: z.ZodType): z.ZodRawShape {
  if (schema instanceof z.ZodObject) return schema.shape
  if (schema instanceof z.ZodPipe) return inputFields(schema.def.in as z.ZodType)
  if (schema instanceof z.ZodIntersection) {
    return { ...inputFields(schema.def.left as z.ZodType), ...inputFields(schema.def.right as z.ZodType) }
  }
  throw new Error(`An input of type ${schema.type} cannot be described.`)
}

const IDEMPOTENCY_KEY = z.object({
  'Idempotency-Key': z.string().optional().meta({
    description:
      'Identifies this request if it is sent again. Within a day, the same key and body return what was created the first time. Without a key, an identical body is created only once a day.',
  }),
})

function describeRequest({ method, path, op, accepts }: CallDefinition): NonNullable<RouteConfig['request']> {
  const fields = Object.entries(inputFields(accepts))
  const inPath = paramsIn(path)
  const part = (test: (name: string) => boolean) => {
    const found = fields.filter(([name]) => test(name))
    return found.length > 0 ? z.object(Object.fromEntries(found)) : null
  }
  const params = part((name) => inPath.includes(name))
  const rest = part((name) => !inPath.includes(name))
  return {
    ...(params ? { params } : {}),
    ...(rest && method === 'GET' ? { query: rest } : {}),
    ...(typeof op.idempotency === 'object' ? { headers: IDEMPOTENCY_KEY } : {}),
    ...(rest && method !== 'GET'
      ? {
          body: {
            required: !rest.safeParse({}).success || accepts.meta()?.anyOf !== undefined,
            content: { [JSON_TYPE]: { schema: rest.meta(accepts.meta() ?? {}) } },
          },
        }
      : {}),
  }
}

/** The description of a call, from the schemas that the call itself uses. */
export function describeCall(call: CallDefinition) {
  const { method, path, op, output, status, statusIfExisted, describedHeaders } = call
  const errors = possibleErrors(call, Object.keys(inputFields(call.accepts)).length > 0)
  const answer = output
    ? {
        description: 'The answer',
        ...(describedHeaders ? { headers: describedHeaders as never } : {}),
        content: { [JSON_TYPE]: { schema: output } },
      }
    : { description: 'On to another address', headers: { Location: { schema: { type: 'string' as const } } } }
  return createRoute({
    method: method.toLowerCase() as 'get',
    path: path.replace(/:(\w+)/g, '{$1}'),
    operationId: operationId(call),
    tags: [callGroup(call)],
    summary: op.summary,
    description: howOften(op.limit),
    security: describeSecurity(op.who),
    request: describeRequest(call),
    responses: {
      [status]: answer,
      ...(statusIfExisted ? { [statusIfExisted]: { ...answer, description: 'It existed before' } } : {}),
      ...Object.fromEntries(errors.map((error) => [error, { $ref: `#/components/responses/E${error}` }])),
    },
  })
}

/** The OpenAPI 3.1 description of the calls that are registered. */
export function openApi(calls: OpenAPIHono['openAPIRegistry'], sessionCookie: string): ApiDocument {
  const described = new OpenAPIHono()
  const registry = described.openAPIRegistry
  const routes = calls.definitions.flatMap((one) => (one.type === 'route' ? [one.route] : []))
  for (const route of routes) registry.registerPath(route)
  registry.register('Error', errorAnswer)
  for (const [status, description] of Object.entries(ERRORS))
    registry.registerComponent('responses', `E${status}`, {
      description,
      ...(status === '429' ? { headers: RETRY_AFTER } : {}),
      content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
    })
  registry.registerComponent('securitySchemes', SESSION, {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'Set by signing in and by registering.',
  })
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${PRODUCT} calls`, version: '1', description: DESCRIPTION },
    tags: [...new Set(routes.flatMap(({ tags = [] }) => tags))].map((name) => ({ name })),
  }) as unknown as ApiDocument
}
