import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allRows } from './catalogue.ts'
import { DOCUMENT, documentOf } from './document.ts'
import { readProofs } from './proofs.ts'

/** The number of rows of the document that have a test. */
const proven = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('| ') && /\]\(\.\.\//.test(line)).length

const proofs = readProofs()
const made = documentOf(proofs)
const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''
if (proven(made) < proven(before)) {
  process.stderr.write(
    `${DOCUMENT} would lose the proof of ${proven(before) - proven(made)} rows. Mark the tests that took their place with proves(…).\n`,
  )
  process.exit(1)
}
writeFileSync(DOCUMENT, made)
process.stdout.write(`${DOCUMENT}: ${proven(made)} of ${allRows.length} rows are proved by a test.\n`)
