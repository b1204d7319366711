import { type Call, Refusal } from '#app/operations/operation.server.ts'
import { noteSecurity } from './security-log.server.ts'

/** Counts a use. If there were too many, sets Retry-After and writes an entry to the security log. */
export async function countUse(call: Call<'anyone'>, count: () => Promise<void>): Promise<void> {
  try {
    await count()
  } catch (error) {
    const seconds = error instanceof Refusal ? error.details?.retryAfter : undefined
    if (typeof seconds === 'number') {
      call.onTooMany?.(seconds)
      const { actor, address, services } = call
      const first = actor
        ? services.limits.isFirst(`limit.reached ${actor.id}`)
        : services.limits.isFirst('limit.reached', address)
      if (await first) {
        noteSecurity(call, 'limit.reached', actor?.id ?? null)
      }
    }
    throw error
  }
}
