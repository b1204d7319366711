import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { ServerBuild } from '@remix-run/server-runtime'
import { readKeyChange, readSettings } from '#app/env.server.ts'
import { SECOND } from '#app/features/operations/clock.ts'
import type { WritingOutcome } from '#app/features/operations/services.ts'
import { warmUpReports } from '#app/features/reports/report-pdf.server.ts'
import { api, direct as directCalls } from '#app/routes/api/api.server.ts'
import { DatabaseKeyError } from '#db/client.server.ts'
import { type Application, createApplication as applicationOf } from './app.server.ts'
import { closeFaultyConnections } from './faulty-connections.server.ts'
import { startHourly } from './hourly.server.ts'
import { createLog, type Logger } from './log.server.ts'
import { callGroups } from './openapi.server.ts'
import { publicPaths } from './public-page.server.ts'
import { openServices } from './services.server.ts'
import { standardHeaders } from './standard-headers.server.ts'
import { staticAnswers } from './static-answers.server.ts'

export { MailNotSent } from '#app/adapters/mail/mailer.server.ts'
export { readSettings, SettingsError } from '#app/env.server.ts'
export { renderedPages } from './branch-handlers.server.ts'
export { runDueWork } from './hourly.server.ts'
export { createLog } from './log.server.ts'
export { rateLimits } from './rate-limit.server.ts'
export { openServices } from './services.server.ts'

/** At a stop, current requests are finished; those that take longer than this are cut off. */
const STOP_WITHIN = 8 * SECOND
/** After a stop signal, connections are still accepted for this time, because a proxy may have sent some already. */
const ACCEPTS_FOR = 0.5 * SECOND
const CLOSE_IDLE_EVERY = 0.2 * SECOND

/** Limits for clients that are slow on purpose. They are checked every few seconds. */
const HEADERS_WITHIN = 15 * SECOND
const REQUEST_WITHIN = 30 * SECOND
const IDLE_TIMEOUT = 60 * SECOND
const LOOK_EVERY = 5 * SECOND

/** The warm-up begins after this time, so that visitors who waited for the start are served first. */
const WARM_UP_AFTER = 3 * SECOND

/** A list of more places than this takes longer to make than a visitor should have to wait. */
const LONG_LIST = 1500

/**
 * Calls back after one whole turn of the event loop. By then, the connections in the system's queue have been accepted.
 */
const afterNextPoll = (then: () => void) => setImmediate(() => setImmediate(then))

type Options = Omit<Parameters<typeof applicationOf>[0], 'calls' | 'direct'>

/** The application with our calls. */
export function createApplication(options: Options): Application {
  return applicationOf({ ...options, calls: api, direct: directCalls })
}

/** The application as a function from Request to Response. */
export function createApp(options: Options): Application['app'] {
  return createApplication(options).app
}

/** Remix's build, a virtual module of the bundle. */
export async function remixBuild(): Promise<ServerBuild> {
  return (await import('virtual:remix/server-build')) as unknown as ServerBuild
}

/** Logs the result of the language model's work; as a warning if any composed paragraph was not replaced. */
export function logWriting(log: Logger, outcome: WritingOutcome): void {
  const isComplete = outcome.failure === null && Object.keys(outcome.refused).length === 0
  log[isComplete ? 'info' : 'warn'](
    { writing: outcome },
    isComplete ? 'paragraphs reworded' : 'composed paragraphs stay',
  )
}

/**
 * Handles errors that nothing caught: logs the error, closes the database and exits with 1, so that the supervisor
 * starts the process again. The state is unknown by then, and continuing could damage data.
 */
function exitOnUncaughtError(log: Logger, close: () => void): void {
  const end = (error: unknown) => {
    try {
      log.fatal({ err: error }, 'an error that nothing caught: the process ends')
      close()
    } finally {
      process.exit(1)
    }
  }
  process.once('uncaughtException', end)
  process.once('unhandledRejection', end)
}

/**
 * Serves until SIGTERM or SIGINT. Then the requests received so far are finished, each response as the last on its
 * connection, the database's log is written into its file, and the file is closed.
 */
