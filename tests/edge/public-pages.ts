import { build, settings } from 'virtual:public-pages'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import * as entry from '#app/entry.server.tsx'
import { DEFAULT_PREFERENCES } from '#app/ui/page/reading-preferences.ts'

const handle = createRequestHandler(
  { ...build, entry: { module: entry } } as unknown as ServerBuild,
  'production',
)

/** A public page for a visitor without cookies, by the same route modules as on our server. */
export function publicPageOf(request: Request): Promise<Response> {
  const context = {
    actor: null,
    toast: null,
    nonce: 'nonce-of-this-answer',
    reading: DEFAULT_PREFERENCES,
    formTokens: () => null,
    services: { settings, clock: { now: () => new Date(settings.now) } },
    log: console,
    requestId: null,
  }
  return handle(request, context as unknown as AppLoadContext)
}
