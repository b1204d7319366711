import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#app/language/language.ts'

/** The options of a bench. */
export interface BenchOptions {
  /** The number of users in the large database. */
  users?: number
  /** The language of the readings, English if none is named. */
  language?: Language
  /** A file of births, one a line. */
  births?: string
  /** The folder that is written to. */
  output?: string
}

/**
 * Runs every `*.bench.ts` of this folder in turn: `npm run bench`, or some by name: `npm run bench -- charts`.
 * A bench is a module whose default export is a function that prints what it measured.
 */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    users: { type: 'string' },
    language: { type: 'string', default: 'en' },
    births: { type: 'string' },
    output: { type: 'string' },
  },
})
const language = LANGUAGES.find((one) => one === values.language)
if (!language) throw new Error(`--language takes ${LANGUAGES.join(' or ')}.`)
const options: BenchOptions = {
  language,
  ...(values.births === undefined ? {} : { births: values.births }),
  ...(values.output === undefined ? {} : { output: values.output }),
}
if (values.users !== undefined) {
  options.users = Number(values.users)
  if (!Number.isInteger(options.users) || options.users < 1000)
    throw new Error('--users takes a whole number of at least 1000.')
}
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.bench.ts', '')))
  .sort()

if (files.length === 0) throw new Error(`No bench is called ${wanted.join(' or ')}`)
for (const file of files) {
  const { default: bench }: { default: (options: BenchOptions) => void | Promise<void> } = await import(
    `./${file}`
  )
  await bench(options)
}
