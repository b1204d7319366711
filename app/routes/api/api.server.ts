import type { Settings } from '#app/env.server.ts'
import { callsApp } from '#app/http/calls/calls.server.ts'
import { json } from '#app/http/calls/json-call.server.ts'
import type { ApiDocument } from '#app/http/calls/openapi.server.ts'
import { openApi } from '#app/http/calls/openapi.server.ts'
import { PUBLIC_CACHE } from '#app/http/pages/public-page.server.ts'
import { sessionCookie } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { calls } from './table.server.ts'

/** Every call, and the OpenAPI document of all calls. */
export const api = callsApp(calls)

const made = new Map<string, ApiDocument>()

/** The OpenAPI document of the calls. It does not change while the process runs, so it is made once. */
export function describedCalls(settings: Settings): ApiDocument {
  const { name } = sessionCookie(settings)
  const document = made.get(name) ?? openApi(api.openAPIRegistry, name)
  made.set(name, document)
  return document
}

api.get(paths.openApi, ({ env: { context } }) => {
  return json(describedCalls(context.services.settings), 200, { 'Cache-Control': PUBLIC_CACHE })
})
