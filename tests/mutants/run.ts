import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allRows } from '../specification/catalogue.ts'
import { type Proof, readProofs } from '../specification/proofs.ts'
import type { Mutant } from '../support/mutant.ts'
import { tryNumbers } from './numbers.ts'

/**
 * Breaks one specified thing at a time, between the built server and the tests, and runs the tests that
 * docs/specification.md names, to see whether they fail: `npm run test:mutants`. Words choose rows: `npm run
 * test:mutants -- "GET /api/planets" "login failed"`; `-- from "message: login failed"` begins at the first row with
 * these words. `-- core` runs Stryker on the engine and the limits, `-- numbers FILE…` changes each number of a file.
 *
 * It needs a build. A browser test is run only for rows without a route test, because it takes longer.
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

type Outcome = 'killed' | 'survived' | 'fails anyway'
const proofs = readProofs()
let rowsWithout = 0
const results: { id: string; mutant: string; outcome: Outcome }[] = []
for (const { id, row } of rows) {
  if (wanted.length > 0 && !wanted.some((word) => id.includes(word))) continue
  const marked = proofs.filter((proof) => proof.id === id)
  const inRoutes = marked.filter(({ file }) => file.startsWith('tests/routes/'))
  const tests = inRoutes.length > 0 ? inRoutes : marked.filter(({ file }) => file.startsWith('tests/e2e/'))
  const runs = inRoutes.length > 0 ? [passAlone, passAmongOthers] : [passInBrowser]
  const mutants = mutantsOf(id, row.texts)
  if (mutants.length === 0) rowsWithout += 1
  const pass = mutants.length > 0 ? (runs.find((run) => run(tests)) ?? null) : null
  for (const mutant of mutants) {
    const outcome = outcomeOf(mutant, tests, pass)
    results.push({ id, mutant: mutant.kind, outcome })
    const text = mutant.kind === 'reworded' ? ` “${mutant.texts[0]}”` : ''
    process.stdout.write(`${outcome.padEnd(13)} ${mutant.kind.padEnd(9)} ${id}${text}\n`)
  }
}
const killed = results.filter(({ outcome }) => outcome === 'killed').length
process.stdout.write(
  `\n${killed} of ${results.length} mutants killed; ${rowsWithout} rows have no text and no call to change\n`,
)
process.exit(killed < results.length ? 1 : 0)

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

type Run = (marked: readonly Proof[], mutant?: Mutant) => boolean

/** @param pass how these tests pass without a fault; null if they do not */
function outcomeOf(mutant: Mutant, marked: readonly Proof[], pass: Run | null): Outcome {
  if (!pass) return 'fails anyway'
  return pass(marked, mutant) ? 'survived' : 'killed'
}

function passAlone(marked: readonly Proof[], mutant?: Mutant): boolean {
  const titles = marked.map(({ title }) => pattern(title)).join('|')
  return vitest(marked, mutant, ['-t', titles, '--bail=1', '--reporter=dot'])
}

function passAmongOthers(marked: readonly Proof[], mutant?: Mutant): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-mutants-'))
  const outputFile = join(folder, 'results.json')
  try {
    vitest(marked, mutant, ['--reporter=json', `--outputFile=${outputFile}`])
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
    }
    return marked.every(({ file, title }) => {
      const tests = testResults.find(({ name }) => name.endsWith(file))?.assertionResults ?? []
      const named = tests.filter(({ fullName }) => new RegExp(`^${pattern(title)}$`).test(fullName))
      return named.length > 0 && named.every(({ status }) => status === 'passed')
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function vitest(marked: readonly Proof[], mutant: Mutant | undefined, more: readonly string[]): boolean {
  // The modules stay the same from run to run, so each is compiled once.
  const args = [
    'vitest',
    'run',
    ...filesOf(marked),
    '--maxWorkers=1',
    '--experimental.fsModuleCache',
    ...more,
  ]
  return passes(args, mutant)
}

function passInBrowser(marked: readonly Proof[], mutant: Mutant = CHANGES_NOTHING): boolean {
  const titles = marked.map(({ title }) => pattern(title)).join('|')
  return passes(['playwright', 'test', ...filesOf(marked), '-g', titles, '--reporter=dot'], mutant)
}

function filesOf(marked: readonly Proof[]): string[] {
  return [...new Set(marked.map(({ file }) => file))]
}

function passes(args: readonly string[], mutant?: Mutant): boolean {
  const environment = mutant ? { ...process.env, QISMAH_MUTANT: JSON.stringify(mutant) } : process.env
  return spawnSync('npx', args, { env: environment, stdio: 'ignore' }).status === 0
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
