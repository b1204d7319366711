import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureSize } from '#tools/size.ts'
import { freePort } from '../support/server.ts'

/** The state of the project to which the aims compare. */
const BEFORE = 'd909ec61'

/**
 * Prints the size of the project, and what `npm start` does in a fresh clone, each beside its aim. `npm run bench -- pages`
 * prints the costs of pages, `npm test` its own time.
 */
export default async function bench(): Promise<void> {
  const { code, machinery, tests, words, functions, files } = measureSize()
  say('lines of code', code, 67_000)
  say('lines of app/http', machinery['app/http'], 2_600)
  say('lines of tests', tests, 43_000)
  say('words of docs', words, 34_000)
  say('functions over 100 lines', functions.length, 6)
  say('files over 350 lines', files.length, 0)
  const before = await firstStart(BEFORE)
  const now = await firstStart('HEAD')
  say('packages installed by npm start', now.packages, 600, before.packages)
  console.log(
    `time of npm start in a fresh clone  ${(now.seconds / before.seconds).toFixed(2)} of before (${now.seconds.toFixed(1)} and ${before.seconds.toFixed(1)} s), aim 0.6`,
  )
}

function say(name: string, figure: number, aim: number, before?: number): void {
  const earlier = before === undefined ? '' : `, before ${before}`
  console.log(`${name.padEnd(34)}  ${figure} (aim ${aim}${earlier})${figure > aim ? '  over the aim' : ''}`)
}

/** Starts a commit from a fresh clone, until it is ready. */
async function firstStart(commit: string): Promise<{ seconds: number; packages: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-start-'))
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })
  try {
    git('clone', '--quiet', '.', folder)
    git('-C', folder, 'checkout', '--quiet', commit)
    const began = performance.now()
    const env = { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()) }
    const start = spawn('npm', ['start'], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await new Promise<void>((ready, fail) => {
      const read = (text: Buffer) => text.includes('is ready at') && ready()
      start.stdout.on('data', read)
      start.stderr.on('data', read)
      start.once('exit', (status) => fail(new Error(`npm start of ${commit} ended with ${status}`)))
    })
    const seconds = (performance.now() - began) / 1000
    const ended = new Promise((done) => start.once('exit', done))
    process.kill(-start.pid!, 'SIGTERM')
    await ended
    const installed = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')
    return { seconds, packages: Object.keys(JSON.parse(installed).packages).length }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
