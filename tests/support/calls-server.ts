import { serve } from '@hono/node-server'
import type { ApiDocument } from '#app/http/openapi-types.ts'
import { builtApp } from './built-app.ts'

/**
 * The built server, at the given port, for a program that tries the calls by their description. An administrator with a
 * saved birth makes every call, except that another administrator makes the calls that delete everything, and a visitor
 * signs in. The description is served without sign-in, which is not tested here.
 */
const port = Number(process.argv[2] ?? 3100)
const ORIGIN = `http://127.0.0.1:${port}`
const { app, services } = await builtApp({ origin: ORIGIN, logLevel: 'error' })

const BIRTH = { dateOfBirth: '1978-07-15', birthTime: '14:30', cityId: '745044' }

const post = (path: string, body: object, cookie = '') =>
  app.request(ORIGIN + path, {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** @returns the cookies of a new administrator with a saved birth. */
async function administrator(name: string): Promise<string> {
  const email = `${name}@qismah.example`
  const { headers } = await post('/api/auth/register', { name, email, password: 'one secret word of many' })
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0])
  services.db.sqlite.prepare('update users set is_admin = 1, admin_level = 1 where email = ?').run(email)
  await post('/api/birth-data', BIRTH, cookie.join('; '))
  return cookie.join('; ')
}

const admin = await administrator('administrator')
const deleted = await administrator('deleted')

async function description(): Promise<Response> {
  const api = (await (await app.request(`${ORIGIN}/api/openapi.json`)).json()) as ApiDocument
  for (const methods of Object.values(api.paths))
    for (const operation of Object.values(methods)) operation.security = []
  return Response.json(api)
}

function answer(request: Request, env: object) {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/openapi.json') return description()
  const headers = new Headers(request.headers)
  headers.delete('Cookie')
  if (pathname.endsWith('/delete-data')) headers.set('Cookie', deleted)
  else if (!pathname.startsWith('/api/auth/')) headers.set('Cookie', admin)
  return app.fetch(new Request(request, { headers }), env)
}

serve({ fetch: answer, port, hostname: '127.0.0.1' }, () => console.log(`${ORIGIN}/api/openapi.json`))
