import { defineConfig, mergeConfig } from 'vitest/config'
import usual from '#vitest.config.ts'
import { changedNumber } from './numbers.ts'

/**
 * The unit tests of what Stryker changes. Route tests request the built server, which Stryker does not change. A mutant
 * of a table is tried against all tests, so a few files in `MUTANT_TESTS` make a run over one table short.
 */
const config = mergeConfig(
  usual,
  defineConfig({ root: new URL('../..', import.meta.url).pathname, plugins: [changedNumber()] }),
)
config.test.include = process.env.MUTANT_TESTS?.split(',') ?? [
  'app/{astro,geo,adapters/retrieval,http}/**/*.test.ts',
  'app/features/**/*.schema.test.ts',
  'app/operations/described.test.ts',
]
export default config
