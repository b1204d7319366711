import { MINUTE } from '#app/operations/clock.ts'
import type { OwnReceipt } from './deletion.ts'

const KEPT_FOR = MINUTE

/**
 * Recent receipts, by the token of the session, which has ended by then. If the button is pressed twice, the browser
 * shows the answer to the second request, which needs the receipt again. In memory only, for a minute.
 */
const given = new Map<string, { receipt: OwnReceipt; until: number }>()

export function holdReceipt(sessionToken: string, receipt: OwnReceipt, now: Date): void {
  given.set(sessionToken, { receipt, until: now.getTime() + KEPT_FOR })
  setTimeout(() => given.delete(sessionToken), KEPT_FOR).unref()
}

export function receiptFor(sessionToken: string, now: Date): OwnReceipt | null {
  const kept = given.get(sessionToken)
  return kept && kept.until >= now.getTime() ? kept.receipt : null
}
