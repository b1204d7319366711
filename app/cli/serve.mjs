import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { say, stop } from './stages.mjs'

/** Errors that have a message for people. Every other one is shown in full. */
export const PLAIN = [
  'SettingsError',
  'DatabaseKeyError',
  'DatabaseDamagedError',
  'DataFolderError',
  'EphemerisError',
  'InUseError',
  'MigrationError',
]

/** Serves the existing build, with the settings of the environment. */
export async function serveBuild() {
  // Before the first import of React, which chooses its build by it: that for development takes twice as long for each page.
  process.env.NODE_ENV ||= 'production'
  // Not in the call itself: TypeScript would follow it and check the whole build, which takes more time than all else.
  const built = '#build/server/index.js'
  const { serve } = await import(built)
  await explained(() => serve(say))
}

/** Runs a start. An error that people can correct stops it with a plain message. */
export async function explained(start) {
  try {
    await start()
  } catch (error) {
    if (PLAIN.includes(error?.name)) {
      stop(`Qismah did not start. ${error.message}`)
    }
    if (error?.code === 'EADDRINUSE')
      stop(`Qismah did not start. Port ${error.port} is in use; set PORT to another.`)
    throw error
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await serveBuild()
