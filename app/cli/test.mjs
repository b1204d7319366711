import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { foundBrowser } from '#tests/support/browser.mjs'
import { build, install, root, run, say, stop } from './stages.mjs'

install()

/** Playwright's own browser, or otherwise Debian's Chromium; installs one if both are missing. */
async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  if (foundBrowser(chromium.executablePath())) return
  say('• Installing a browser for the tests')
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium']) === 0) return
  const asRoot = process.getuid?.() === 0
  const aptInstalls = (name) => run('apt-get', ['install', '-y', name]) === 0
  if (asRoot && run('apt-get', ['update']) === 0) {
    if (aptInstalls('chromium-headless-shell') || aptInstalls('chromium')) return
  }
  stop(
    'No browser was found and none could be installed. Install Chromium (for example: apt-get install chromium).',
  )
}

const node = process.execPath
const installed = (path) => `${root}/node_modules/${path}`

function stage(name, command, args) {
  const began = Date.now()
  say(`\n• ${name}`)
  if (run(command, args, { stdio: 'inherit' }) !== 0) stop(`${name}: failed.`)
  say(`  ${name}: passed in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/**
 * Starts a stage that needs only one processor.
 * @returns a function that waits for its end and prints its output
 */
function beginStage(name, command, args) {
  say(`\n• ${name}, beside what comes next`)
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const output = text(child.stdout)
  const ended = once(child, 'exit')
  return async () => {
    const [status] = await ended
    process.stdout.write(await output)
    if (status !== 0) stop(`${name}: failed.`)
    say(`\n• ${name}: passed`)
  }
}

/**
 * `unit`, `e2e` or `faults` runs one part. Without an argument everything runs except the faults, which take more
 * than ten minutes.
 */
const [part, ...names] = process.argv.slice(2)
const wants = (name) => part === undefined || part === name

if (wants('e2e')) await findBrowser()
let typesEnd
if (part === undefined) {
  typesEnd = beginStage('Types', node, [installed('typescript/bin/tsc'), '--noEmit', '--pretty'])
  stage('Lint', node, [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
}
build()
stage('Places and template database', node, ['--import', 'tsx', 'tests/support/prepare.ts'])
await typesEnd?.()
if (wants('unit')) stage('Unit and route tests', node, [installed('vitest/vitest.mjs'), 'run'])
if (part === 'faults') stage('Faults', node, ['--import', 'tsx', 'tests/faults/run.ts', ...names])
if (wants('e2e')) stage('Browser tests', node, [installed('@playwright/test/cli.js'), 'test'])
say('\nPassed.')
