import { z } from '@hono/zod-openapi'
import { ownDeletionAnswer } from '#app/features/account/deletion.answers.ts'
import type { OwnReceipt } from '#app/features/account/deletion.ts'

/** The receipt in the browser's cookie. A browser may still have one from an earlier version, with other fields. */
export const shortReceiptSchema = ownDeletionAnswer.shape.receipt.extend({
  /** How many lines of the two lists did not fit. The oldest lines are left out. */
  leftOut: z.int().min(0),
})
type ShortReceipt = z.output<typeof shortReceiptSchema>

/** Browsers keep cookies of 4,096 bytes. With encoding and signature, 2,700 bytes become at most 3,950. */
const MOST_BYTES = 2700

/** The receipt without its oldest lines, so that it fits into a cookie. */
export function shortReceipt(receipt: OwnReceipt): ShortReceipt {
  const short = {
    ...receipt,
    byAdministrators: [...receipt.byAdministrators],
    left: [...receipt.left],
    leftOut: 0,
  }
  while (Buffer.byteLength(JSON.stringify(short)) > MOST_BYTES) {
    const longer = short.left.length > short.byAdministrators.length ? short.left : short.byAdministrators
    if (!longer.pop()) break
    short.leftOut += 1
  }
  return short
}
