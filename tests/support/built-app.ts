import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Server from '#app/main.server.ts'
import type { Clock } from '#app/operations/clock.ts'
import { PLACES_FILE, TEMPLATE_FILE, TEST_KEYS } from './server.ts'

interface Options {
  origin: string
  environment?: Record<string, string>
  clock?: Clock
  logLevel: 'silent' | 'error'
}

/** The built server in this process, over its own copy of the template database and without rate limits. */
export async function builtApp({ origin, environment = {}, clock, logLevel }: Options) {
  // Imported here and not at the top, so that a test that needs only another export of this file needs no build.
  const build = (await import('#build/server/index.js' as string)) as typeof Server
  const dataDir = mkdtempSync(join(tmpdir(), 'qismah-built-'))
  cpSync(TEMPLATE_FILE, join(dataDir, 'qismah.sqlite'))
  const settings = build.readSettings({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PLACES_FILE,
    ORIGIN: origin,
    RATE_LIMITS: 'off',
    ...TEST_KEYS,
    ...environment,
  })
  const services = await build.openServices(settings, clock ? { clock } : {})
  // Each write would wait for the disk, though the data goes with the test and need not outlive a power failure.
  // db/client.test.ts tests that the server waits.
  services.db.sqlite.pragma('synchronous = OFF')
  const remix = await build.remixBuild()
  const app = build.createApp({ services, build: remix, log: build.createLog(logLevel) })
  return { app, services, remix }
}
