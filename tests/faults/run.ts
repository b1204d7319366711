import { readdirSync } from 'node:fs'
import { type Harness, isTrue, type Measurement, table } from './measurements.ts'

/**
 * Runs every `*.fault.ts` of this folder in turn: `npm run faults`, or some by name: `npm run faults -- disk-full`.
 * A harness breaks something on purpose, on loopback and in its own folders, and returns what it measured.
 */
const wanted = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.fault.ts'))
  .map((file) => file.replace('.fault.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort()
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`No harness is called ${unknown.join(' or ')}`)

const rows: { harness: string; measurements: Measurement[] }[] = []
for (const harness of names) {
  const began = performance.now()
  const { default: run }: { default: Harness } = await import(`./${harness}.fault.ts`)
  let measurements: Measurement[]
  try {
    measurements = await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    measurements = [isTrue('ran to its end', false, error instanceof Error ? error.message : String(error))]
  }
  const missed = measurements.filter(({ good }) => good === false).length
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stderr.write(`  ${harness}: ${seconds} s${missed ? `, ${missed} MISSED` : ''}\n`)
  rows.push({ harness, measurements })
}
process.stdout.write(`\n${table(rows)}\n`)
// A server that a failed harness left behind must not keep this process alive.
process.exit(rows.some(({ measurements }) => measurements.some(({ good }) => good === false)) ? 1 : 0)
