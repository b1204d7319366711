import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { callTable } from '../../http/json-call.server'
import { calls } from './table.server'

const answer = callTable(calls)

export const loader = ({ request, context }: LoaderFunctionArgs) => answer(request, context)
export const action = ({ request, context }: ActionFunctionArgs) => answer(request, context)
