import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCpuWatch } from '#app/http/gate/request-scheduling.server.ts'

/** A processor that works only by `work`. */
function processor() {
  let used = 0
  return { watch: createCpuWatch(() => used), work: (ms: number) => (used += ms) }
}

describe('the processor time of a request', () => {
  it('is all of it for a request alone', () => {
    const { watch, work } = processor()
    work(7)
    const end = watch()
    work(5)
    expect(end()).toBe(5)
  })

  it('is half of it while another is under way, also for one that waits for long', () => {
    const { watch, work } = processor()
    const waiting = watch()
    let charged = 0
    for (let requests = 0; requests < 10; requests += 1) {
      const end = watch()
      work(10)
      charged += end()
    }
    expect([charged, waiting()]).toEqual([50, 50])
  })

  it('is never counted twice, in whatever order requests begin and end', () => {
    const steps = fc.array(fc.record({ ms: fc.nat(50), ends: fc.nat(3), begins: fc.boolean() }))
    fc.assert(
      fc.property(steps, (all) => {
        const { watch, work } = processor()
        const underWay: (() => number)[] = []
        let used = 0
        let charged = 0
        for (const { ms, ends, begins } of all) {
          if (begins) underWay.push(watch())
          work(ms)
          if (underWay.length > 0) used += ms
          const [end] = underWay.splice(ends, 1)
          charged += end?.() ?? 0
        }
        for (const end of underWay) charged += end()
        expect(charged).toBeCloseTo(used, 6)
      }),
    )
  })
})
