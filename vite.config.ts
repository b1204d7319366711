import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), ownServerEntry],
  // What browsers get of packages in development. Without a list Vite would find them as it goes, follow the
  // server modules that a route names on its way, and stop at their native packages.
  optimizeDeps: {
    noDiscovery: true,
    include: ['@conform-to/react', 'downshift', 'radix-ui', 'react-router-dom'],
  },
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    rollupOptions: {
      // Of no use to whoever builds: comments inside packages, and routes that send browsers no code.
      onwarn(warning, warn) {
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
    },
  },
}))
