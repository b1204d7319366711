import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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
            rollupOptions: {
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
 * Packages that stay outside of the server's bundle: those with native code, those that read files of their own or run
 * in threads, and React. All others are part of it, because Node takes twice as long to load a thousand small files.
 */
const OUTSIDE = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@napi-rs/canvas',
  'sqlite-vec',
  'react',
  'react-dom',
  'pdfkit',
  'fontkit',
  'geo-tz',
  'pino',
  'quran-validator',
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), contentPages, remix(remixConfig), ownServerEntry],
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
  ssr: isSsrBuild ? { noExternal: true, external: OUTSIDE } : {},
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    // Tailwind has already written what older browsers need.
    cssTarget: 'esnext',
    // A small file as a data: address would break the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
}))
