import type { LoaderFunctionArgs } from '@remix-run/node'
import { sessionCookie } from '../../http/cookies.server'
import { json } from '../../http/json-call.server'
import { openApi } from '../../http/openapi.server'
import { PUBLIC_CACHE } from '../../http/public-page.server'
import { calls } from './table.server'

export function loader({ context }: LoaderFunctionArgs) {
  const cookie = sessionCookie(context.services.settings).name
  return json(openApi(calls, cookie), 200, { 'Cache-Control': PUBLIC_CACHE })
}

export const action = () => json({ message: 'This call answers to GET.' }, 405, { Allow: 'GET' })
