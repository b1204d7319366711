import { describe, expect, it } from 'vitest'
import { createRequestScheduler } from './request-scheduling.server.ts'

describe('requests that arrive together', () => {
  it('begin in turns of their addresses, so that many requests of one address do not delay others', async () => {
    const turn = createRequestScheduler()
    const begun: string[] = []
    const arrived = [
      ...Array.from({ length: 5 }, () => '192.0.2.1'),
      ...Array.from({ length: 3 }, () => '192.0.2.2'),
      '192.0.2.3',
    ]
    await Promise.all(arrived.map((address) => turn(address).then(() => begun.push(address))))
    expect(begun.map((address) => Number(address.at(-1)))).toEqual([1, 2, 3, 1, 2, 1, 2, 1, 1])
  })

  it('share the turns of their site, if its computers have many addresses', async () => {
    const turn = createRequestScheduler()
    const begun: number[] = []
    const arrived = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1']
    await Promise.all(arrived.map((address, index) => turn(address).then(() => begun.push(index))))
    expect(begun).toEqual([0, 3, 1, 2])
  })

  it('begin each in a separate turn of the event loop', async () => {
    const turn = createRequestScheduler()
    let loops = 0
    let waiting = true
    const count = () => {
      loops += 1
      if (waiting) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(['a', 'a', 'b'].map(turn))
    waiting = false
    expect(loops).toBeGreaterThanOrEqual(2)
  })
})
