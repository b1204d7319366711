import { createServer } from 'node:http'
import { explained } from './serve.mjs'
import { endWithNpm, install, say, settings } from './stages.mjs'

endWithNpm()
await install()
settings()
const { createServer: createVite } = await import('vite')
const { getRequestListener } = await import('@hono/node-server')

const server = createServer()
const vite = await createVite({
  appType: 'custom',
  server: {
    middlewareMode: true,
    // Vite's messages use the application's port, so that two servers can run side by side.
    hmr: { server },
  },
})

await explained(async () => {
  const { createApp, createLog, openServices, readSettings, remixBuild } =
    await vite.ssrLoadModule('/app/main.server.ts')
  const options = { ...readSettings(), mode: 'development' }
  const services = await openServices(options, {
    onProgress: say,
  })
  const app = createApp({ services, build: remixBuild, log: createLog('warn') })
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  )
  await new Promise((done, fail) => {
    server.once('error', fail).listen(options.port, options.host, done)
  })
  say(`Qismah (development) is ready at ${options.origin}`)

  const stop = async () => {
    server.closeAllConnections()
    await services.mailer.close()
    services.db.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
})
