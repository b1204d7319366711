import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/http/json-call.server.ts'
import { PUBLIC_CACHE } from '#app/http/public-page.server.ts'
import { describedCalls } from './described.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  json(describedCalls(context.services.settings), 200, { 'Cache-Control': PUBLIC_CACHE })

export const action = () => json({ message: 'This call answers to GET.' }, 405, { Allow: 'GET' })
