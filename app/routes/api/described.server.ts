import type { Settings } from '../../env.server'
import { sessionCookie } from '../../http/cookies.server'
import { openApi } from '../../http/openapi.server'
import type { ApiDocument } from '../../http/openapi-types'
import { calls } from './table.server'

const made = new Map<string, ApiDocument>()

/** The description of our calls. Nothing in it changes while the process runs, so it is made once. */
export function describedCalls(settings: Settings): ApiDocument {
  const { name } = sessionCookie(settings)
  const document = made.get(name) ?? openApi(calls, name)
  made.set(name, document)
  return document
}
