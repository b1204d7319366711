import type { ServerBuild } from '@remix-run/server-runtime'

export interface RouteNode {
  id: string
  path?: string | undefined
  index?: boolean | undefined
  caseSensitive?: boolean | undefined
  children?: RouteNode[]
}

/** The routes as the router takes them. */
export function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteNode[] {
  return Object.values(routes).flatMap((route): RouteNode[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    return index ? [{ id, path, index }] : [{ id, path, caseSensitive, children: treeOf(routes, id) }]
  })
}
