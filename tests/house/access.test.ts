import { describe, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { callProblem, policyOf, routesOf, statedRoutes } from '../support/access.ts'

const routes = await routesOf()

describe('the permissions', () => {
  it('are stated for every route', () => {
    const unstated = routes.flatMap((route) => {
      try {
        policyOf(route)
        return []
      } catch (error) {
        return [(error as Error).message]
      }
    })
    expect(unstated).toEqual([])
  })

  it('are stated for no route that does not exist', () => {
    const there = new Set(routes.map(({ id }) => id))
    expect(statedRoutes().filter((id) => !there.has(id))).toEqual([])
  })

  it('below /api/admin are those of administrators only', () => {
    expect(calls.map(callProblem).filter(Boolean)).toEqual([])
  })

  it('are stated once for each call', () => {
    const named = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })
})
