import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { callTable } from '#app/http/json-call.server.ts'
import { calls } from './table.server.ts'

const answer = callTable(calls)

export const loader = ({ request, context }: LoaderFunctionArgs) => answer(request, context)
export const action = ({ request, context }: ActionFunctionArgs) => answer(request, context)
