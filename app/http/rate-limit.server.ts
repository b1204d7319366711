import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateClass, type RateLimits, Refusal } from '../features/operation.server'

/** How many uses within how many seconds, for one person or, signed out, one address. */
export const CLASSES: Record<RateClass, { points: number; duration: number }> = {
  read: { points: 1200, duration: 60 },
  write: { points: 240, duration: 60 },
  'sign-in': { points: 60, duration: 300 },
  register: { points: 60, duration: 600 },
  reset: { points: 20, duration: 600 },
}

export const TOO_MANY = 'Too many requests. Please wait a moment and try again.'

/**
 * Counts in this process's memory: a restart forgives, and several processes count each for itself.
 */
export function rateLimits(enabled: boolean): RateLimits {
  if (!enabled) return { take: async () => {} }
  const limiters = Object.fromEntries(
    Object.entries(CLASSES).map(([name, options]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, ...options }),
    ]),
  ) as Record<RateClass, RateLimiterMemory>
  return {
    async take(limit, { actor, address }) {
      try {
        await limiters[limit].consume(actor?.id ?? address)
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
        throw new Refusal(429, TOO_MANY, {}, { retryAfter })
      }
    },
  }
}
