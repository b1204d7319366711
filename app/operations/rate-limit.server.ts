import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { listNetworks, toSite } from '#app/operations/networks.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import type { RateClass, RateLimits } from '#app/operations/services.ts'

interface Allowance {
  points: number
  /** Seconds. */
  duration: number
}

/** The number of uses by one person, or by one address if signed out. */
export const CLASSES: Record<RateClass, Allowance> = {
  read: { points: 1200, duration: 60 },
  write: { points: 240, duration: 60 },
  'sign-in': { points: 60, duration: 300 },
  code: { points: 60, duration: 300 },
  register: { points: 60, duration: 600 },
  reset: { points: 20, duration: 600 },
  // A chart and its reading, for visitors: about 20 ms each.
  chart: { points: 60, duration: 600 },
}

/** If a secret can be guessed, a mail is sent or visitors cause work, the address is counted, signed in or not. */
const BY_ADDRESS: ReadonlySet<RateClass> = new Set(['sign-in', 'code', 'register', 'reset', 'chart'])

/**
 * These are also counted for each account: a person's own password attempts, attempts from all browsers that the account
 * knows together, and codes. Password attempts from other browsers are counted by `countAttempt`, but no counter of the account refuses
 * them; otherwise anyone could lock the owner out.
 */
const ACCOUNT_CLASSES: Partial<Record<RateClass, Allowance>> = {
  'sign-in': { points: 30, duration: 900 },
  // Six digits: at most 360 guesses a day, each of which is right once in 500,000.
  code: { points: 15, duration: 3600 },
}

/** Only counted: this limit is never reached. */
const ATTEMPTS: Allowance = { points: Number.MAX_SAFE_INTEGER, duration: 900 }

/** All requests of one address: more than many people behind one router need. */
const REQUESTS: Allowance = { points: 3000, duration: 60 }

/**
 * Milliseconds of the event loop for one address: a third of the processor that serves everyone. Some responses cost a
 * hundred times as much as others, so a limit on the number of requests is not enough.
 */
const BUSY: Allowance = { points: 20_000, duration: 60 }

/** How many times the limits of one address each of its networks has, in the order of `listNetworks`. */
const NETWORK_FACTORS = [1, 4, 16] as const

/** A limiter for each size of network. */
function networkLimiters(allowance: Allowance): RateLimiterMemory[] {
  return NETWORK_FACTORS.map((factor) => limiter({ ...allowance, points: allowance.points * factor }))
}

/** Each limiter has a separate store. */
function limiter(allowance: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ ...allowance })
}

function limiters<Name extends string, Made>(
  classes: Partial<Record<Name, Allowance>>,
  make: (allowance: Allowance) => Made,
) {
  const made = Object.entries<Allowance | undefined>(classes).flatMap(([name, allowance]) =>
    allowance ? [[name, make(allowance)]] : [],
  )
  return Object.fromEntries(made) as Partial<Record<Name, Made>>
}

const NO_LIMITS: RateLimits = {
  async take() {},
  countAttempt: async () => 0,
  attemptsFrom: async () => 0,
  async takeRequest() {},
  async charge() {},
  isFirst: async () => true,
}

/**
 * Counts in the memory of this process: a restart clears the counters, and each of several processes counts separately.
 */
export function rateLimits(enabled: boolean, busyAllowance = BUSY): RateLimits {
  if (!enabled) return NO_LIMITS
  const uses = limiters(CLASSES, networkLimiters)
  const byAccount = limiters(ACCOUNT_CLASSES, limiter)
  const attempts = limiter(ATTEMPTS)
  const requests = networkLimiters(REQUESTS)
  const busy = networkLimiters(busyAllowance)
  const firsts = limiter({ points: 1, duration: 3600 })
  return {
    async take(limit, { actor, address }, account = actor?.id) {
      const person = BY_ADDRESS.has(limit) ? undefined : actor?.id
      for (const [size, network] of (person ? [person] : listNetworks(address)).entries())
        await consume(uses[limit]?.[size], network)
      if (account) await consume(byAccount[limit], account)
    },
    countAttempt: async (account) => (await attempts.consume(account)).consumedPoints,
    async attemptsFrom(address) {
      const [host = ''] = listNetworks(address)
      const counted = await Promise.all([uses['sign-in']?.[0]?.get(host), uses.register?.[0]?.get(host)])
      return counted.reduce((sum, one) => sum + (one?.consumedPoints ?? 0), 0)
    },
    async takeRequest(address) {
      const networks = listNetworks(address)
      for (const [size, network] of networks.entries()) await consume(requests[size], network)
      for (const [size, network] of networks.entries()) await refuseIfOver(busy[size], network)
    },
    async charge(address, milliseconds) {
      for (const [size, network] of listNetworks(address).entries())
        await busy[size]?.penalty(network, milliseconds)
    },
    isFirst(what, address) {
      return firsts.consume(`${what} ${address === undefined ? '' : toSite(address)}`).then(
        () => true,
        () => false,
      )
    },
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

/** @throws Refusal 429 once more than all points are used; nothing is counted. */
async function refuseIfOver(from: RateLimiterMemory | undefined, key: string): Promise<void> {
  const used = await from?.get(key)
  if (from && used && used.consumedPoints > from.points) throw refusal(used)
}

function refusal({ msBeforeNext }: RateLimiterRes): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new Refusal('request.too-many', refusalWords.tooMany(Math.ceil(retryAfter / 60)), {}, { retryAfter })
}
