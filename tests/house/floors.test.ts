import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What each room may import, besides itself and packages. A lower room never imports a higher one. */
const PURE = ['app/astro', 'app/books', 'app/guidance', 'app/geo']
const ADAPTERS = ['mail', 'pdf', 'picture', 'retrieval', 'workers'].map((name) => `app/adapters/${name}`)
const UI = ['base', 'toast', 'form', 'page', 'quote', 'chart', 'plate', 'list', 'landing'].map(
  (name) => `app/ui/${name}`,
)
const BELOW_OPERATIONS = [
  ...PURE,
  ...ADAPTERS,
  ...UI,
  'app/framework',
  'db',
  'app/env.server.ts',
  'app/file-response.ts',
  'app/folder.ts',
  'app/format.ts',
  'app/format-messages.ts',
  'app/memoize.ts',
  'app/paths.ts',
  'app/pick.ts',
  'app/plain-text.ts',
]
const BELOW_FEATURES = [...BELOW_OPERATIONS, 'app/operations']
/** The features that every request needs: who asks, what they may read, what is recorded of it, what they typed. */
const OF_EACH_REQUEST = ['account', 'admin', 'audit', 'drafts', 'privacy'].map(
  (name) => `app/features/${name}`,
)
/** Its words are in every room. It imports only the list of the modules with Arabic words, and the names of the engine. */
const LANGUAGE = 'app/language'
const ROOMS: Record<string, readonly string[]> = {
  'app/astro': [],
  [LANGUAGE]: ['app/words.ar.ts', 'app/astro/names.ts', 'app/astro/types.ts'],
  'app/geo': ['app/folder.ts', 'app/format.ts', 'app/memoize.ts'],
  'app/books': ['app/astro'],
  'app/guidance': ['app/astro', 'app/books', 'app/language'],
  db: ['app/astro', 'app/guidance', 'app/geo', 'app/folder.ts'],
  'app/ui/typefaces': [],
  'app/ui/styles': [],
  'app/ui/base': ['app/memoize.ts', 'app/paths.ts'],
  'app/ui/toast': ['app/ui/base'],
  'app/framework': ['app/ui/base', 'app/ui/toast'],
  'app/ui/form': ['app/ui/base', 'app/ui/toast', 'app/framework', 'app/format.ts', 'app/paths.ts'],
  'app/ui/page': ['app/ui/base', 'app/ui/form', 'app/ui/styles', 'app/paths.ts'],
  'app/ui/list': ['app/ui/base', 'app/ui/form', 'app/format.ts'],
  'app/ui/chart': ['app/astro', 'app/ui/base'],
  'app/ui/plate': ['app/astro', 'app/ui/base'],
  'app/ui/quote': ['app/books', 'app/ui/base', 'app/paths.ts'],
  'app/ui/landing': ['app/ui/base', 'app/paths.ts'],
  'app/adapters/retrieval': [],
  'app/adapters/mail': ['app/env.server.ts', 'app/folder.ts'],
  'app/adapters/pdf': [...PURE, 'app/ui/base', 'app/ui/chart', 'app/ui/plate', 'app/ui/quote'],
  'app/adapters/picture': ['app/adapters/pdf', 'app/astro', 'app/ui/base', 'app/ui/plate'],
  'app/adapters/workers': ['app/adapters/pdf', 'app/adapters/picture', 'db'],
  'app/content': ['app/books', 'app/ui/base', 'app/ui/page', 'app/ui/quote', 'app/ui/list'],
  'app/operations': BELOW_OPERATIONS,
  'app/features': BELOW_FEATURES,
  'app/http': [...BELOW_FEATURES, ...OF_EACH_REQUEST, 'app/log.server.ts'],
  'app/routes': [...BELOW_FEATURES, 'app/features', 'app/http', 'app/content', 'app/root.tsx'],
  'app/cli': [...BELOW_FEATURES, 'app/features', 'app/http', 'tests/support'],
}
const MOST_FEATURES = 19
const MOST_FLOORS = 7

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : []
  })
}

