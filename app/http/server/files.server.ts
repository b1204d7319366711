import { serveStatic } from '@hono/node-server/serve-static'
import type { Middleware } from '#app/http/gate/middleware.ts'

const assets = serveStatic({
  root: './build/client',
  precompressed: true,
  onFound: (path, c) =>
    c.header(
      'Cache-Control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ),
})

/** The files of the build. Looking for a file takes system calls, and every file here has an extension. */
export const files: Middleware = (c, next) => (c.req.path.includes('.') ? assets(c, next) : next())
