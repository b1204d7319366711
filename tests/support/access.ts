import { readFileSync } from 'node:fs'
// Not from the package itself, which loads a compiler.
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import type { CallDefinition } from '#app/http/calls/json-call.server.ts'
import remixConfig from '#remix.config.js'

export type Policy = 'anyone' | 'member' | 'admin'

/**
 * Who may see and use each screen. A route that is missing here fails the access test: the author of a screen must
 * state its permission. Routes below `admin` need no line, because they are for administrators.
 */
const POLICIES: Record<string, Policy> = {
  root: 'anyone',
  'routes/public/landing': 'anyone',
  'routes/public/find-your-lot': 'anyone',
  'routes/public/lot': 'anyone',
  'routes/public/story-question': 'anyone',
  'routes/public/lot-preview': 'anyone',
  'routes/public/sitemap': 'anyone',
  'routes/public/robots': 'anyone',
  'routes/public/find-your-lot-file': 'anyone',
  'routes/public/find-your-lot-chart': 'anyone',
  'routes/public/adab': 'anyone',
  'routes/public/evidence': 'anyone',
  'routes/public/data-sources': 'anyone',
  'routes/public/books': 'anyone',
  'routes/public/book-qabisi': 'anyone',
  'routes/public/book-firmicus': 'anyone',
  'routes/public/book-valens': 'anyone',
  'routes/public/book-lilly': 'anyone',
  'routes/public/masters': 'anyone',
  'routes/public/glossary': 'anyone',
  'routes/public/privacy': 'anyone',
  'routes/public/terms': 'anyone',
  'routes/public/faq': 'anyone',
  'routes/public/contact': 'anyone',
  'routes/public/birth-time-help': 'anyone',
  'routes/public/delete-my-data': 'anyone',
  'routes/public/stop-letter': 'anyone',
  'routes/public/reading-preferences': 'anyone',
  'routes/member/language': 'member',
  'routes/public/data-deleted': 'anyone',
  'routes/public/not-found': 'anyone',

  'routes/auth/login': 'anyone',
  'routes/auth/code': 'anyone',
  'routes/auth/register': 'anyone',
  'routes/auth/sign-out': 'anyone',
  'routes/auth/forgot-password': 'anyone',
  'routes/auth/reset-password': 'anyone',
  'routes/auth/verify-email': 'member',
  'routes/auth/google': 'anyone',
  'routes/auth/callback': 'anyone',
  'routes/auth/link': 'anyone',
  'routes/auth/redirect': 'anyone',

  'routes/member/layout': 'member',
  'routes/member/dashboard': 'member',
  'routes/member/birth-info': 'member',
  'routes/member/birth-data': 'member',
  'routes/member/birth-check': 'member',
  'routes/member/birth-data-check': 'member',
  'routes/member/birth-correction': 'member',
  'routes/member/analysis': 'member',
  'routes/member/part-of-fortune': 'member',
  'routes/member/part-of-fortune-lots': 'member',
  'routes/member/my-path': 'member',
  'routes/member/evenings': 'member',
  'routes/member/evening': 'member',
  'routes/member/evenings-booklet': 'member',
  'routes/member/evenings-booklet-pdf': 'member',
  'routes/member/evenings-calendar': 'member',
  'routes/member/my-book': 'member',
  'routes/member/my-book-write': 'member',
  'routes/member/my-book-years': 'member',
  'routes/member/my-book-undo': 'member',
  'routes/member/my-book-edit': 'member',
  'routes/member/my-book-delete': 'member',
  'routes/member/send-story': 'member',
  'routes/member/my-stories': 'member',
  'routes/member/edit-story': 'member',
  'routes/member/my-stories-withdraw': 'member',
  'routes/member/settings': 'member',
  'routes/member/two-step': 'member',
  'routes/member/passkeys': 'member',
  'routes/member/prove': 'member',
  'routes/member/privacy-receipt': 'member',
  'routes/member/privacy-receipt-text': 'member',
  'routes/member/delete-data': 'member',
  'routes/member/reports': 'member',
  'routes/member/reports-basic': 'member',
  'routes/member/reports-detailed': 'member',
  'routes/member/reports-wheel': 'member',
  'routes/member/reports-pdf': 'member',
  'routes/member/lot-picture': 'member',
  'routes/member/lot-png': 'member',
  'routes/member/tall-lot-png': 'member',
  'routes/member/practices-calendar': 'member',
  'routes/member/settings-download': 'member',
  'routes/member/settings-archive': 'member',

  'routes/api/reference': 'anyone',
}

/**
 * Every route of the site map with an address that shows it. For a layout without its own address, that is its first
 * page.
 */
export async function routesOf(): Promise<{ id: string; path: string }[]> {
  const manifest = (await remixConfig.routes?.(defineRoutes)) ?? {}
  const pathOf = (id: string): string => {
    const route = manifest[id]
    if (!route) return ''
    const above = pathOf(route.parentId ?? '')
    // The address in English.
    const path = route.path?.replace(/^ar\?\/?/, '')
    return path ? `${above}/${path}` : above
  }
  const seenAt = (id: string): string => {
    const first = Object.values(manifest).find(({ parentId }) => parentId === id)
    return first && !manifest[id]?.path ? seenAt(first.id) : id
  }
  return [
    { id: 'root', path: '/' },
    ...Object.keys(manifest).map((id) => ({ id, path: pathOf(seenAt(id)) || '/' })),
  ]
}

/** The addresses of pages, not of files and actions, whose route is in one folder. Parameters stand in them as `:id`. */
export async function pagePaths(folder: 'admin' | 'auth' | 'member'): Promise<string[]> {
  const manifest = (await remixConfig.routes?.(defineRoutes)) ?? {}
  const isPage = (id: string) =>
    /^export (default|\{ default)/m.test(readFileSync(`app/${manifest[id]!.file}`, 'utf8'))
  const routes = (await routesOf()).filter(
    ({ id }) => id.startsWith(`routes/${folder}/`) && !id.endsWith('/layout') && isPage(id),
  )
  return routes.map(({ path }) => path)
}

/** @throws if no policy is stated */
export function policyOf({ id, path }: { id: string; path: string }): Policy {
  if (path === '/admin' || path.startsWith('/admin/')) return 'admin'
  // A page has the same readers in every language.
  const policy = POLICIES[id.replace('/public/ar/', '/public/')]
  if (!policy) throw new Error(`tests/support/access.ts does not state who may use ${id} (${path}).`)
  return policy
}

export function statedRoutes(): string[] {
  return Object.keys(POLICIES)
}

/** The error in the permission of a call, judged by its address alone; null if it is right. */
export function callProblem({ method, path, op }: CallDefinition): string | null {
  if (path.startsWith('/api/admin/') && op.who !== 'admin')
    return `${method} ${path} is for administrators, but ${op.name} says "${op.who}".`
  return null
}
