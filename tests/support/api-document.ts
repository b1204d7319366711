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
import type { ApiDocument } from '#app/http/openapi-types.ts'

const OPEN_API = 'https://spec.openapis.org/oas/3.1/schema-base'
const HERE = 'https://qismah.test/openapi.json'

// In OpenAPI a format is only a note unless the reader checks it. Ours are checked.
setShouldValidateFormat(true)

function said(output: Output): string[] {
  if (output.valid) return []
  return (output.errors ?? []).map((error) => `${error.instanceLocation}: ${error.absoluteKeywordLocation}`)
}

/** The faults of a document by the schema of OpenAPI 3.1, which checks every schema within it too. */
export async function documentProblems(document: unknown): Promise<string[]> {
  return said(await validate(OPEN_API, document as SchemaFragment, BASIC))
}

/** Checks of values against parts of a document, each named by the way to it. */
export function partsOf(document: ApiDocument) {
  unregisterSchema(HERE)
  registerSchema(document as unknown as SchemaObject, HERE, OPEN_API)
  /** The faults of a value by the schema at this place; empty if there are none. */
  return async (steps: readonly (string | number)[], value: unknown): Promise<string[]> => {
    const pointer = steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    return said(await validate(`${HERE}#${encodeURI(pointer.join(''))}`, value as SchemaFragment, BASIC))
  }
}
