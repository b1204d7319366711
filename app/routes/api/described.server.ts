import type { Settings } from '#app/env.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { openApi } from '#app/http/openapi.server.ts'
import type { ApiDocument } from '#app/http/openapi-types.ts'
import { calls } from './table.server.ts'

const made = new Map<string, ApiDocument>()

/** The description of our calls. Nothing in it changes while the process runs, so it is made once. */
export function describedCalls(settings: Settings): ApiDocument {
  const { name } = sessionCookie(settings)
  const document = made.get(name) ?? openApi(calls, name)
  made.set(name, document)
  return document
}
