import type { ApiDocument, ApiOperation, JsonSchema } from '../../app/http/openapi-types'

const SCHEMA_WORDS = new Set(
  (
    '$ref type properties required additionalProperties propertyNames items anyOf enum const format description ' +
    'default minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems'
  ).split(' '),
)
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'])

/** What an OpenAPI 3.1 document of ours must hold to; one line for each breach. */
export function breachesOf(document: ApiDocument): string[] {
  const breaches: string[] = []
  const expected = (holds: boolean, breach: string) => {
    if (!holds) breaches.push(breach)
  }
  expected(/^3\.1\.\d+$/.test(document.openapi), 'openapi is not 3.1')
  expected(Boolean(document.info.title && document.info.version), 'info has no title or version')
  const tags = new Set(document.tags.map(({ name }) => name))
  expected(tags.size === document.tags.length, 'a tag stands twice')
  const ids = new Set<string>()

  for (const reference of referencesIn(document)) {
    expected(target(document, reference) !== undefined, `${reference} leads nowhere`)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expected(/^[\w.-]+$/.test(name), `${name} is no name for a component`)
    checkSchema(schema, name)
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    expected(path.startsWith('/'), `${path} does not begin with a slash`)
    for (const [method, operation] of Object.entries(methods)) {
      expected(/^(get|put|post|delete|patch)$/.test(method), `${method} is no method`)
      checkOperation(path, `${method} ${path}`, operation)
    }
  }
  return breaches

  function checkOperation(path: string, place: string, operation: ApiOperation) {
    expected(!ids.has(operation.operationId), `${operation.operationId} stands twice`)
    ids.add(operation.operationId)
    expected(Boolean(operation.summary), `${place} has no summary`)
    for (const tag of operation.tags) expected(tags.has(tag), `${place} has an unknown tag`)
    for (const way of operation.security.flatMap((choice) => Object.keys(choice))) {
      expected(way in document.components.securitySchemes, `${place} asks for an unknown way to sign in`)
    }
    const parameters = operation.parameters ?? []
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expected(
      JSON.stringify(named.toSorted()) === JSON.stringify(inPath.map(({ name }) => name).toSorted()),
      `${place} does not describe the names in its path`,
    )
    expected(
      inPath.every(({ required }) => required),
      `${place} can do without a part of its path`,
    )
    for (const { name, schema } of parameters) checkSchema(schema, `${place} ${name}`)
    if (operation.requestBody) {
      expected(!place.startsWith('get '), `${place} has a body`)
      checkSchema(operation.requestBody.content['application/json'].schema, `${place} body`)
    }
    const statuses = Object.keys(operation.responses)
    expected(
      statuses.filter((status) => status < '400').length === 1,
      `${place} has not one status of success`,
    )
    for (const [status, response] of Object.entries(operation.responses)) {
      expected(/^[2-5]\d\d$/.test(status), `${place} answers ${status}`)
      if ('$ref' in response) continue
      expected(Boolean(response.description), `${place} ${status} has no description`)
      if (response.content) checkSchema(response.content['application/json'].schema, `${place} ${status}`)
      else expected(status.startsWith('3'), `${place} ${status} has no content`)
    }
  }

  function checkSchema(schema: JsonSchema, place: string) {
    for (const word of Object.keys(schema)) expected(SCHEMA_WORDS.has(word), `${place}: ${word}`)
    for (const type of [schema.type ?? []].flat()) expected(TYPES.has(type), `${place}: type ${type}`)
    const properties = schema.properties ?? {}
    for (const name of schema.required ?? []) {
      expected(name in properties || !schema.properties, `${place} needs ${name} and does not describe it`)
    }
    for (const [name, inner] of Object.entries(properties)) checkSchema(inner, `${place}.${name}`)
    for (const inner of schema.anyOf ?? []) checkSchema(inner, place)
    for (const inner of [schema.items, schema.propertyNames, schema.additionalProperties]) {
      if (typeof inner === 'object') checkSchema(inner, `${place}[]`)
    }
  }
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

function target(document: ApiDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
}
