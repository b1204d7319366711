import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/**
 * The routes of the build as `remix-serve` takes them. It passes loaders no context, so each gets the one that our own
 * server makes for a request with these cookies: it is made once, and `remix-serve` never looks for the session.
 */
const ours = await import('#build/server/index.js')
const services = await ours.openServices(ours.readSettings(process.env))
const build = await ours.remixBuild()
const { root } = build.routes

let captured
const capturing = {
  ...build,
  routes: {
    ...build.routes,
    root: {
      ...root,
      module: {
        ...root.module,
        loader: (args) => {
          captured = args.context
          return root.module.loader(args)
        },
      },
    },
  },
}
const app = ours.createApp({ services, build: capturing, log: ours.createLog('silent') })
const contexts = new Map()

async function buildContext({ headers }) {
  const cookies = headers.get('Cookie') ?? ''
  let known = contexts.get(cookies)
  if (!known) {
    await app.request('/send-story', { headers: { Cookie: cookies } })
    known = captured
    contexts.set(cookies, known)
  }
  return Object.assign(Object.create(known), { cookies: [], nonce: randomUUID(), requestId: randomUUID() })
}

/** One context for each request, as in our own server. */
const given = new WeakMap()
function contextFor(request) {
  const key = request.signal
  if (!given.has(key)) given.set(key, buildContext(request))
  return given.get(key)
}

const withContext = (handle) =>
  handle && (async (args) => handle({ ...args, context: await contextFor(args.request) }))

export const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => [
    id,
    {
      ...route,
      module: {
        ...route.module,
        ...(route.module.loader ? { loader: withContext(route.module.loader) } : {}),
        ...(route.module.action ? { action: withContext(route.module.action) } : {}),
      },
    },
  ]),
)
export const entry = {
  module: {
    ...build.entry.module,
    default: async (request, status, headers, remix) =>
      build.entry.module.default(request, status, headers, remix, await contextFor(request)),
  },
}
export const { assets, assetsBuildDirectory, basename, future, isSpaMode, publicPath, mode } = build

async function tellWhenReady() {
  for (;;) {
    const socket = createConnection(Number(process.env.PORT), '127.0.0.1')
    const isOpen = await new Promise((done) =>
      socket.once('connect', () => done(true)).once('error', () => done(false)),
    )
    socket.destroy()
    if (isOpen) break
    await setTimeout(50)
  }
  process.stderr.write('remix-serve is ready at its port\n')
}
void tellWhenReady()
