import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './stages.mjs'

/** Starts the application with an empty data folder, reads a page and stops it. Exits with 1 if that fails. */
const PORT = 3971
const WITHIN_MS = 180_000
const dataDir = mkdtempSync(join(tmpdir(), 'qismah-start-'))
const child = spawn(process.execPath, ['app/cli/start.mjs'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, ORIGIN: `http://localhost:${PORT}` },
})
const ended = new Promise((resolve) => child.once('exit', resolve))

async function answers() {
  const until = Date.now() + WITHIN_MS
  while (Date.now() < until && child.exitCode === null) {
    const page = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => null)
    if (page?.ok && (await page.text()).includes('Qismah')) return true
    await wait(250)
  }
  return false
}

const good = await answers()
child.kill('SIGTERM')
const status = await ended
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = good && status === 0 ? 0 : 1
