import { defineConfig, mergeConfig } from 'vitest/config'
import usual from '../../vitest.config.ts'

/** The unit tests of what Stryker changes; route tests ask the built server, which it does not change. */
const config = mergeConfig(usual, defineConfig({ root: new URL('../..', import.meta.url).pathname }))
config.test.include = ['app/{astro,geo,retrieval,http}/**/*.test.ts']
export default config
