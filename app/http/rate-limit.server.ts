import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#app/features/operations/operation.server.ts'
import type { RateClass, RateLimits } from '#app/features/operations/services.ts'
import { networksOf } from './remote-address.server.ts'

interface Allowance {
  points: number
  /** Seconds. */
  duration: number
}

/** How many uses by one person or, signed out, one address. */
export const CLASSES: Record<RateClass, Allowance> = {
  read: { points: 1200, duration: 60 },
  write: { points: 240, duration: 60 },
  'sign-in': { points: 60, duration: 300 },
  code: { points: 60, duration: 300 },
  register: { points: 60, duration: 600 },
  reset: { points: 20, duration: 600 },
  // Each may be paid for elsewhere.
  model: { points: 6, duration: 600 },
}

/** Where a secret can be guessed or a mail is sent, the address is counted whether or not somebody is signed in. */
const BY_ADDRESS: ReadonlySet<RateClass> = new Set(['sign-in', 'code', 'register', 'reset'])

/**
 * Of these one account is counted by itself: a person's own tries at their password, those of a browser that the
 * account knows, and codes. Tries at a password from elsewhere are counted by `tryAt` and refused by no account's
 * counter, or anybody could lock the owner out.
 */
const BY_ACCOUNT: Partial<Record<RateClass, Allowance>> = {
  'sign-in': { points: 30, duration: 900 },
  // Six digits: at most 360 guesses a day, of which each is right once in 500,000.
  code: { points: 15, duration: 3600 },
}

/** Only counted: the points are never used up. */
const TRIES: Allowance = { points: Number.MAX_SAFE_INTEGER, duration: 900 }

/** All requests of one address: more than many people behind one router need. */
const REQUESTS: Allowance = { points: 3000, duration: 60 }

/**
 * Milliseconds of the event loop for one address: a third of the processor that answers everybody. Some answers cost a
 * hundred times what others do, so the number of requests alone bounds little.
 */
const BUSY: Allowance = { points: 20_000, duration: 60 }

/** An IPv6 /48 is what one house, or one renter of many addresses, has: as much as so many addresses. */
const HOUSE = 4

function timesHouse({ points, duration }: Allowance): Allowance {
  return { points: points * HOUSE, duration }
}

function ofHouse(classes: Record<RateClass, Allowance>): Record<RateClass, Allowance> {
  const all = Object.entries(classes).map(([name, allowance]) => [name, timesHouse(allowance)])
  return Object.fromEntries(all) as Record<RateClass, Allowance>
}

/** Each counts in a store that no other shares. */
function limiter(allowance: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ ...allowance })
}

function limiters<Name extends string>(of: Partial<Record<Name, Allowance>>) {
  const made = Object.entries<Allowance | undefined>(of).flatMap(([name, allowance]) =>
    allowance ? [[name, limiter(allowance)]] : [],
  )
  return Object.fromEntries(made) as Partial<Record<Name, RateLimiterMemory>>
}

const NO_LIMITS: RateLimits = {
  async take() {},
  tryAt: async () => 0,
  triesFrom: async () => 0,
  async takeRequest() {},
  async charge() {},
  isFirst: async () => true,
}

/** Counts in this process's memory: a restart forgives, and several processes count each for itself. */
export function rateLimits(enabled: boolean, busyAllowance = BUSY): RateLimits {
  if (!enabled) return NO_LIMITS
  const uses = limiters(CLASSES)
  const ofHouses = limiters(ofHouse(CLASSES))
  const byAccount = limiters(BY_ACCOUNT)
  const tries = limiter(TRIES)
  const requests = limiter(REQUESTS)
  const busy = limiter(busyAllowance)
  const requestsOfHouses = limiter(timesHouse(REQUESTS))
  const firsts = limiter({ points: 1, duration: 3600 })
  return {
    async take(limit, { actor, address }, account = actor?.id) {
      const perAccount = byAccount[limit]
      if (typeof account === 'object') return consume(perAccount, account.separate)
      const person = BY_ADDRESS.has(limit) ? undefined : actor?.id
      const { near, wide } = networksOf(address)
      await consume(uses[limit], person ?? near)
      if (!person && wide) await consume(ofHouses[limit], wide)
      if (account) await consume(perAccount, account)
    },
    tryAt: async (account) => (await tries.consume(account)).consumedPoints,
    async triesFrom(address) {
      const { near } = networksOf(address)
      const counted = await Promise.all([uses['sign-in']?.get(near), uses.register?.get(near)])
      return counted.reduce((sum, one) => sum + (one?.consumedPoints ?? 0), 0)
    },
    async takeRequest(address) {
      const { near, wide } = networksOf(address)
      await consume(requests, near)
      if (wide) await consume(requestsOfHouses, wide)
      const used = await busy.get(near)
      if (used && used.consumedPoints > busyAllowance.points) throw refusal(used)
    },
    async charge(address, milliseconds) {
      await busy.penalty(networksOf(address).near, milliseconds)
    },
    isFirst: (what) =>
      firsts.consume(what).then(
        () => true,
        () => false,
      ),
  }
}

async function consume(from: RateLimiterMemory | undefined, key: string): Promise<void> {
  try {
    await from?.consume(key)
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    throw refusal(rejection)
  }
}

function refusal({ msBeforeNext }: RateLimiterRes): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new Refusal('request.too-many', tooMany(retryAfter), {}, { retryAfter })
}

export function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'one minute' : `${minutes} minutes`
  return `Too many requests. Please wait ${wait} and try again.`
}