export async function serve(say: (line: string) => void): Promise<void> {
  const settings = readSettings()
  if (readKeyChange().newKey) {
    throw new DatabaseKeyError(
      'NEW_DATABASE_KEY is set: a change of key was begun and has not ended. `npm run admin -- rekey` ends it.',
    )
  }
  const log = createLog(settings.logLevel)
  const services = await openServices(settings, {
    onProgress: say,
    onBackup: ({ path, bytes }, removed) =>
      log.info({ backup: basename(path), bytes, removed: removed.map((file) => basename(file)) }),
    onWriting: (outcome) => logWriting(log, outcome),
  })
  const assets = serveStatic({
    root: './build/client',
    precompressed: true,
    onFound: (path, c) =>
      c.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  let stopping = false
  const build = await remixBuild()
  const { app, direct } = createApplication({
    services,
    build,
    log,
    isStopping: () => stopping,
    // Looking for a file takes system calls, and every file here has an extension.
    files: (c, next) => (c.req.path.includes('.') ? assets(c, next) : next()),
  })
  const standard = standardHeaders(await app.request('/healthz'))
  const fixedAnswers = staticAnswers({
    fetch: app.fetch,
    settings,
    clock: services.clock,
    standard,
    log,
  })
  await fixedAnswers.keep('/healthz', { dependsOnCookies: false })
  const application = getRequestListener(app.fetch, { hostname: settings.host })
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN,
      requestTimeout: REQUEST_WITHIN,
      connectionsCheckingInterval: LOOK_EVERY,
    },
    (request, response) => {
      if (fixedAnswers.answer(request, response) || direct(request, response, standard, application)) return
      application(request, response)
    },
  )
  closeFaultyConnections(server)
  server.listen(settings.port, settings.host)
  // `listen` reports a port that is in use as an event, not as an exception.
  await new Promise((done, fail) => server.once('listening', done).once('error', fail))
  services.backups.start()
  const hourly = startHourly(services, (error) => log.error({ err: error }, 'hourly work failed'))
  services.reindexer.begin()
  server.setTimeout(IDLE_TIMEOUT)

  const warmUp = async () => {
    try {
      await warmUpReports(services)
      // Public pages are cached after their first request. The slowest takes tens of milliseconds to make. A replica
      // first checks whether it has the transaction that the browser has seen.
      for (const path of publicPaths(build, callGroups(api.openAPIRegistry)))
        await (services.replication ? app.request(path) : fixedAnswers.keep(path, { dependsOnCookies: true }))
      for (const { countryCode, count } of services.places.countries())
        if (count > LONG_LIST) await app.request(`/api/cities/${countryCode}`)
    } catch (error) {
      log.error({ err: error }, 'warm-up failed')
    }
  }
  setTimeout(warmUp, WARM_UP_AFTER).unref()

  const answers = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !stopping
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })

  const stop = () => {
    if (stopping) return
    stopping = true
    for (const answer of answers) answer.shouldKeepAlive = false
    // Ends the streams of reindexing progress, because the server would wait for them.
    const reindexing = services.reindexer.close()
    afterNextPoll(() =>
      server.getConnections((_, open) => {
        if (open === 0) end(reindexing)
        else setTimeout(end, ACCEPTS_FOR, reindexing)
      }),
    )
  }

  const end = (reindexing: Promise<void>) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    // Requests that have arrived are read between the two timers. A connection that is still idle after that can be
    // closed.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), CLOSE_IDLE_EVERY)
    server.close(async () => {
      clearTimeout(cutOff)
      clearInterval(idle)
      services.backups.stop()
      await hourly.stop()
      await reindexing
      await services.mailer.close()
      await services.work.close()
      services.db.close()
      say('Stopped: requests finished, database closed.')
      // Remix keeps a timer of some seconds after each page. Nothing needs it any more.
      process.exit(0)
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  exitOnUncaughtError(log, () => services.db.close())
  // Printed last, because a program that reads this line may stop the server at once.
  const { port } = server.address() as AddressInfo
  say(`Qismah is ready at ${settings.origin.replace(/:0$/, `:${port}`)}`)
}