/** The files of the project that a file imports, as paths from the root. @param types also those that it has only types of */
function importsOf(file: string, { types = true } = {}): string[] {
  const source = readFileSync(file, 'utf8')
  const text = types ? source : source.replace(/^import type [^']+'[^']+'|typeof import\('[^']+'\)/gm, '')
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!)
  return named.flatMap((name) => {
    if (name.startsWith('.')) return [relative('.', resolve(dirname(file), name))]
    return /^#(app|db|tests|tools)\//.test(name) ? [name.slice(1)] : []
  })
}

const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`)

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The folders of features; if `depth` is two, with their subfolders. */
function featureGraph(depth: 1 | 2): Graph {
  const roomOf = (path: string) => path.split('/').slice(2, -1).slice(0, depth).join('/')
  const graph = new Map<string, Set<string>>()
  for (const file of sources('app/features')) {
    const room = roomOf(file)
    const below = graph.get(room) ?? new Set()
    graph.set(room, below)
    for (const path of importsOf(file)) {
      if (within(path, 'app/features') && roomOf(path) !== room) below.add(roomOf(path))
    }
  }
  return graph
}

/** The floor of each room: one above the highest room that it imports. @throws if rooms import each other */
function floorsOf(graph: Graph): Map<string, number> {
  const floors = new Map<string, number>()
  const climb = (room: string, way: readonly string[]): number => {
    if (way.includes(room))
      throw new Error(`A circle: ${[...way.slice(way.indexOf(room)), room].join(' → ')}`)
    const known = floors.get(room)
    if (known) return known
    const floor =
      1 + Math.max(0, ...[...(graph.get(room) ?? [])].map((below) => climb(below, [...way, room])))
    floors.set(room, floor)
    return floor
  }
  for (const room of graph.keys()) climb(room, [])
  return floors
}

describe('the layers', () => {
  it.each(Object.entries(ROOMS))('%s imports from no higher room', (room, allowed) => {
    const climbs = sources(room).flatMap((file) =>
      importsOf(file)
        .filter((path) => !within(path, room) && ![LANGUAGE, ...allowed].some((below) => within(path, below)))
        .map((path) => `${file} -> ${path}`),
    )
    expect(climbs).toEqual([])
  })

  it('uses no unsafe or inner part of a package', () => {
    const internal = /\bUNSAFE_\w|from '[^'#.][^']*\/dist\//
    expect(sources('app').filter((file) => internal.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('names every folder of the application', () => {
    const named = Object.keys(ROOMS)
    const folders = readdirSync('app', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `app/${name}`)
    const isNamed = (folder: string): boolean => named.some((room) => within(room, folder))
    expect(folders.filter((folder) => !isNamed(folder))).toEqual([])
    for (const parent of ['app/ui', 'app/adapters']) {
      expect(readdirSync(parent).filter((name) => !named.includes(`${parent}/${name}`))).toEqual([])
    }
  })

  it(`has at most ${MOST_FEATURES} features on at most ${MOST_FLOORS} floors, without a circle`, () => {
    const graph = featureGraph(1)
    expect(graph.size).toBeLessThanOrEqual(MOST_FEATURES)
    expect(Math.max(...floorsOf(graph).values())).toBeLessThanOrEqual(MOST_FLOORS)
  })

  it('are the floors that docs/architecture.md lists', () => {
    const floors = [...floorsOf(featureGraph(1))].toSorted()
    const rows = Array.from({ length: Math.max(...floors.map(([, floor]) => floor)) }, (_, below) => {
      const rooms = floors.filter(([, floor]) => floor === below + 1).map(([room]) => room)
      return `| ${below + 1} | ${rooms.join(', ')} |`
    })
    expect(readFileSync('docs/architecture.md', 'utf8')).toContain(`| --- | --- |\n${rows.join('\n')}\n\n`)
  })

  it('has no circle between the folders of a feature', () => {
    expect(floorsOf(featureGraph(2)).size).toBeGreaterThan(0)
  })

  it('has no circle between files', () => {
    const files = ['app', 'db', 'tools'].flatMap(sources)
    expect(() =>
      floorsOf(new Map(files.map((file) => [file, new Set(importsOf(file, { types: false }))]))),
    ).not.toThrow()
  })

  it('finds a circle if there is one', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['a'])],
    ])
    expect(() => floorsOf(circle)).toThrow('A circle: a → b → a')
  })

  it('has no import that begins with ../../', () => {
    const climbing = ['app', 'db', 'tests', 'tools'].flatMap(sources).filter((file) => {
      const text = readFileSync(file, 'utf8')
      return /(?:from|import)\s*\(?\s*'\.\.\/\.\.\//.test(text)
    })
    expect(climbing).toEqual([])
  })

  it('has one entry to the engine', () => {
    const past = ['app/features', 'app/http', 'app/routes', 'app/guidance'].flatMap((room) =>
      sources(room).flatMap((file) =>
        importsOf(file)
          .filter(
            (path) => within(path, 'app/astro') && !/^app\/astro\/(index\.server|types)\.ts$/.test(path),
          )
          .map((path) => `${file} -> ${path}`),
      ),
    )
    expect(past).toEqual([])
  })

  it('has one entry to the books, and one to their figures', () => {
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
          .filter(
            (path) => within(path, 'app/books') && !/^app\/books\/(index|masters\.server)\.ts$/.test(path),
          )
          .map((path) => `${file} -> ${path}`),
      ),
    )
    expect(past).toEqual([])
  })

  it('keeps routes away from repositories and the database', () => {
    const past = sources('app/routes').flatMap((file) =>
      importsOf(file)
        .filter((path) => path.includes('.repo.server') || within(path, 'db'))
        .map((path) => `${file} -> ${path}`),
    )
    expect(past).toEqual([])
  })

  it('runs operations only with perform', () => {
    const past = sources('app').filter((file) =>
      /\.run\((?:call|permittedCall)\b/.test(readFileSync(file, 'utf8')),
    )
    expect(past).toEqual(['app/http/gate/perform.server.ts'])
  })

  it('links to pages by their names in app/paths.ts', () => {
    const linked = sources('app').filter((file) =>
      /\s(?:href|action|to)="\/[a-z]/.test(readFileSync(file, 'utf8')),
    )
    expect(linked).toEqual([])
  })

  it('keeps the addresses of the back-office in one file', () => {
    const written = sources('app').filter((file) => /['"`]\/admin/.test(readFileSync(file, 'utf8')))
    expect(written).toEqual(['app/paths.ts'])
  })

  it('formats dates, times, numbers and lists for people in one place', () => {
    const formats = /\bIntl\.(?:DateTime|Number|List)Format\(|\.toLocale(?:Date|Time)?String\(/
    const own = sources('app').filter((file) => formats.test(readFileSync(file, 'utf8')))
    // The calendar of Umm al-Qura is computed by the platform's formatter.
    expect(own).toEqual(['app/format.ts', 'app/geo/hijri.ts', 'app/language/plural.ts'])
  })

  it('reads the environment in one place', () => {
    const readers = ['app', 'db']
      .flatMap(sources)
      .filter((file) => !file.endsWith('.mjs') && readFileSync(file, 'utf8').includes('process.env'))
    expect(readers).toEqual(['app/env.server.ts'])
  })

  it('opens the database in one place', () => {
    const drivers = ['app', 'db']
      .flatMap(sources)
      .filter((file) => /from 'better-sqlite3'/.test(readFileSync(file, 'utf8')))
    expect(drivers.filter((file) => !file.startsWith('app/geo/'))).toEqual(['db/client.server.ts'])
  })
})
