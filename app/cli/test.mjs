import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foundBrowser } from '#tests/support/browser.mjs'
import { build, install, root, run, say, stop } from './stages.mjs'

await install({ tests: true })

const isRoot = process.getuid?.() === 0
const aptInstalls = (name) => run('apt-get', ['install', '-y', name]) === 0

/**
 * Playwright's own browser, or otherwise Debian's Chromium; installs one if both are missing. CI also installs Debian's
 * headless browser if there is only the whole one, which takes twice as long to open a page.
 */
async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  const found = foundBrowser(chromium.executablePath())
  if (found && !(process.env.CI && isRoot && found === '/usr/bin/chromium')) return
  say('• Installing a browser for the tests')
  if (!found && run('npx', ['playwright', 'install', '--with-deps', 'chromium']) === 0) return
  if (isRoot && run('apt-get', ['update']) === 0) {
    if (aptInstalls('chromium-headless-shell') || aptInstalls('chromium')) return
  }
  if (found) return
  stop(
    'No browser was found and none could be installed. Install Chromium (for example: apt-get install chromium).',
  )
}

const node = process.execPath
const installed = (path) => `${root}/node_modules/${path}`

/** For what tests and browsers write. A server or browser that is killed leaves its files behind. */
const temporary = mkdtempSync(join(tmpdir(), 'qismah-tests-'))
process.env.TMPDIR = temporary

/** The stages that are running. If one fails, the others are ended; Playwright then closes its browsers and servers. */
const running = new Set()
process.once('exit', () => {
  for (const child of running) child.kill('SIGINT')
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

function spawned(command, args, output) {
  const began = Date.now()
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, 'inherit'] })
  running.add(child)
  const ended = once(child, 'close').then(([status]) => {
    running.delete(child)
    return { status, seconds: ((Date.now() - began) / 1000).toFixed(1) }
  })
  return { child, ended }
}

async function mustPass(name, ended) {
  const { status, seconds } = await ended
  if (status !== 0) stop(`${name}: failed.`)
  say(`  ${name}: passed in ${seconds} s`)
}

async function stage(name, command, args) {
  say(`\n• ${name}`)
  await mustPass(name, spawned(command, args, 'inherit').ended)
}

/**
 * Starts a stage in parallel with the next ones.
 * @returns a function that prints the output of the stage and waits for its end
 */
function beginStage(name, command, args) {
  say(`\n• ${name}, beside what comes next`)
  const { child, ended } = spawned(command, args, 'pipe')
  const buffered = []
  let print = (chunk) => buffered.push(chunk)
  child.stdout.on('data', (chunk) => print(chunk))
  return async () => {
    say(`\n• ${name}`)
    print = (chunk) => process.stdout.write(chunk)
    for (const chunk of buffered) print(chunk)
    await mustPass(name, ended)
  }
}

/**
 * `unit`, `e2e` or `faults` runs one part, with the arguments of its own program after it: `e2e FILE -g TITLE`. Without
 * an argument everything runs except the faults, which take more than ten minutes.
 */
const PARTS = ['unit', 'e2e', 'faults']
const [part, ...args] = process.argv.slice(2)
const everything = part === undefined
if (!everything && !PARTS.includes(part)) stop(`There is no part “${part}”: give unit, e2e or faults.`)
const wants = (name) => everything || part === name

if (wants('e2e')) await findBrowser()
// Each of these stages uses one processor, and none needs another.
const filesEnd = beginStage('Places and template database', node, [
  '--import',
  'tsx',
  'tests/support/prepare.ts',
])
let typesEnd
if (everything) {
  typesEnd = beginStage('Types', node, [installed('typescript/bin/tsc'), '--noEmit', '--pretty'])
  await stage('Lint', node, [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
}
build()
await filesEnd()
await typesEnd?.()

if (part === 'faults') await stage('Faults', node, ['--import', 'tsx', 'tests/faults/run.ts', ...args])
const browserTests = ['Browser tests', node, [installed('@playwright/test/cli.js'), 'test', ...args]]
// Browser tests often wait for a page, a server or a timer; the unit tests use the processors during that time.
const browserTestsEnd = everything ? beginStage(...browserTests) : undefined
if (wants('unit')) await stage('Unit and route tests', node, [installed('vitest/vitest.mjs'), 'run', ...args])
if (wants('e2e')) await (browserTestsEnd?.() ?? stage(...browserTests))
say(`\nPassed in ${(performance.now() / 1000).toFixed(0)} s.`)
