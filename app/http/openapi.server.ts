import { z } from 'zod'
import { MINUTE, SECOND } from '#app/features/operations/clock.ts'
import type { Who } from '#app/features/operations/operation.server.ts'
import type { RateClass } from '#app/features/operations/services.ts'
import { PRODUCT } from '#app/ui/page/page.tsx'
import { errorAnswer } from './error-response.ts'
import type { CallDefinition } from './json-call.server.ts'
import type { ApiDocument, ApiOperation, ApiParameter, ApiResponse, JsonSchema } from './openapi-types.ts'
import { CLASSES } from './rate-limit.server.ts'

const SESSION = 'session'
const DESCRIPTION = `The calls that the screens of ${PRODUCT} are made of. Bodies and answers are JSON. Signing in and registering set a session cookie; the calls of a signed-in person need it. A request that changes something and names another origin is refused. Uses are counted by person or, signed out, by address; who is over the limit is told in Retry-After how many seconds to wait.`

/** What rows with the same first part of their operation's name are headed with. */
const GROUPS: Record<string, string> = {
  accounts: 'Accounts and sign-in',
  'birth-data': 'Birth data',
  places: 'Places',
  analysis: 'Analysis',
  stories: 'Stories',
  charts: 'Charts',
  privacy: 'Deleting one’s data',
}

const ERRORS = {
  400: 'The address or the body is not well formed.',
  401: 'Nobody is signed in, or the e-mail address and password do not match.',
  403: 'This person may not, or the request came from another site.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'What is stored already stands against it.',
  413: 'The body is larger than 256 kB.',
  415: 'The body is not application/json.',
  422: 'A field is not valid; `fieldErrors` says which and why.',
  429: 'Too many requests; `Retry-After` says when to come again.',
  500: 'Something went wrong on our side.',
  503: 'What the call needs is not to be had at the moment.',
} as const
type ErrorStatus = keyof typeof ERRORS

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Stable, and one to a row: `getCitiesInfoByCityId`. */
export function operationId({ method, path }: Pick<CallDefinition, 'method' | 'path'>): string {
  const words = path.split(/[/-]/).filter((word) => word && word !== 'api')
  return (
    method.toLowerCase() +
    words
      .map((word) => capital(word.replace(':', 'By-')))
      .map(joined)
      .join('')
  )

  function joined(word: string) {
    return word.split('-').map(capital).join('')
  }
}

function groupOf({ op }: CallDefinition): string {
  const noun = op.name.split('.')[0]!
  const words = noun.replaceAll('-', ' ')
  if (op.who !== 'admin') return GROUPS[noun] ?? capital(words)
  return noun === 'admin' ? 'Administration' : `Administration: ${words}`
}

/**
 * The schemas of all rows at once, and those that have a name. Each stands within one object, as the
 * outermost schema of a conversion is never referred to by its name.
 */
function converted(io: 'input' | 'output', schemas: Record<string, z.ZodType>) {
  const whole = z.toJSONSchema(z.object(schemas), { io }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  return rewritten({ rows: whole.properties ?? {}, named: whole.$defs ?? {} })
}

/** Beside a cookie, OpenAPI 3.1 reads the list as the roles that are needed. */
function securityOf(who: Who): ApiOperation['security'] {
  if (who === 'anyone') return [{}, { [SESSION]: [] }]
  return [{ [SESSION]: who === 'admin' ? ['administrator'] : [] }]
}

function howOften(limit: RateClass): string {
  const { points, duration } = CLASSES[limit]
  const minutes = (duration * SECOND) / MINUTE
  const span = minutes === 1 ? 'a minute' : `in ${minutes} minutes`
  return `At most ${points.toLocaleString('en')} uses ${span}.`
}

/**
 * Named schemas live among the document's components there. A pattern beside a `format` only repeats it,
 * the bounds of a whole number are those of every number of JavaScript, and a choice within a choice is one.
 */
function rewritten<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(rewritten) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name === '$ref') return [[name, String(inner).replace('#/$defs/', '#/components/schemas/')]]
    if (name === 'id' && typeof inner === 'string') return []
    if (name === 'pattern' && 'format' in value) return []
    if (typeof inner === 'number' && Math.abs(inner) === Number.MAX_SAFE_INTEGER) return []
    if (name === 'anyOf') return [[name, (rewritten(inner) as unknown[]).flatMap(choicesOf)]]
    return [[name, rewritten(inner)]]
  })
  return Object.fromEntries(entries) as Value
}

function choicesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'anyOf') return [value]
  return (value as { anyOf: unknown[] }).anyOf
}

function errorsOf(
  { method, path, op, refuses = [], forgiving }: CallDefinition,
  takesFields: boolean,
): ErrorStatus[] {
  const changes = method !== 'GET'
  const found = new Set<number>([429, 500, ...refuses])
  if (changes || path.includes(':')) found.add(400)
  if (op.who !== 'anyone') found.add(401)
  if (op.who === 'admin' || changes) found.add(403)
  if (changes) found.add(413).add(415)
  // The machine beneath may have no room left, or the file may be damaged.
  found.add(503)
  if (takesFields && !forgiving) found.add(422)
  return (Object.keys(ERRORS) as unknown[]).map(Number).filter((status) => found.has(status)) as ErrorStatus[]
}

/** An address cannot carry a null. */
function withoutNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  if (!anyOf) return rest
  const left = anyOf.filter(({ type }) => type !== 'null')
  return left.length === 1 ? { ...rest, ...left[0] } : { ...rest, anyOf: left }
}

const IDEMPOTENCY_KEY: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this one request, however often it is sent: within a day, the same key with the same body is answered with what was created the first time. Without it, the same body creates once a day.',
  schema: { type: 'string' },
}

function inputOf({ method, path, op }: CallDefinition, input: JsonSchema) {
  const fields = Object.entries(input.properties ?? {})
  const required = new Set(input.required)
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name!))
  // Where anything unfit is taken for the default, zod calls required what may be left out.
  const isNeeded = ([name, schema]: [string, JsonSchema]) =>
    required.has(name) && schema.default === undefined
  const rest = fields.filter(([name]) => !inPath.has(name))
  const parameters: ApiParameter[] = fields
    .filter(([name]) => inPath.has(name) || method === 'GET')
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: isNeeded([name, schema]),
      schema: withoutNull(schema),
    }))
  if (typeof op.idempotency === 'object') parameters.push(IDEMPOTENCY_KEY)
  const needed = rest.filter(isNeeded).map(([name]) => name)
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(rest),
    ...(needed.length > 0 ? { required: needed } : {}),
  }
  const hasBody = method !== 'GET' && rest.length > 0
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody
      ? { requestBody: { required: needed.length > 0, content: { 'application/json': { schema: body } } } }
      : {}),
  }
}

function errorResponse(status: ErrorStatus): ApiResponse {
  return {
    description: ERRORS[status],
    ...(status === 429
      ? { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } } }
      : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

/** The OpenAPI 3.1 description of a table of calls, made from the schemas that the calls themselves use. */
export function openApi(calls: readonly CallDefinition[], sessionCookie: string): ApiDocument {
  const inputs = converted('input', Object.fromEntries(calls.map((row) => [operationId(row), row.accepts])))
  const outputs = converted('output', {
    ...Object.fromEntries(calls.flatMap((row) => (row.output ? [[operationId(row), row.output]] : []))),
    error: errorAnswer,
  })
  const paths: ApiDocument['paths'] = {}
  const statuses = new Set<ErrorStatus>()
  for (const row of calls) {
    const id = operationId(row)
    const input = inputs.rows[id]!
    const errors = errorsOf(row, Object.keys(input.properties ?? {}).length > 0)
    for (const status of errors) statuses.add(status)
    const answer = outputs.rows[id]
    const operation: ApiOperation = {
      operationId: id,
      tags: [groupOf(row)],
      summary: row.op.summary,
      description: howOften(row.op.limit),
      security: securityOf(row.op.who),
      ...inputOf(row, input),
      responses: {
        [row.status]: {
          ...(answer
            ? { description: 'The answer', content: { 'application/json': { schema: answer } } }
            : {
                description: 'On to another address',
                headers: { Location: { schema: { type: 'string' } } },
              }),
        },
        ...Object.fromEntries(
          errors.map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
        ),
      },
    }
    const path = row.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} calls`, version: '1', description: DESCRIPTION },
    tags: [...new Set(calls.map(groupOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by signing in and by registering.',
        },
      },
      responses: Object.fromEntries(
        [...statuses]
          .toSorted((one, other) => one - other)
          .map((status) => [`E${status}`, errorResponse(status)]),
      ),
      schemas: { ...inputs.named, ...outputs.named },
    },
  }
}
