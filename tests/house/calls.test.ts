import { describe, expect, it } from 'vitest'
import { callsApp } from '#app/http/calls/calls.server.ts'
import type { ApiDocument } from '#app/http/calls/openapi.server.ts'
import { openApi, operationId } from '#app/http/calls/openapi.server.ts'
import { calls } from '#app/routes/api/table.server.ts'
import { partsOf } from '../support/api-document.ts'
import { examplesOf, nameOf, namesWithExamples } from '../support/calls/index.ts'

const api: ApiDocument = openApi(callsApp(calls).openAPIRegistry, 'session')
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const describedAs = (path: string, method: string) =>
  api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

const SECURITY = {
  anyone: [{}, { session: [] }],
  member: [{ session: [] }],
  admin: [{ session: ['administrator'] }],
}

describe('the description of the calls', () => {
  it('refers only to what exists', () => {
    const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, way]) => way!)
    const dangling = references.filter(
      (way) =>
        way.split('/').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], api) ===
        undefined,
    )
    expect(references.length).toBeGreaterThan(100)
    expect(dangling).toEqual([])
  })

  it('contains every row of the table, each under a separate name, and nothing else', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.toSorted()).toEqual(calls.map(operationId).toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('states for each the permission, the path parameters and the limit', () => {
    for (const { path, method, op } of calls) {
      const operation = describedAs(path, method)!
      const name = `${method} ${path}`
      expect(operation.security, name).toEqual(SECURITY[op.who])
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(inPath.map((parameter) => parameter.name).toSorted(), name).toEqual(
        [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter).toSorted(),
      )
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true)
      expect(operation.description, name).toMatch(/^At most [\d,]+ /)
    }
  })

  it('requires nothing that has a default', () => {
    const needed = operations.flatMap(({ path, operation }) => {
      const body = operation.requestBody?.content['application/json'].schema
      const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
        name,
        schema,
        required: body?.required?.includes(name),
      }))
      return [...(operation.parameters ?? []), ...inBody]
        .filter(({ required, schema }) => required && schema.default !== undefined)
        .map(({ name }) => `${path} ${name}`)
    })
    expect(needed).toEqual([])
  })
})

describe('the body of a call that deletes everything', () => {
  const problemsBy = partsOf(api)

  it.each([
    [{}, true],
    [{ confirmation: 'DELETE' }, true],
    [{ confirm: 'DELETE', noAdministrator: true }, true],
    [{ noAdministrator: true }, false],
    [{ confirm: 'delete' }, false],
  ])('is described as empty or with the word: %j', async (body, isAllowed) => {
    for (const path of ['/api/user/delete-data', '/api/privacy/delete-data']) {
      const { requestBody } = describedAs(path, 'DELETE')!
      expect(requestBody?.required).toBe(false)
      const schema = ['paths', path, 'delete', 'requestBody', 'content', 'application/json', 'schema']
      expect((await problemsBy(schema, body)).length === 0, path).toBe(isAllowed)
    }
  })
})

describe('the examples of the calls', () => {
  it('exist for every call', () => {
    expect(namesWithExamples.toSorted()).toEqual(calls.map(nameOf).toSorted())
  })

  it('cause every refusal that a call lists', () => {
    for (const call of calls) {
      const takesFields = describedAs(call.path, call.method)!.responses[422] !== undefined
      const own = [...(call.refuses ?? []), ...(takesFields ? [422] : [])]
      const driven = Object.keys(examplesOf(call)?.refused ?? {}).map(Number)
      expect(driven.toSorted(), nameOf(call)).toEqual([...new Set(own)].toSorted())
    }
  })
})
