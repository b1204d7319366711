import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Operation, operation, type Who } from '#app/operations/operation.server.ts'

const files = globSync('app/features/**/*.server.ts').filter((file) => !file.includes('.test.'))

type AnyOperation = Operation<Who, z.ZodType, unknown>

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'who' in value && 'run' in value && 'summary' in value

const operations = (
  await Promise.all(
    files.map(async (file) =>
      Object.values((await import(pathToFileURL(file).href)) as object).filter(isOperation),
    ),
  )
).flat()
const changes = operations.filter(({ who, limit }) => who === 'admin' && limit !== 'read')

describe('what administrators change', () => {
  it('is found', () => {
    expect(changes.length).toBeGreaterThan(30)
  })

  it('is recorded by the framework, or the operation states why not', () => {
    const unstated = changes.filter(({ audit, auditExemption }) =>
      audit ? Object.keys(audit).length === 0 || auditExemption : !auditExemption,
    )
    expect(unstated.map(({ name }) => name)).toEqual([])
  })

  it('is exempt in these operations only', () => {
    const exempt = changes.filter(({ auditExemption }) => auditExemption).map(({ name }) => name)
    expect(exempt.toSorted()).toEqual(['enhanced-events.generate-vector', 'users.delete'])
  })

  it('is recorded by a direct call in exempt operations only', () => {
    const direct = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
      const calls = count(/\brecordChange\(/g)
      return calls > count(/\bauditExemption: '/g) ? [file] : []
    })
    expect(direct).toEqual([])
  })

  it('does not compile without one of the two', () => {
    const base = {
      name: 'things.change',
      summary: 'Change a thing',
      input: z.object({}),
      idempotency: 'natural',
    } as const
    // @ts-expect-error An administrator's operation that changes something needs `audit` or `auditExemption`.
    operation({ ...base, who: 'admin', limit: 'write', run: () => null })
    // @ts-expect-error An entry names an action that `audit` lists.
    operation({
      ...base,
      who: 'admin',
      limit: 'write',
      audit: { 'things.change': 'thing' },
      change: () => ({
        result: null,
        entries: [{ action: 'things.other', entityId: 1, subjectUserId: null }],
      }),
    })
    // @ts-expect-error An entry says whom it is about, or that it is about nobody.
    operation({
      ...base,
      who: 'admin',
      limit: 'write',
      audit: { 'things.change': 'thing' },
      change: () => ({ result: null, entries: [{ action: 'things.change', entityId: 1 }] }),
    })
    operation({ ...base, who: 'admin', limit: 'write', auditExemption: 'Nothing changes.', run: () => null })
    operation({ ...base, who: 'member', limit: 'write', run: () => null })
  })
})
