import { createServer } from 'node:http'
import { install, say, settings } from './stages.mjs'

install()
settings()
const { createServer: createVite } = await import('vite')
const { getRequestListener } = await import('@hono/node-server')
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { createApp, createLog, openServices, readSettings, remixBuild } = await vite.ssrLoadModule(
  '/app/http/server.server.ts',
)
const options = { ...readSettings(), mode: 'development' }
const services = await openServices(options, { onProgress: say })
const app = createApp({ services, build: remixBuild, log: createLog('warn') })
const listener = getRequestListener(app.fetch)
createServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
).listen(options.port, options.host, () => say(`Qismah (development) is ready at ${options.origin}`))
