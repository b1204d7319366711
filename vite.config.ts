import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const here = (path: string) => new URL(path, import.meta.url).pathname

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias: { '~': here('./app'), '~db': here('./db') } },
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    // The server bundle begins at our own entry, which brings Remix's build in as a virtual module.
    ...(isSsrBuild ? { rollupOptions: { input: here('./app/http/server.server.ts') } } : {}),
  },
}))
