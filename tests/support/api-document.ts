import '@hyperjump/json-schema/formats'
import { BASIC } from '@hyperjump/json-schema/experimental'
import {
  type Output,
  registerSchema,
  type SchemaFragment,
  type SchemaObject,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
} from '@hyperjump/json-schema/openapi-3-1'
import type { ApiDocument } from '#app/http/calls/openapi.server.ts'

const OPEN_API = 'https://spec.openapis.org/oas/3.1/schema-base'
const HERE = 'https://qismah.test/openapi.json'

// In OpenAPI, a format is only a note unless the reader checks it. Here it is checked.
setShouldValidateFormat(true)

function errorsOf(output: Output): string[] {
  if (output.valid) return []
  return (output.errors ?? []).map((error) => `${error.instanceLocation}: ${error.absoluteKeywordLocation}`)
}

/** The errors of a document against the schema of OpenAPI 3.1, which also checks every schema in it. */
export async function documentProblems(document: unknown): Promise<string[]> {
  return errorsOf(await validate(OPEN_API, document as SchemaFragment, BASIC))
}

/** Validates values against parts of a document, each named by its path. */
export function partsOf(document: ApiDocument) {
  unregisterSchema(HERE)
  registerSchema(document as unknown as SchemaObject, HERE, OPEN_API)
  /** The errors of a value against the schema at this path; empty if there are none. */
  return async (steps: readonly (string | number)[], value: unknown): Promise<string[]> => {
    const pointer = steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    return errorsOf(await validate(`${HERE}#${encodeURI(pointer.join(''))}`, value as SchemaFragment, BASIC))
  }
}
