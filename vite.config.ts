import { readFileSync } from 'node:fs'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const here = (path: string) => new URL(path, import.meta.url).pathname

/**
 * The server bundle begins at our own entries: the server, which brings Remix's build in as a virtual
 * module, and the code of its threads. A plugin after Remix's, because Remix
 * sets its own entry over the configuration's.
 */
const ownServerEntry: Plugin = {
  name: 'own-server-entry',
  enforce: 'post',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: {
                index: here('./app/http/server.server.ts'),
                thread: here('./app/adapters/workers/thread.server.ts'),
                // The command lines of the container, which has no loader for TypeScript.
                'cli-admin': here('./app/cli/admin.ts'),
                'cli-backup': here('./app/cli/backup.ts'),
                'cli-chart': here('./app/cli/chart.ts'),
                'cli-reading': here('./app/cli/reading.ts'),
              },
              output: { entryFileNames: '[name].js' },
            },
          },
        }
      : undefined,
}

/**
 * Remix asks for its flags as the page runs. Here they never change, so they are written into the browser's code, and
 * what only other settings need is left out of it.
 */
const fixedFlags: Plugin = {
  name: 'fixed-flags',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: (code, id) =>
    /@remix-run\/react\/dist\/esm\/[\w-]+\.js$/.test(id)
      ? code
          .replace(/(?:\b[\w.]+\.)?\bfuture\.v3_singleFetch\b/g, 'true')
          .replace(/(?:\b[\w.]+\.)?\bfuture\.v3_lazyRouteDiscovery\b/g, 'false')
          .replace(/\bwindow\.__remixContext\.isSpaMode\b/g, 'false')
      : undefined,
}

/** A route's file may hold what other files need too. A plugin, because Remix sets this over the configuration's. */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

const CLIENT_ROUTE = '?__remix-build-client-route'

/** Routes without React on their pages send browsers no code; nor do their parts shape the files of others. */
const noUnusedRoutes: Plugin = {
  name: 'no-unused-routes',
  enforce: 'post',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(_, id) {
    if (!id.endsWith(CLIENT_ROUTE)) return undefined
    const source = readFileSync(id.slice(0, -CLIENT_ROUTE.length), 'utf8')
    const isHydrated = /\bhydrate: true\b/.test(source) || /\/(root|layout)\.tsx|\/routes\/admin\//.test(id)
    return isHydrated ? undefined : { code: 'export {}', map: null }
  },
}

/** Members' pages that show a chart. */
const CHARTS = /\/(analysis|my-path|my-book-years)\.tsx/

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\/|commonjsHelpers|vite\/preload-helper/

/**
 * Few files for each page: the framework, what every page has, what an area has with its frame, what areas share, and the
 * page's own. What is loaded later (`import()`) is left to Rollup.
 */
function filesOf(): Rollup.GetManualChunk {
  const known = new Map<string, ReadonlySet<string>>()
  return (id, { getModuleInfo }) => {
    /** The entries that a module is loaded with. */
    const entriesOf = (module: string, way: readonly string[] = []): ReadonlySet<string> => {
      const found = known.get(module)
      if (found) return found
      const info = getModuleInfo(module)
      const importers = (info?.importers ?? []).filter((importer) => !way.includes(importer))
      const entries = new Set(importers.flatMap((importer) => [...entriesOf(importer, [...way, module])]))
      if (info?.isEntry) entries.add(module)
      known.set(module, entries)
      return entries
    }
    if (FRAMEWORK.test(id)) return 'framework'
    // The list that has most dialogs over it.
    if (id.includes('/routes/admin/enhanced-charts.tsx')) return 'chart-records'
    const entries = [...entriesOf(id)].map((entry) => entry.replace(/^.*\/app\/(routes\/)?/, ''))
    const of = (area: string) => entries.filter((entry) => entry.startsWith(area))
    const [member, admin] = [of('member/'), of('admin/')]
    const isFrame = entries.some((entry) => entry.includes('/layout.tsx'))
    const all = (of: readonly string[], pages: RegExp) => of.every((entry) => pages.test(entry))
    if (of('root.tsx').length > 0) return 'every'
    if (member.length > 0 && admin.length > 0) {
      if (isFrame) return 'every'
      if (all(member, /\/birth-/) && all(admin, /\/birth-details/)) return 'births'
      return all(member, CHARTS) && all(admin, /\/enhanced-charts-view/) ? 'charts' : 'every'
    }
    if (isFrame) return member.length > 0 ? 'member' : 'admin'
    if (entries.length < 2) return undefined
    if (admin.length > 0) {
      if (all(admin, /-charts/)) return 'chart-records'
      if (all(admin, /\/user-stor/)) return 'moderation'
      return all(admin, /event|keyword/) ? 'vocabulary' : 'admin'
    }
    if (all(member, /\/birth-/)) return 'births'
    if (all(member, CHARTS)) return 'reading'
    return all(member, /\/my-book|-story/) ? undefined : 'member'
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), ownServerEntry, fixedFlags, sharedEntries, noUnusedRoutes],
  // What browsers get of packages in development. Without a list Vite would find them as it goes, follow the
  // server modules that a route names on its way, and stop at their native packages.
  optimizeDeps: {
    noDiscovery: true,
    include: ['downshift', 'radix-ui', 'react-router-dom'],
  },
  // The light script loads the code of passkeys only when a passkey is used.
  worker: { format: 'es' },
  // The licences of what browsers get stand in NOTICE; in the files they would take 2 kB of every page.
  esbuild: { legalComments: 'none' },
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    rollupOptions: {
      // Zero: an empty file of a route is a file all the same, for Remix looks for one.
      output: isSsrBuild ? {} : { manualChunks: filesOf(), experimentalMinChunkSize: 0 },
      // Of no use to whoever builds: comments inside packages, and routes that send browsers no code.
      onwarn(warning, warn) {
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
    },
  },
}))
