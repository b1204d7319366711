import type { Settings } from '#app/env.server.ts'
import { callsApp, directCalls } from '#app/http/calls.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { json } from '#app/http/json-call.server.ts'
import { openApi } from '#app/http/openapi.server.ts'
import type { ApiDocument } from '#app/http/openapi-types.ts'
import { PUBLIC_CACHE } from '#app/http/public-page.server.ts'
import { responseCache } from '#app/http/response-cache.server.ts'
import { calls } from './table.server.ts'

/** Every call, and the OpenAPI document of all calls. */
export const api = callsApp(calls)
export const direct = directCalls(calls)

const made = new Map<string, ApiDocument>()
const kept = responseCache()

/** The OpenAPI document of the calls. It does not change while the process runs, so it is made once. */
export function describedCalls(settings: Settings): ApiDocument {
  const { name } = sessionCookie(settings)
  const document = made.get(name) ?? openApi(api.openAPIRegistry, name)
  made.set(name, document)
  return document
}

api.get('/api/openapi.json', ({ req, env: { context } }) => {
  const { settings } = context.services
  return kept.send(sessionCookie(settings).name, req.raw, async () =>
    json(describedCalls(settings), 200, { 'Cache-Control': PUBLIC_CACHE }),
  )
})
