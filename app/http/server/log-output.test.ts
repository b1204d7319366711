import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectedOutput } from './log-output.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const collected = () => {
  const writes: string[] = []
  const output = collectedOutput({ write: (text) => void writes.push(text) })
  return { writes, output, log: pino({ base: null, timestamp: false }, output) }
}
const messages = (writes: readonly string[]) =>
  writes.map((text) => [...text.matchAll(/"msg":"([^"]+)"/g)].map(([, message]) => message))

describe('lines of the log', () => {
  it('are written together after a moment, in their order', () => {
    const { writes, log } = collected()
    log.info('one')
    log.info('two')
    expect(writes).toEqual([])
    vi.advanceTimersByTime(20)
    expect(messages(writes)).toEqual([['one', 'two']])
    log.info('three')
    vi.advanceTimersByTime(20)
    expect(messages(writes)).toEqual([['one', 'two'], ['three']])
  })

  it.each(['warn', 'error', 'fatal'] as const)('do not wait where one of them is of level %s', (level) => {
    const { writes, log } = collected()
    log.info('one')
    log[level]('two')
    expect(messages(writes)).toEqual([['one', 'two']])
    vi.advanceTimersByTime(20)
    expect(writes).toHaveLength(1)
  })

  it('do not wait where they are many', () => {
    const { writes, log } = collected()
    for (let i = 0; i < 400; i += 1) log.info('x'.repeat(100))
    expect(writes.length).toBeGreaterThan(1)
    expect(Math.max(...writes.map(({ length }) => length))).toBeLessThan(17_000)
  })
})
