import { afterAll, describe, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { fieldsOf, specifiedCalls } from '../specification/calls.ts'
import { ORIGIN, testApp } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { kitOf } from '../support/calls/kit.ts'
import { openProvider } from '../support/openid.ts'

const provider = await openProvider()
afterAll(() => provider.stop())
const app = await testApp()
const kit = kitOf({ app, withGoogle: await testApp(provider.environment), withoutMail: app, atNumber: app })

const rows = Object.entries(specifiedCalls).flatMap(([name, bodies]) =>
  (bodies.length > 0 ? bodies : [null]).map((body, at) => [name, body, at] as const),
)

describe('a call with a specified body succeeds:', () => {
  it.each(rows)('%s %s', async (name, body, at) => {
    const call = calls.find((one) => nameOf(one) === name)!
    const { good, others = [] } = examplesOf(call)!
    const example = await [good, ...others][at]!(kit)
    const sent = example.body === undefined ? null : Object.keys(example.body as object)
    expect(sent).toEqual(body === null ? null : fieldsOf(body))
    const answer = await example.browser.send(example.path, {
      method: call.method,
      headers: { Origin: ORIGIN, ...(sent ? { 'Content-Type': 'application/json' } : {}) },
      ...(sent ? { body: JSON.stringify(example.body) } : {}),
    })
    expect(answer.status, await answer.text()).toBe(call.status)
  })
})
