import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { install, root, say } from './stages.mjs'
import { environmentWith, installNode } from './supported-node.mjs'

/** The newest release of each supported line when this list was last changed. */
const VERSIONS = ['22.23.3', '24.21.0', '26.10.0']

await install({ tests: true })

const rows = []
let failed = false

/** Runs a program with one version of Node and records its result. */
function check(version, what, args, options = {}) {
  const node = installNode(version)
  say(`\n• Node ${version}: ${what}`)
  const began = Date.now()
  const { status, stdout } = spawnSync(node, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env: { ...environmentWith(node), ...options.env },
  })
  const counts = [...stdout.matchAll(/^\s*(?:Tests\s+)?(\d+ (?:passed|failed|flaky).*)$/gm)].map(
    (found) => found[1],
  )
  if (status !== 0) {
    failed = true
    say(stdout.slice(-6_000))
  }
  rows.push([
    version,
    what,
    status === 0 ? 'passed' : 'FAILED',
    counts.join(', '),
    `${Math.round((Date.now() - began) / 1000)} s`,
  ])
}

for (const version of VERSIONS) {
  check(version, 'unit and route tests', ['app/cli/test.mjs', 'unit'], { env: { NO_COLOR: '1' } })
  check(version, 'stress of statements', [
    '--expose-gc',
    '--import',
    'tsx',
    'tests/process/statements.stress.ts',
  ])
}
const newest = VERSIONS.at(-1)
check(newest, 'start', ['app/cli/check-start.mjs'])
check(newest, 'browser tests', ['app/cli/test.mjs', 'e2e'], { env: { NO_COLOR: '1' } })

const head = ['Node', 'what', 'result', 'counts', 'time']
const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
const line = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ')
say(`\n${availableParallelism()} processors\n${[head, ...rows].map(line).join('\n')}`)
process.exit(failed ? 1 : 0)
