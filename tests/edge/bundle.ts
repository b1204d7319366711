import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ServerBuild } from '@remix-run/server-runtime'
import { type Plugin, build as viteBuild } from 'vite'
import { contentPages } from '#tools/content/plugin.ts'

/** What public pages show of an installation. */
type InstallationSettings = Readonly<Record<string, unknown>>

const PAGES = 'virtual:public-pages'
const QURAN = 'quran-validator'

/** workerd shows the files of a worker under this folder. */
const BUNDLE = '/bundle'

/** Where two of our files look for their data: the file, what it says, and what it says in the bundle. */
const PLACES = [
  [
    '/app/astro/ephemeris-file.ts',
    "resolve('app/astro/data/de440.bin')",
    `'${BUNDLE}/app/astro/data/de440.bin'`,
  ],
  [
    '/app/guidance/quran.server.ts',
    `createRequire(import.meta.url).resolve('${QURAN}')`,
    `'${BUNDLE}/${QURAN}/dist/index.js'`,
  ],
] as const

/** The files that our code reads while it runs, by the names that it finds them under. */
export const FILES: Readonly<Record<string, string>> = {
  'app/astro/data/de440.bin': resolve('app/astro/data/de440.bin'),
  ...Object.fromEntries(
    ['quran-verses.min.json', 'quran-surahs.min.json'].map((name) => [
      `${QURAN}/data/${name}`,
      resolve('node_modules', QURAN, 'data', name),
    ]),
  ),
}

/**
 * Bundles the worker: the sources as they are, with three things in other places. Data files are found in the bundle; Remix's own names come from its part for any runtime; the style sheet is the one of the build.
 */
export async function edgeBundle(remix: ServerBuild, settings: InstallationSettings): Promise<string> {
  const elsewhere: Plugin = {
    name: 'edge',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === PAGES) return `\0${PAGES}`
      if (id.endsWith('/tailwind.css')) return '\0no-styles.js'
      return id.endsWith('?worker&url') ? '\0no-script.js' : undefined
    },
    load: (id) => {
      if (id === `\0${PAGES}`) return publicPages(remix, settings)
      if (id === '\0no-styles.js') return ''
      // Public pages have no script.
      return id === '\0no-script.js' ? "export default ''" : undefined
    },
    transform(code, id) {
      const [, from, to] = PLACES.find(([file]) => id.endsWith(file)) ?? []
      if (from === undefined || to === undefined) return undefined
      if (!code.includes(from)) throw new Error(`${id} finds its file in another way now.`)
      return code.replace(from, to)
    },
  }
  const made = await viteBuild({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [elsewhere, contentPages],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@remix-run/node': '@remix-run/server-runtime' } },
    esbuild: { jsx: 'automatic', jsxDev: false },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: resolve('tests/edge/worker.ts'),
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rollupOptions: { external: [/^node:/], output: { inlineDynamicImports: true } },
    },
  })
  const { output } = (Array.isArray(made) ? made[0]! : made) as { output: { type: string; code?: string }[] }
  const [chunk, ...more] = output.filter(({ type }) => type === 'chunk')
  if (!chunk?.code || more.length > 0) throw new Error('The worker is not one module.')
  return chunk.code
}

/** Remix's build, with the routes alone that are the same for every visitor. */
function publicPages(
  { routes, assets, future, isSpaMode, publicPath }: ServerBuild,
  settings: InstallationSettings,
): string {
  const ids = publicRoutes({ routes } as ServerBuild)
  const all = ['root', ...ids]
  const fileOf = (id: string) => {
    const file = resolve('app', `${id}.tsx`)
    if (existsSync(file)) return file
    return resolve('app/routes/public', id.includes('/book-') ? 'book.tsx' : 'prose.tsx')
  }
  const manifest = {
    ...assets,
    routes: Object.fromEntries(all.map((id) => [id, assets.routes[id]])),
  }
  const rows = all.map((id, index) => {
    const { module: _, ...route } = routes[id]!
    return `${JSON.stringify(id)}: { ...${JSON.stringify(route)}, module: module${index} }`
  })
  return [
    ...all.map((id, index) => `import * as module${index} from ${JSON.stringify(fileOf(id))}`),
    `export const settings = ${JSON.stringify(settings)}`,
    `export const build = { ...${JSON.stringify({ assets: manifest, future, isSpaMode, publicPath, mode: 'production' })}, routes: { ${rows.join(', ')} } }`,
  ].join('\n')
}

/** Their texts stand beside figures of the database or a list of the gazetteer, or a picture is drawn by native code. */
const READ_FROM_FILES = ['routes/public/evidence', 'routes/public/lot', 'routes/public/lot-preview']

/**
 * Public pages, but for the description of the calls, which is made from every feature, pages with a form, and those that read the database
 * or the gazetteer, or draw.
 */
export function publicRoutes({ routes }: ServerBuild): string[] {
  return Object.values(routes).flatMap((route) => {
    const { id, module } = route!
    const isAlike = module.headers && !module.action && !READ_FROM_FILES.includes(id)
    return isAlike && dirname(id) === 'routes/public' ? [id] : []
  })
}
