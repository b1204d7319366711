import { expect, it } from 'vitest'
import { measureSize } from '#tools/size.ts'

/** Each may fall. A rise needs a reason in docs/decisions/0052-budget.md. */
const BUDGET = { http: 3_640, functions: 3, files: 0 }

it('the machinery is not larger than its budget', () => {
  const { functions, files, ...size } = measureSize()
  const measured = { ...size, functions: functions.length, files: files.length }
  const exceeded = Object.entries(BUDGET).filter(
    ([name, most]) => measured[name as keyof typeof BUDGET] > most,
  )
  expect(exceeded, JSON.stringify({ ...size, functions, files }, null, 2)).toEqual([])
})
