import type { ServerBuild } from '@remix-run/server-runtime'
import { TrieRouter } from 'hono/router/trie-router'

type Routes = ServerBuild['routes']

/**
 * Finds the routes from the root to the page of a path: the same as Remix's `matchRoutes`, which flattens, ranks and
 * compiles all routes each time and takes longer than many pages. An upper-case path or one with a slash at its end
 * is found too. `*` is for addresses without a page.
 * @returns a function that gives the ids of the routes, or `undefined` for an unknown path
 */
export function routeBranches(routes: Routes): (path: string) => readonly string[] | undefined {
  const pages = Object.keys(routes)
    .filter((id) => routes[id]?.index || routes[id]?.path)
    .map((id) => ({
      path: joinPath(routes, id),
      branch: joinBranch(routes, id),
      index: Boolean(routes[id]?.index),
    }))
    .sort((a, b) => weight(b.path) - weight(a.path) || Number(b.index) - Number(a.index))
  const router = new TrieRouter<readonly string[]>()
  for (const { path, branch } of pages) router.add('GET', path, branch)
  return (path) => router.match('GET', normal(path))[0][0]?.[0]
}

/** Remix's own weights: more segments, and more fixed ones, go first. */
function weight(path: string): number {
  const weights = path.split('/').map((part) => (part === '*' ? -2 : part.startsWith(':') ? 4 : 11))
  return weights.reduce<number>((sum, each) => sum + each, 0)
}

function normal(path: string): string {
  const parts = path.replace(/\/+$/, '').split('/')
  return parts.map(decoded).join('/').toLowerCase() || '/'
}

/** A slash in a parameter stays encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

function joinBranch(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return [...(parent ? joinBranch(routes, parent) : []), id]
}

function joinPath(routes: Routes, id: string): string {
  const parts = joinBranch(routes, id).map((each) => routes[each]?.path?.replace(/^\/|\/$/g, '') ?? '')
  return `/${parts.filter(Boolean).join('/')}`
}
