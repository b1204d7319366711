import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#app/operations/clock.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { CLASSES, rateLimits } from './rate-limit.server.ts'

/** How many uses are allowed, and the seconds after which they are allowed again. */
async function allowance(use: () => Promise<unknown>, atMost = 20_000) {
  for (let taken = 0; taken <= atMost; taken++) {
    try {
      await use()
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      expect((error as Refusal).status).toBe(429)
      return [taken, (error as Refusal).details?.retryAfter]
    }
  }
  throw new Error('There is no limit')
}

const actor = (id: string) => ({ id }) as never
const from = (address: string) => ({ actor: null, address })

describe('the limits', () => {
  // So that no time passes while the limit is used up.
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('remember an address or an account for an hour at most, as the privacy page says', async () => {
    const { isFirst, take } = rateLimits(true)
    expect(await isFirst('limit.reached 203.0.113.9')).toBe(true)
    for (let codes = 0; codes < 15; codes += 1) await take('code', from('203.0.113.9'), 'an account')
    vi.advanceTimersByTime(59 * MINUTE)
    expect(await isFirst('limit.reached 203.0.113.9')).toBe(false)
    await expect(take('code', from('203.0.113.9'), 'an account')).rejects.toThrow()
    vi.advanceTimersByTime(2 * MINUTE)
    expect(await isFirst('limit.reached 203.0.113.9')).toBe(true)
    await take('code', from('203.0.113.9'), 'an account')
  })

  it('of each kind of request, for a person or an address', async () => {
    expect(CLASSES).toEqual({
      read: { points: 1200, duration: 60 },
      write: { points: 240, duration: 60 },
      'sign-in': { points: 60, duration: 300 },
      code: { points: 60, duration: 300 },
      register: { points: 60, duration: 600 },
      reset: { points: 20, duration: 600 },
      chart: { points: 60, duration: 600 },
    })
    for (const [name, { points, duration }] of Object.entries(CLASSES)) {
      const limits = rateLimits(true)
      const use = () => limits.take(name as keyof typeof CLASSES, from('203.0.113.1'))
      expect(await allowance(use), name).toEqual([points, duration])
      await limits.take(name as keyof typeof CLASSES, from('203.0.113.2'))
    }
  })

  it('of a site of IPv6 networks are four times as high', async () => {
    for (const name of ['write', 'sign-in', 'reset'] as const) {
      const limits = rateLimits(true)
      let network = 0
      const use = () => limits.take(name, from(`2001:db8:1:${(network++ % 9).toString(16)}::1`))
      expect(await allowance(use), name).toEqual([CLASSES[name].points * 4, CLASSES[name].duration])
      await limits.take(name, from('2001:db8:2::1'))
    }
  })

  it('of an IPv6 /40, which has 256 sites, are sixteen times as high', async () => {
    const limits = rateLimits(true)
    let site = 0
    const another = () => `2001:db8:3${(site++ % 250).toString(16).padStart(2, '0')}::1`
    expect(await allowance(() => limits.take('sign-in', from(another())))).toEqual([960, 300])
    await limits.take('sign-in', from('2001:db8:400::1'))
    expect(await allowance(() => limits.takeRequest(another()), 50_000)).toEqual([48_000, 60])
    await limits.takeRequest('2001:db8:400::1')
  })

  it('of one account: 30 passwords in 15 minutes, 15 codes in an hour', async () => {
    const limits = rateLimits(true)
    const nowhere = (turn: number) => from(`198.51.${turn >> 8}.${turn & 255}`)
    let turn = 0
    expect(await allowance(() => limits.take('sign-in', nowhere(turn++), 'one'))).toEqual([30, 900])
    expect(await allowance(() => limits.take('code', nowhere(turn++), 'one'))).toEqual([15, 3600])
    await limits.take('code', nowhere(turn++), 'another')
  })

  it('of one account are also counted by the address', async () => {
    const limits = rateLimits(true)
    const here = from('203.0.113.1')
    expect((await allowance(() => limits.take('sign-in', here, 'one')))[0]).toBe(30)
    expect(await limits.attemptsFrom('203.0.113.1')).toBe(31)
    expect((await allowance(() => limits.take('sign-in', here, 'another')))[0]).toBe(29)
  })

  it('of a person are not those of their site, and no IPv4 address has a site', async () => {
    const limits = rateLimits(true)
    for (let turn = 0; turn < 1000; turn++) {
      await limits.take('write', { actor: actor(`person-${turn}`), address: '2001:db8:1::1' })
      await limits.take('write', { actor: actor(`person-${turn}`), address: '203.0.113.1' })
      await limits.take('write', from(`203.0.113.${turn % 250}`))
    }
    for (let turn = 0; turn < 12_010; turn++) await limits.takeRequest(`203.0.113.${turn % 5}`)
  })

  it('of reading and writing belong to the person, at any address', async () => {
    const limits = rateLimits(true)
    let turn = 0
    const use = () => limits.take('write', { actor: actor('one'), address: `198.51.100.${turn++ % 250}` })
    expect(await allowance(use)).toEqual([240, 60])
    await limits.take('write', { actor: actor('another'), address: '198.51.100.1' })
  })

  it('of guessing belong to the address, with any person signed in there', async () => {
    for (const name of ['sign-in', 'code', 'register', 'reset', 'chart'] as const) {
      const limits = rateLimits(true)
      let turn = 0
      const use = () => limits.take(name, { actor: actor(`person-${turn++}`), address: '203.0.113.1' })
      expect((await allowance(use))[0], name).toBe(CLASSES[name].points)
    }
  })

  it('of requests: 3,000 a minute, four times as many for a site', async () => {
    const limits = rateLimits(true)
    expect(await allowance(() => limits.takeRequest('203.0.113.1'))).toEqual([3000, 60])
    let network = 0
    const use = () => limits.takeRequest(`2001:db8:1:${(network++ % 9).toString(16)}::1`)
    expect(await allowance(use)).toEqual([12_000, 60])
  })

  it('of the time of the processor: 20 seconds in a minute', async () => {
    const limits = rateLimits(true)
    await limits.charge('203.0.113.1', 20_000)
    await limits.takeRequest('203.0.113.1')
    await limits.charge('203.0.113.1', 1)
    await expect(limits.takeRequest('203.0.113.1')).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: 60 },
    })
    await limits.takeRequest('203.0.113.2')
  })

  it('of the time of the processor: four times as much for a site of IPv6 networks', async () => {
    const limits = rateLimits(true)
    for (let network = 0; network < 8; network += 1) await limits.charge(`2001:db8:1:${network}::1`, 10_000)
    await limits.takeRequest('2001:db8:1:9::1')
    await limits.charge('2001:db8:1:8::1', 1)
    await expect(limits.takeRequest('2001:db8:1:9::1')).rejects.toMatchObject({ status: 429 })
    await limits.takeRequest('2001:db8:2:9::1')
  })

  it('count attempts without a limit, and those of an address for sign-in and registration', async () => {
    const limits = rateLimits(true)
    for (let turn = 1; turn <= 100; turn++) expect(await limits.countAttempt('somebody')).toBe(turn)
    expect(await limits.attemptsFrom('203.0.113.1')).toBe(0)
    await limits.take('sign-in', from('203.0.113.1'))
    await limits.take('register', from('203.0.113.1'))
    await limits.take('read', from('203.0.113.1'))
    expect(await limits.attemptsFrom('::ffff:203.0.113.1')).toBe(2)
  })

  it('report once an hour that an event is the first', async () => {
    const limits = rateLimits(true)
    expect([await limits.isFirst('a'), await limits.isFirst('a'), await limits.isFirst('b')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('report the first event of an address, of a site only once', async () => {
    const { isFirst } = rateLimits(true)
    expect(await isFirst('a', '203.0.113.1')).toBe(true)
    expect(await isFirst('a', '::ffff:203.0.113.1')).toBe(false)
    expect(await isFirst('b', '203.0.113.1')).toBe(true)
    expect(await isFirst('a', '203.0.113.2')).toBe(true)
    expect(await isFirst('a', '2001:db8:1:1::1')).toBe(true)
    expect(await isFirst('a', '2001:db8:1:2::1')).toBe(false)
    expect(await isFirst('a', '2001:db8:2:1::1')).toBe(true)
  })

  it('do nothing if they are off', async () => {
    const limits = rateLimits(false)
    for (let turn = 0; turn < 100; turn++) await limits.take('reset', from('203.0.113.1'))
    expect(await limits.countAttempt('somebody')).toBe(0)
    expect(await limits.attemptsFrom('203.0.113.1')).toBe(0)
    expect([await limits.isFirst('a'), await limits.isFirst('a')]).toEqual([true, true])
    await limits.charge('203.0.113.1', 30_000)
    await limits.takeRequest('203.0.113.1')
  })

  it('state in minutes how long to wait', () => {
    expect(refusalWords.tooMany(1)).toBe('Too many requests. Please wait one minute and try again.')
    expect(refusalWords.tooMany(15)).toBe('Too many requests. Please wait 15 minutes and try again.')
  })

  it('give the refusal its code and message', async () => {
    const limits = rateLimits(true)
    const use = () => limits.take('reset', from('203.0.113.1'))
    for (let turn = 0; turn < 20; turn++) await use()
    await expect(use()).rejects.toMatchObject({
      code: 'request.too-many',
      message: 'Too many requests. Please wait 10 minutes and try again.',
      fieldErrors: {},
    })
  })

  it('count from zero again when the time is over', async () => {
    const limits = rateLimits(true)
    const use = () => limits.take('reset', from('203.0.113.1'))
    for (let turn = 0; turn < 20; turn++) await use()
    await vi.advanceTimersByTimeAsync(599_000)
    await expect(use()).rejects.toMatchObject({ details: { retryAfter: 1 } })
    await vi.advanceTimersByTimeAsync(1000)
    await use()
    for (let turn = 0; turn < 3; turn++) expect(await limits.countAttempt('somebody')).toBe(turn + 1)
    await vi.advanceTimersByTimeAsync(900_000)
    expect(await limits.countAttempt('somebody')).toBe(1)
    expect(await limits.isFirst('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(3_599_000)
    expect(await limits.isFirst('a')).toBe(false)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await limits.isFirst('a')).toBe(true)
  })
})
