import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { needSupportedNode } from './app/cli/supported-node.mjs'

await needSupportedNode()

/** What mostly waits, for a server's time limits, goes first: begun last it would be waited for alone. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = (file: TestSpecification) => file.moduleId.includes('/tests/process/')
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

export default defineConfig({
  test: {
    include: [
      'app/**/*.test.ts',
      'app/**/*.test.tsx',
      'db/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/{routes,house,process}/**/*.test.ts',
    ],
    sequence: { sequencer: WaitingFirst },
    // Files share the modules that a worker has loaded, which saves a third of the time. A test makes its own services.
    isolate: false,
    setupFiles: [
      'tests/support/remembered-hashes.ts',
      'tests/support/quiet-console.ts',
      'tests/support/matchers.ts',
    ],
    // The longest start a dozen processes one after the other: 15 s on a quiet machine, and ten times that on a busy one.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Of two processors one alone would be used otherwise.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
