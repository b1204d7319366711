import type { CallDefinition } from '#app/http/calls/json-call.server.ts'
import { backOffice } from './back-office.ts'
import type { CallExamples, ExamplesByCall } from './kit.ts'
import { userArea } from './user-area.ts'

const EXAMPLES: ExamplesByCall = { ...userArea, ...backOffice }

export const nameOf = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>) => `${method} ${path}`

export function examplesOf(call: CallDefinition): CallExamples | undefined {
  return (EXAMPLES as Record<string, CallExamples>)[nameOf(call)]
}

export const namesWithExamples = Object.keys(EXAMPLES)
