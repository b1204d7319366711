import type { Settings } from '#app/env.server.ts'
import { callsApp } from '#app/http/calls/calls.server.ts'
import { json } from '#app/http/calls/json-call.server.ts'
import { openApi } from '#app/http/calls/openapi.server.ts'
import type { ApiDocument, ApiOperation, JsonSchema } from '#app/http/calls/openapi-types.ts'
import { groupPath, PUBLIC_CACHE } from '#app/http/pages/public-page.server.ts'
import { sessionCookie } from '#app/http/sessions/cookies.server.ts'
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

export interface DescribedCall {
  path: string
  method: string
  operation: ApiOperation
}

/** The calls of each group, and the address of the page that describes them. */
export function callGroups(settings: Settings) {
  const { tags, paths } = describedCalls(settings)
  const described: DescribedCall[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return tags.map(({ name }) => ({
    name,
    address: groupPath(name),
    calls: described.filter(({ operation }) => operation.tags.includes(name)),
  }))
}

/** The named schemas that a part of the document refers to, and those that they refer to. */
export function collectSchemas(
  part: unknown,
  { components }: ApiDocument,
  found: Record<string, JsonSchema> = {},
): Record<string, JsonSchema> {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const schema = components.schemas[name!]
    if (!schema || found[name!]) continue
    found[name!] = schema
    collectSchemas(schema, { components } as ApiDocument, found)
  }
  return found
}

api.get(paths.openApi, ({ env: { context } }) => {
  return json(describedCalls(context.services.settings), 200, { 'Cache-Control': PUBLIC_CACHE })
})
