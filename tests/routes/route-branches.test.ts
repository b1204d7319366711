import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/server-runtime'
import { describe, expect, it } from 'vitest'
import { routeBranches } from '#app/http/pages/route-branches.server.ts'
import { builtApp } from '../support/built-app.ts'

const { remix } = await builtApp({ origin: 'http://localhost', logLevel: 'silent' })
const findBranch = routeBranches(remix.routes)

type Tree = NonNullable<Parameters<typeof matchRoutes>[0]>

function treeOf(routes: ServerBuild['routes'], parentId?: string): Tree {
  return Object.values(routes).flatMap((route): Tree => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return index ? [{ id, path, index }] : [{ id, path, children: treeOf(routes, id) }]
  })
}

const tree = treeOf(remix.routes)
const matched = (path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id)

function addresses(): string[] {
  const written = Object.keys(remix.routes).map((id) => {
    const parts: string[] = []
    for (let at = remix.routes[id]; at; at = at.parentId ? remix.routes[at.parentId] : undefined)
      if (at.path) parts.unshift(at.path)
    return `/${parts.join('/')}`.replaceAll('//', '/')
  })
  return [...new Set(written)]
}

describe('the branch of routes of an address', () => {
  it.each(addresses())('%s is the one that Remix finds', (address) => {
    for (const value of ['1', 'new', 'edit', 'abc', 'a%20b', 'a%2Fb', 'x.y']) {
      const path = address.replaceAll(/:\w+/g, value).replace('*', value)
      for (const spelling of [path, path.toUpperCase(), `${path}/`, `/${path}`, `${path}/more`])
        expect(findBranch(spelling), spelling).toEqual(matched(spelling))
    }
  })
})
