import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install, settings } from './stages.mjs'

/** Runs one of the TypeScript commands of this folder: `node app/cli/run.mjs chart ...`. */
const [name, ...args] = process.argv.slice(2)
await install()
if (name === 'admin' || name === 'backup' || existsSync('.env')) settings()
const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', `app/cli/${name}.ts`, ...args], {
  stdio: 'inherit',
})
process.exitCode = signal ? 1 : (status ?? 1)
