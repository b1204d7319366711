import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#app/operations/clock.ts'
import { holdReceipt, receiptFor } from './deletion-receipts.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a receipt leaves the memory after a minute, although nobody else deletes anything', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const receipt = { deletedAt: now.toISOString(), rows: {}, total: 0, byAdministrators: [], left: [] }
  holdReceipt('a token', receipt, now)
  expect(receiptFor('a token', now)).toBe(receipt)
  vi.advanceTimersByTime(MINUTE)
  expect(receiptFor('a token', now)).toBeNull()
})
