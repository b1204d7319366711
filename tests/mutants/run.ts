import { spawnSync } from 'node:child_process'
import { allRows } from '../specification/catalogue.ts'
import { type Proof, readProofs } from '../specification/proofs.ts'
import type { Mutant } from '../support/mutant.ts'
import { tryNumbers } from './numbers.ts'

/**
 * Breaks what was specified, one thing at a time, between the built server and the tests, and asks the tests that
 * docs/specification.md names whether they notice: `npm run test:mutants`. Words choose rows:
 * `npm run test:mutants -- "GET /api/planets" "login failed"`. `-- core` runs Stryker on the engine and the limits,
 * `-- numbers FILE…` changes each number of a file.
 *
 * It needs a build. Tests in a browser are left out here, and their rows are counted apart.
 */

const wanted = process.argv.slice(2)
if (wanted[0] === 'core') process.exit(core(wanted.slice(1)))
if (wanted[0] === 'numbers') process.exit(tryNumbers(wanted.slice(1)) > 0 ? 1 : 0)

const proofs = readProofs()
const results: { id: string; mutant: string; outcome: 'killed' | 'survived' | 'no route test' }[] = []
for (const { id, row } of allRows) {
  if (wanted.length > 0 && !wanted.some((word) => id.includes(word))) continue
  const marked = proofs.filter((proof) => proof.id === id)
  const inRoutes = marked.filter(({ file }) => file.startsWith('tests/routes/'))
  for (const mutant of mutantsOf(id, row.texts)) {
    const outcome =
      inRoutes.length === 0 ? 'no route test' : notices(mutant, inRoutes) ? 'killed' : 'survived'
    results.push({ id, mutant: mutant.kind, outcome })
    process.stdout.write(`${outcome.padEnd(13)} ${mutant.kind.padEnd(9)} ${id}\n`)
  }
}
const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
const tried = count('killed') + count('survived')
process.stdout.write(
  `\n${count('killed')} of ${tried} mutants killed; ${count('no route test')} have tests in a browser only\n`,
)
process.exit(count('survived') > 0 ? 1 : 0)

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
  return texts.length > 0 ? [{ kind: 'reworded', texts }] : []
}

/** Whether one of the tests fails. A test that fails without the fault too has noticed nothing. */
function notices(mutant: Mutant, marked: readonly Proof[]): boolean {
  return !pass(marked, mutant)
}

function pass(marked: readonly Proof[], mutant: Mutant): boolean {
  const files = [...new Set(marked.map(({ file }) => file))]
  const titles = marked.map(({ title }) => pattern(title)).join('|')
  const environment = { ...process.env, QISMAH_MUTANT: JSON.stringify(mutant) }
  const args = ['vitest', 'run', ...files, '-t', titles, '--bail=1', '--maxWorkers=1', '--reporter=dot']
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
