import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import type { ServerBuild } from '@remix-run/server-runtime'
import { doubtsAbout, readKeyChange, readSettings } from '#app/env.server.ts'
import { warmUpReports } from '#app/features/reports/report-pdf.server.ts'
import { createApplication, files } from '#app/http/server/application.server.ts'
import { openServer, stopper } from '#app/http/server/node-server.server.ts'
import { createLog, type Logger } from '#app/log.server.ts'
import { HOUR, MINUTE, SECOND } from '#app/operations/clock.ts'
import { api } from '#app/routes/api/api.server.ts'
import { DatabaseKeyError } from '#db/client.server.ts'
import { runDueWork, sendDueMails, startRepeated } from './due-work.server.ts'
import { openServices } from './services.server.ts'

export { MailNotSent } from '#app/adapters/mail/mailer.server.ts'
export { readSettings, SettingsError } from '#app/env.server.ts'
export { createLog } from '#app/log.server.ts'
export { rateLimits } from '#app/operations/rate-limit.server.ts'
export { runDueWork, sendDueMails } from './due-work.server.ts'
export { openServices } from './services.server.ts'

/** The warm-up begins after this time, so that visitors who waited for the start are served first. */
const WARM_UP_AFTER = 3 * SECOND

/** A mail comes at most so long after its hour, unless many are due. */
const MAILS_EVERY = 5 * MINUTE

/** The application with our calls. */
export function createApp(options: Omit<Parameters<typeof createApplication>[0], 'calls'>) {
  return createApplication({ ...options, calls: api })
}

/** Remix's build, a virtual module of the bundle. */
export async function remixBuild(): Promise<ServerBuild> {
  return (await import('virtual:remix/server-build')) as unknown as ServerBuild
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
  })
  const build = await remixBuild()
  let isStopping = false
  const app = createApp({ services, build, log, files, isStopping: () => isStopping })
  const server = await openServer(app, settings)
  services.backups.start()
  const stopHourly = startRepeated(
    HOUR,
    (signal) => runDueWork(services, signal),
    (error) => log.error({ err: error }, 'hourly work failed'),
  )
  const stopMails = startRepeated(
    MAILS_EVERY,
    (signal) => sendDueMails(services, signal),
    (error) => log.error({ err: error }, 'mails were not sent'),
  )
  services.reindexer.begin()
  const stop = stopper(server, async () => {
    services.backups.stop()
    await Promise.all([stopHourly(), stopMails()])
    await services.reindexer.close()
    await services.mailer.close()
    await services.work.close()
    services.db.close()
    say('Stopped: requests finished, database closed.')
    // Remix keeps a timer of some seconds after each page. Nothing needs it any more.
    process.exit(0)
  })
  setTimeout(
    () => warmUpReports(services).catch((error) => log.error({ err: error }, 'warm-up failed')),
    WARM_UP_AFTER,
  ).unref()
  const end = () => {
    isStopping = true
    // Ends the streams of reindexing progress, because the server would wait for them.
    void services.reindexer.close()
    stop()
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  exitOnUncaughtError(log, () => services.db.close())
  for (const doubt of doubtsAbout(settings)) say(`Warning: ${doubt}`)
  // Printed last, because a program that reads this line may stop the server at once.
  const { port } = server.address() as AddressInfo
  say(`Qismah is ready at ${settings.origin.replace(/:0$/, `:${port}`)}`)
}
