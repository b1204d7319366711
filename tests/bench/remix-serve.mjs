import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Starts `remix-serve` as its command does, without its line for each request on the terminal. */
process.argv[2] = fileURLToPath(new URL('./remix-serve-build.mjs', import.meta.url))
createRequire(import.meta.url)('@remix-run/serve/dist/cli.js')
