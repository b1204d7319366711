import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '~': new URL('./app', import.meta.url).pathname,
      '~db': new URL('./db', import.meta.url).pathname,
    },
  },
  test: {
    include: [
      'app/**/*.test.ts',
      'app/**/*.test.tsx',
      'db/**/*.test.ts',
      'tests/{routes,house,process}/**/*.test.ts',
    ],
    setupFiles: ['tests/support/quiet-console.ts'],
    testTimeout: 20_000,
    // Of two processors one alone would be used otherwise.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
