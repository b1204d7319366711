import { OpenAPIHono } from '@hono/zod-openapi'
import type { Handler } from 'hono'
import { ADMIN_CALL_DENIED } from '#app/features/admin/access.ts'
import {
  addContext,
  logFailure,
  type RequestContext,
  type Env as RequestEnv,
} from '#app/http/gate/context.server.ts'
import { authorise } from '#app/http/gate/perform.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { CALL_METHODS, type CallDefinition, errorJson, type Method, refusalJson } from './json-call.server.ts'
import { describeCall } from './openapi.server.ts'

/** What the server passes on with a request. The body has been read, and its size checked. */
type Env = { Bindings: { context: RequestContext; body: ArrayBuffer | null } }
export type CallsApp = OpenAPIHono<Env>

/** Answers a request for a call. */
export function callHandler(calls: CallsApp): Handler<RequestEnv> {
  return async (c) => {
    const context = c.get('context')
    const response = await calls.fetch(c.req.raw, { context, body: c.get('body') })
    addContext(response, context)
    return response
  }
}

/**
 * The calls as a Hono application, with their descriptions in its registry. The routes are registered without the
 * library's own validators, because `perform` validates the input after the permission and rate limit checks.
 */
export function callsApp(calls: readonly CallDefinition[]): CallsApp {
  const app: CallsApp = new OpenAPIHono()

  for (const call of calls) {
    const route = describeCall(call)
    app.openAPIRegistry.registerPath(route)
    app.on(call.method, route.getRoutingPath(), async ({ env: { context, body }, req }) => {
      try {
        // Checked before the body is parsed: people who may not use a call do not learn its fields.
        authorise(call.op.who, context, ADMIN_CALL_DENIED)
        const sent = body ? readJson(req.header('Content-Type') ?? '', body) : {}
        return await call.answer(context, { ...readQuery(call.method, req.url), ...sent, ...req.param() })
      } catch (error) {
        return answerToError(error, call, context)
      }
    })
  }

  app.notFound(({ req }) => {
    const allowed = CALL_METHODS.filter((method) => app.router.match(method, req.path)[0].length > 0).join(
      ', ',
    )
    if (!allowed) return errorJson('call.not-found', refusalWords.call.notFound)
    return errorJson('call.method-not-allowed', refusalWords.call.answersTo(allowed), {}, { Allow: allowed })
  })
  return app
}

function answerToError(error: unknown, call: CallDefinition, context: RequestContext): Response {
  if (error instanceof Refusal) return refusalJson(error)
  if (!(error instanceof Error)) throw error
  logFailure(context, error)
  return errorJson('server.failed', call.faultMessage?.() ?? refusalWords.failed)
}

/**
 * Addresses are stored in browser histories and in proxies' logs, so a call that changes something takes its input,
 * passwords included, from the body. A DELETE may also name what it concerns in its query, because many clients send no
 * body with it; no such call takes a secret.
 */
function readQuery(method: Method, url: string): Record<string, string> {
  const at = url.indexOf('?')
  if (at < 0 || (method !== 'GET' && method !== 'DELETE')) return {}
  return Object.fromEntries(new URLSearchParams(url.slice(at)))
}

function readJson(contentType: string, body: ArrayBuffer): Record<string, unknown> {
  const text = new TextDecoder().decode(body)
  if (text.trim() === '') return {}
  if (!/^application\/json\b/i.test(contentType))
    throw new Refusal('request.not-json', refusalWords.call.notJson)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('request.json-malformed', refusalWords.call.malformed)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('request.not-an-object', refusalWords.call.notAnObject)
  }
  return value as Record<string, unknown>
}
