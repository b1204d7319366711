import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'
import { contentPages } from './tools/content/plugin.ts'

const here = (path: string) => new URL(path, import.meta.url).pathname

/** The command lines of the container, which has no loader for TypeScript. */
const COMMANDS = ['admin', 'backup', 'chart', 'reading']

/**
 * The server bundle begins at our own entries: the server, which brings Remix's build in as a virtual module, the code of its
 * threads, and commands. A plugin after Remix's, because Remix sets its own entry over the configuration's.
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
                index: here('./app/main.server.ts'),
                thread: here('./app/adapters/workers/thread.server.ts'),
                ...Object.fromEntries(COMMANDS.map((name) => [`cli-${name}`, here(`./app/cli/${name}.ts`)])),
              },
              output: { entryFileNames: '[name].js' },
            },
          },
        }
      : undefined,
}

/**
 * Packages that stay outside of the server's bundle, and React. All others are part of it, because Node takes twice as long to
 * load a thousand small files.
 */
const NATIVE = ['better-sqlite3', '@node-rs/argon2', '@napi-rs/canvas', 'sqlite-vec']
const WITH_FILES_OR_THREADS = ['pdfkit', 'fontkit', 'geo-tz', 'pino', 'quran-validator']
const OUTSIDE = [...NATIVE, ...WITH_FILES_OR_THREADS, 'react', 'react-dom']

/** What browsers get of packages. */
const IN_BROWSERS = ['@conform-to/react', '@conform-to/zod/v4', 'downshift', 'react-router-dom', 'zod']
const RADIX_PARTS = ['alert-dialog', 'dialog', 'dropdown-menu', 'switch', 'toast', 'tooltip']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), contentPages, remix(remixConfig), ownServerEntry],
  // For development. Without a list Vite would find packages as it goes, follow the server modules that a route names
  // on its way, and stop at their native packages.
  optimizeDeps: {
    noDiscovery: true,
    include: [...IN_BROWSERS, ...RADIX_PARTS.map((part) => `radix-ui/${part}`)],
  },
  ssr: isSsrBuild ? { noExternal: true, external: OUTSIDE } : {},
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    // Tailwind has already written what older browsers need.
    cssTarget: 'esnext',
    // A small file as a data: address would break the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
}))
