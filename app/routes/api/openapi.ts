import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '../../http/json-call.server'
import { PUBLIC_CACHE } from '../../http/public-page.server'
import { describedCalls } from './described.server'

export const loader = ({ context }: LoaderFunctionArgs) =>
  json(describedCalls(context.services.settings), 200, { 'Cache-Control': PUBLIC_CACHE })

export const action = () => json({ message: 'This call answers to GET.' }, 405, { Allow: 'GET' })
