import { serve } from '@hono/node-server'
import type { ApiDocument } from '#app/http/calls/openapi-types.ts'
import { builtApp } from './built-app.ts'

/**
 * The built server, at the given port, for a program that tries the calls by their description. The person in the second
 * argument (`visitor`, `member` or `administrator`) makes the calls; member and administrator have a saved birth. Calls
 * that delete everything get a new member each time, and a visitor signs in, so that no call ends the session. The
 * description is served without sign-in, which is not tested here.
 */
const port = Number(process.argv[2] ?? 3100)
const who = process.argv[3] ?? 'administrator'
const ORIGIN = `http://127.0.0.1:${port}`
const { app, services } = await builtApp({ origin: ORIGIN, logLevel: 'error' })

const BIRTH = { dateOfBirth: '1978-07-15', birthTime: '14:30', cityId: '745044' }

const post = (path: string, body: object, cookie = '') =>
  app.request(ORIGIN + path, {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** @returns the cookies of a new person. */
async function newcomer(name: string): Promise<string> {
  const email = `${name}@qismah.example`
  const { headers } = await post('/api/auth/register', { name, email, password: 'one secret word of many' })
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** @returns the cookies of the person who makes the calls. */
async function caller(): Promise<string> {
  if (who === 'visitor') return ''
  const cookie = await newcomer(who)
  if (who === 'administrator') {
    services.db.sqlite.prepare('update users set is_admin = 1, admin_level = 1').run()
  }
  await post('/api/birth-data', BIRTH, cookie)
  return cookie
}

const cookie = await caller()
let deletions = 0

async function description(): Promise<Response> {
  const api = (await (await app.request(`${ORIGIN}/api/openapi.json`)).json()) as ApiDocument
  for (const methods of Object.values(api.paths))
    for (const operation of Object.values(methods)) operation.security = []
  return Response.json(api)
}

async function answer(request: Request, env: object): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/openapi.json') return description()
  const headers = new Headers(request.headers)
  headers.delete('Cookie')
  if (cookie && pathname.endsWith('/delete-data')) {
    deletions += 1
    headers.set('Cookie', await newcomer(`deleted-${deletions}`))
  } else if (cookie && !pathname.startsWith('/api/auth/')) headers.set('Cookie', cookie)
  return app.fetch(new Request(request, { headers }), env)
}

serve({ fetch: answer, port, hostname: '127.0.0.1' }, () => console.log(`${ORIGIN}/api/openapi.json`))
