import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { allRows } from '../specification/catalogue.ts'
import { type Proof, readProofs } from '../specification/proofs.ts'
import type { Mutant } from '../support/mutant.ts'
import { tryNumbers } from './numbers.ts'

/**
 * Breaks one specified call or text at a time, between the built server and the tests, and runs the tests that
 * docs/specification.md names, to see whether they fail. It prints the test that failed. Run `npm run test:mutants`. Words
 * choose rows: `npm run test:mutants -- "GET /api/planets" "login failed"`; `-- from "message: login failed"` begins at
 * the first row with these words. `-- core` runs Stryker on the engine and the limits, `-- numbers FILE…` changes each
 * number of a file.
 *
 * It needs a build. A browser test is run only for what a browser does and for rows without another test, because it
 * takes longer.
 */

let wanted = process.argv.slice(2)
if (wanted[0] === 'core') process.exit(core(wanted.slice(1)))
if (wanted[0] === 'numbers') process.exit(tryNumbers(wanted.slice(1)) > 0 ? 1 : 0)

let rows: readonly (typeof allRows)[number][] = allRows
if (wanted[0] === 'from') {
  rows = rows.slice(rows.findIndex(({ id }) => id.includes(wanted[1]!)))
  wanted = []
}

/** Browser tests without a fault run with this change, so that only the fault makes a difference. */
const CHANGES_NOTHING: Mutant = { kind: 'reworded', texts: ['a text that no page has'] }

// An interrupt ends the tests that run, and then this process.
let isInterrupted = false
process.on('SIGINT', () => {
  isInterrupted = true
})

/** Runs tests. @returns the title of one that failed, or null */
type Run = (marked: readonly Proof[], mutant?: Mutant) => string | null

const proofs = readProofs()
const ways = new Map<string, Run | undefined>()
let rowsWithout = 0
const results: boolean[] = []
for (const { id, row } of rows) {
  if (wanted.length > 0 && !wanted.some((word) => id.includes(word))) continue
  const marked = proofs.filter((proof) => proof.id === id)
  const mutants = mutantsOf(id, row.texts)
  if (mutants.length === 0) rowsWithout += 1
  for (const mutant of mutants) {
    await setImmediate()
    if (isInterrupted) process.exit(1)
    const [outcome, noticedBy] = outcomeOf(mutant, marked)
    results.push(outcome === 'killed')
    process.stdout.write(
      `${outcome.padEnd(13)} ${id}: ${nameOf(mutant)}${noticedBy ? ` | ${noticedBy}` : ''}\n`,
    )
  }
}
const killed = results.filter(Boolean).length
process.stdout.write(`\n${killed} of ${results.length} faults noticed; ${rowsWithout} rows have none\n`)
process.exit(killed < results.length ? 1 : 0)

function nameOf(mutant: Mutant): string {
  return mutant.kind === 'reworded' ? `reworded “${mutant.texts[0]}”` : mutant.kind
}

function mutantsOf(id: string, texts: readonly string[]): Mutant[] {
  const call = /^call: (\w+) (\/api\/\S+)$/.exec(id)
  if (call) {
    const where = { method: call[1]!, path: call[2]! }
    return where.method === 'GET'
      ? [
          { kind: 'emptied', ...where },
          { kind: 'altered', ...where },
        ]
      : [
          { kind: 'undone', ...where },
          { kind: 'altered', ...where },
        ]
  }
  return texts.map((text) => ({ kind: 'reworded', texts: [text] }))
}

function outcomeOf(mutant: Mutant, marked: readonly Proof[]): [outcome: string, noticedBy?: string] {
  const inBrowser = marked.filter(({ file }) => file.startsWith('tests/e2e/'))
  const others = marked.filter((proof) => !inBrowser.includes(proof))
  const byBrowser = others.length === 0
  const tests = byBrowser ? inBrowser : others
  const run = wayToPass(byBrowser, tests)
  if (!run) return ['fails anyway']
  const failed = run(tests, mutant)
  return failed === null ? ['survived'] : ['killed', failed]
}

/** How these tests pass without a fault. */
function wayToPass(byBrowser: boolean, tests: readonly Proof[]): Run | undefined {
  const name = JSON.stringify(tests.map(({ file, title }) => [file, title]))
  const runs = byBrowser ? [inBrowser] : [alone, amongOthers]
  if (!ways.has(name)) {
    ways.set(
      name,
      runs.find((run) => run(tests) === null),
    )
  }
  return ways.get(name)
}

function alone(marked: readonly Proof[], mutant?: Mutant): string | null {
  const titles = marked.map(({ title }) => pattern(title)).join('|')
  return vitest(marked, mutant, '-t', titles, '--bail=1')
}

function amongOthers(marked: readonly Proof[], mutant?: Mutant): string | null {
  return vitest(marked, mutant)
}

function vitest(marked: readonly Proof[], mutant?: Mutant, ...more: readonly string[]): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-mutants-'))
  const outputFile = join(folder, 'results.json')
  // The modules stay the same from run to run, so each is compiled once.
  const args = ['--maxWorkers=1', '--experimental.fsModuleCache', '--reporter=json', ...more]
  try {
    const command = ['vitest', 'run', ...filesOf(marked), `--outputFile=${outputFile}`, ...args]
    if (spawned(command, mutant).status === 0) return null
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      testResults: { name: string; message: string; assertionResults: Assertion[] }[]
    }
    const cannotLoad = testResults.find(({ assertionResults }) => assertionResults.length === 0)
    if (cannotLoad) return cannotLoad.message
    return failedOf(marked, testResults)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Assertion {
  fullName: string
  status: string
}

function failedOf(
  marked: readonly Proof[],
  files: readonly { name: string; assertionResults: Assertion[] }[],
) {
  const failed = marked.flatMap(({ file, title }) =>
    (files.find(({ name }) => name.endsWith(file))?.assertionResults ?? []).filter(
      ({ fullName, status }) => status === 'failed' && new RegExp(`^${pattern(title)}$`).test(fullName),
    ),
  )
  return failed[0]?.fullName ?? null
}

function inBrowser(marked: readonly Proof[], mutant: Mutant = CHANGES_NOTHING): string | null {
  const titles = marked.map(({ title }) => pattern(title)).join('|')
  const args = ['playwright', 'test', ...filesOf(marked), '-g', titles, '--reporter=line', '--max-failures=1']
  const { status, stdout } = spawned(args, mutant)
  return status === 0 ? null : (/› (.*)/.exec(stdout.slice(stdout.indexOf('1) ')))?.[1] ?? 'no test')
}

function filesOf(marked: readonly Proof[]): string[] {
  return [...new Set(marked.map(({ file }) => file))]
}

function spawned(args: readonly string[], mutant?: Mutant) {
  const environment = mutant ? { ...process.env, QISMAH_MUTANT: JSON.stringify(mutant) } : process.env
  return spawnSync('npx', args, { env: environment, encoding: 'utf8' })
}

/** Parts that differ in each case of a test match anything. */
function pattern(title: string): string {
  return title
    .split(' › ')
    .join(' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/%[sdifjo]|\\\$\w+(?:\\\.\w+)*|…/g, '.*')
}

function core(more: readonly string[]): number {
  const args = ['stryker', 'run', 'tests/mutants/stryker.config.json', ...more]
  return spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
}
