import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/server.ts'

const AIM = 90

/** Starts the current commit by `npm start` in a fresh clone, and prints its stages, its time and its packages. */
export default async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-start-'))
  try {
    execFileSync('git', ['clone', '--quiet', '.', folder], { stdio: 'ignore' })
    const began = performance.now()
    const start = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise((done) => start.once('exit', done))
    let output = ''
    await new Promise<void>((ready, fail) => {
      const read = (text: Buffer) => {
        output += text
        if (output.includes('is ready at')) ready()
      }
      start.stdout.on('data', read)
      start.stderr.on('data', read)
      start.once('exit', (status) => fail(new Error(`npm start ended with ${status}:\n${output}`)))
    })
    const seconds = (performance.now() - began) / 1000
    process.kill(-start.pid!, 'SIGTERM')
    await ended
    const lock = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')
    console.log(output.match(/^(•.*|.* in [\d.]+ s)$/gm)?.join('\n'))
    console.log(
      `npm start in a fresh clone: ${seconds.toFixed(1)} s (aim ${AIM} on two quiet cores), ` +
        `${Object.keys(JSON.parse(lock).packages).length} packages, ` +
        `${output.match(/deprecat/gi)?.length ?? 0} lines about deprecations (aim 0)`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
