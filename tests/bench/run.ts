import { readdirSync } from 'node:fs'

/**
 * Runs every `*.bench.ts` of this folder in turn: `npm run bench`, or some by name: `npm run bench -- charts`.
 * A bench is a module whose default export is a function that prints what it measured.
 */
const wanted = process.argv.slice(2)
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.bench.ts', '')))
  .sort()

if (files.length === 0) throw new Error(`No bench is called ${wanted.join(' or ')}`)
for (const file of files) {
  const { default: bench }: { default: () => void | Promise<void> } = await import(`./${file}`)
  await bench()
}
