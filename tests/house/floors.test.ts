import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What each room may import, besides itself and packages. Nothing climbs: a lower room knows no higher one. */
const ROOMS: Record<string, readonly string[]> = {
  'app/astro': [],
  'app/geo': [],
  'app/books': ['app/astro'],
  'app/guidance': ['app/astro', 'app/books'],
  'app/adapters/retrieval': [],
  'app/ui': ['app/astro', 'app/books', 'app/paths'],
  'app/adapters/mail': ['app/env.server'],
  'app/adapters/pdf': ['app/astro', 'app/books', 'app/guidance', 'app/geo', 'app/ui'],
  'app/adapters/workers': ['app/adapters/pdf', 'db'],
  'app/adapters/language-model': [],
  db: ['app/astro', 'app/guidance', 'app/geo'],
  'app/features': [
    'app/astro',
    'app/books',
    'app/guidance',
    'app/geo',
    'app/adapters/mail',
    'app/adapters/pdf',
    'app/adapters/retrieval',
    'app/ui',
    'app/adapters/workers',
    'app/adapters/language-model',
    'db',
    'app/env.server',
    'app/paths',
  ],
  'app/http': [
    'app/astro',
    'app/geo',
    'app/adapters/mail',
    'app/adapters/retrieval',
    'app/ui',
    'app/adapters/workers',
    'app/adapters/language-model',
    'app/features',
    'db',
    'app/env.server',
  ],
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : []
  })
}

/** The files of ours that a file imports, as paths from the root without an ending. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!)
  return named.flatMap((name) => {
    const path = name.replace(/\.tsx?$/, '')
    if (path.startsWith('.')) return [relative('.', resolve(dirname(file), path))]
    return /^#(app|db)\//.test(path) ? [path.slice(1)] : []
  })
}

/** The entry of the server puts the whole together: the calls too, which the page framework does not know. */
const ENTRY = { file: 'app/http/server.server.ts', above: 'app/routes/api/api.server' }

const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`)

describe('the floors of the house', () => {
  it.each(Object.entries(ROOMS))('%s imports from no higher floor', (room, allowed) => {
    const climbs = sources(room).flatMap((file) =>
      importsOf(file)
        .filter((path) => !within(path, room) && !allowed.some((below) => within(path, below)))
        .filter((path) => file !== ENTRY.file || path !== ENTRY.above)
        .map((path) => `${file} -> ${path}`),
    )
    expect(climbs).toEqual([])
  })

  it('has one door to the engine', () => {
    const past = ['app/features', 'app/http', 'app/routes', 'app/guidance'].flatMap((room) =>
      sources(room).flatMap((file) =>
        importsOf(file)
          .filter((path) => within(path, 'app/astro') && !/^app\/astro\/(index\.server|types)$/.test(path))
          .map((path) => `${file} -> ${path}`),
      ),
    )
    expect(past).toEqual([])
  })

  it('has one door to the books, and one to their figures', () => {
    const past = [
      'app/features',
      'app/http',
      'app/routes',
      'app/guidance',
      'app/ui',
      'app/adapters/pdf',
    ].flatMap((room) =>
      sources(room).flatMap((file) =>
        importsOf(file)
          .filter((path) => within(path, 'app/books') && !/^app\/books\/(index|masters\.server)$/.test(path))
          .map((path) => `${file} -> ${path}`),
      ),
    )
    expect(past).toEqual([])
  })

  it('reads the environment in one place', () => {
    const readers = ['app', 'db']
      .flatMap(sources)
      .filter((file) => readFileSync(file, 'utf8').includes('process.env'))
    expect(readers).toEqual(['app/env.server.ts'])
  })

  it('touches the database outside repositories and migrations only by the one seam', () => {
    const drivers = ['app', 'db']
      .flatMap(sources)
      .filter((file) => /from 'better-sqlite3'/.test(readFileSync(file, 'utf8')))
    expect(drivers.filter((file) => !file.startsWith('app/geo/'))).toEqual(['db/client.server.ts'])
  })
})
