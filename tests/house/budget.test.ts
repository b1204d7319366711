import { expect, it } from 'vitest'
import { measureSize } from '#tools/size.ts'

/** Each may fall. A rise needs a reason in docs/decisions/0052-budget.md. */
const BUDGET: Record<string, number> = {
  'app/http': 2_600,
  'app/framework': 100,
  'app/cli': 1_610,
  tools: 4_480,
  'vite.config.ts': 70,
  functions: 3,
  files: 0,
}

it('the machinery is not larger than its budget', () => {
  const { machinery, functions, files, ...size } = measureSize()
  const measured = { ...machinery, functions: functions.length, files: files.length }
  const exceeded = Object.entries(measured).filter(([name, lines]) => lines > BUDGET[name]!)
  expect(exceeded, JSON.stringify({ ...size, machinery, functions, files }, null, 2)).toEqual([])
})
