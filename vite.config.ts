import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { unusedParts } from './app/framework/unused-parts.ts'
import remixConfig from './remix.config.js'
import { contentPages } from './tools/content/plugin.ts'

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
            rolldownOptions: {
              input: {
                index: here('./app/main.server.ts'),
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

/**
 * Browsers load the words of another language than English only on pages in that language. Importing them becomes asking for
 * them (`app/language/later.ts`). No module waits for them, because they import modules of the page.
 */
const ownLanguage: Plugin = {
  name: 'own-language',
  enforce: 'post',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    const from = JSON.stringify(here('./app/language/later.ts'))
    const [, language] = /messages\.(\w\w)\.ts$/.exec(id) ?? []
    const keyOf = (file: string) => JSON.stringify(relative(here('./app'), file))
    if (language) return `import { give } from ${from};\n${code}\ngive(${keyOf(id)}, ${language});`
    if (!/messages\.ts$/.test(id)) return undefined
    return code.replace(
      /import \{ (\w\w) \} from "(\.\/[\w-]*messages\.\1\.ts)";?/g,
      (_, words, file) =>
        `import { later } from ${from};\nconst ${words} = later("${words}", ${keyOf(resolve(dirname(id), file))}, () => import("${file}"));`,
    )
  },
}

/** Vite writes the files of a worker only if browsers' code uses its address. That of the light script stands in the HTML. */
const lightScript: Plugin = {
  name: 'light-script',
  enforce: 'post',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: (code, id) =>
    id.endsWith('/entry.light.ts?worker&url') ? { code, moduleSideEffects: 'no-treeshake' } : undefined,
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

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\/|commonjsHelpers|vite\/preload-helper/

/** Dialogs and tips, which pages of the back-office have, and messages of all pages with React. */
const LAYERS = /\/node_modules\//

/** Only lists of the back-office, and the dialogs that delete one of their rows, have one of these. */
const OF_LISTS = ['list-screen', 'delete-dialog'].map((name) => here(`./app/ui/list/${name}.tsx`))

/** What belongs to one subject of the back-office, and is on its dialogs and not on its lists. */
const SUBJECTS = [
  // Without the plain table, which the dashboard has too.
  ['chart-records', /\/app\/(features\/(births|lots|charts\/(?!report-table\.tsx|table-messages))|geo\/)/],
  ['moderation', /\/app\/features\/stories\//],
  // With the dialog of a record: forms of members have no dialogs.
  ['vocabulary', /\/app\/(features\/events\/|ui\/list\/record-dialog)/],
] as const

/**
 * Few files for each page: the framework with what starts it, what every page has, what an area has with its frame and its
 * lists, what forms have, what a subject has, and the page's own. What is loaded later (`import()`) is left to the bundler.
 */
function fileNames(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, ReadonlySet<string>>()
  return (id, chunking) => {
    /** The entries that a module is loaded with. */
    const entriesOf = (module: string, way: readonly string[] = []): ReadonlySet<string> => {
      const found = known.get(module)
      if (found) return found
      const info = chunking.getModuleInfo(module)
      const importers = (info?.importers ?? []).filter((importer) => !way.includes(importer))
      const entries = new Set(importers.flatMap((importer) => [...entriesOf(importer, [...way, module])]))
      if (info?.isEntry) entries.add(module)
      known.set(module, entries)
      return entries
    }
    const areaPath = (entry: string) => entry.replace(/^.*\/app\/(routes\/)?/, '')
    const entries = [...entriesOf(id)].map(areaPath)
    // The words of another language, in one file for all pages.
    const words = /messages\.(\w\w)\.ts$/.exec(id)
    if (words) return `words-${words[1]}`
    if (FRAMEWORK.test(id) || entries.includes('entry.client.tsx')) return 'framework'
    const of = (area: string) => entries.filter((entry) => entry.startsWith(area))
    const [member, admin] = [of('member/'), of('admin/')]
    if (of('root.tsx').length > 0) return 'every'
    const isOfBoth = member.length > 0 && admin.length > 0
    if (LAYERS.test(id) && !isOfBoth && entries.length > 0) return 'layers'
    const isFrame = entries.some((entry) => entry.includes('/layout.tsx'))
    if (!isFrame && entries.length < 2) return undefined

    const lists = new Set(OF_LISTS.flatMap((module) => [...entriesOf(module)]).map(areaPath))
    if (isFrame || admin.some((entry) => lists.has(entry))) {
      if (isOfBoth) return 'every'
      return member.length > 0 ? 'member' : 'admin'
    }
    const all = (of: readonly string[], pages: RegExp) => of.every((entry) => pages.test(entry))
    if (all(member, /\/birth-/) && all(admin, /\/birth-details/)) return 'births'
    if (isOfBoth) return 'forms'
    if (admin.length > 0) {
      const subject = SUBJECTS.find(([, folder]) => folder.test(id))
      return subject?.[0] ?? (/\/app\/(ui|framework)\//.test(id) ? 'forms' : 'admin')
    }
    return all(member, /\/my-book|-story/) ? 'writing' : 'member'
  }
}

/** A module's file gets what the module imports too, unless it is in a file before: so the most general come first. */
const GENERAL_FIRST = ['framework', 'every', 'layers', 'forms']

function fileGroups(): Rolldown.CodeSplittingGroup[] {
  const nameOf = fileNames()
  const named = (debugName: string): Rolldown.CodeSplittingGroup => ({
    debugName,
    name: (...module) => (nameOf(...module) === debugName ? debugName : null),
  })
  return [...GENERAL_FIRST.map(named), { debugName: 'others', name: nameOf }]
}

/**
 * Packages that stay outside of the server's bundle: those with native code, those that read files of their own or run
 * in threads, and React. All others are part of it, because Node takes twice as long to load a thousand small files.
 */
const OUTSIDE = [
  'better-sqlite3',
  '@node-rs/argon2',
  'sqlite-vec',
  'react',
  'react-dom',
  'pdfkit',
  'fontkit',
  'pino',
  'quran-validator',
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    contentPages,
    remix(remixConfig),
    ownServerEntry,
    fixedFlags,
    unusedParts,
    sharedEntries,
    noUnusedRoutes,
    ownLanguage,
    lightScript,
  ],
  // What browsers get of packages in development. Without a list Vite would find them as it goes, follow the
  // server modules that a route names on its way, and stop at their native packages.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      '@conform-to/react',
      '@conform-to/zod/v4',
      'downshift',
      ...['alert-dialog', 'dialog', 'dropdown-menu', 'switch', 'toast', 'tooltip'].map(
        (part) => `radix-ui/${part}`,
      ),
      'react-router-dom',
      'zod',
    ],
  },
  // The light script loads the code of passkeys only when a passkey is used.
  worker: { format: 'es', plugins: () => [ownLanguage] },
  ssr: isSsrBuild ? { noExternal: true, external: OUTSIDE } : {},
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    // Tailwind has already written what older browsers need.
    cssTarget: 'esnext',
    // A small file as a data: address would break the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The licences of what browsers get stand in NOTICE; in the files they would take 2 kB of every page.
      output: isSsrBuild ? {} : { codeSplitting: { groups: fileGroups() }, comments: { legal: false } },
      checks: { pluginTimings: false },
    },
  },
}))
