import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { responseCache } from './response-cache.server.ts'

const request = new Request('http://localhost/list')

describe('responses that are the same for everyone', () => {
  it('are made one after the other, each once', async () => {
    const { send } = responseCache()
    let [running, most, made] = [0, 0, 0]
    const make = async () => {
      running += 1
      made += 1
      most = Math.max(most, running)
      for (let turns = 0; turns < 5; turns += 1) await setImmediate()
      running -= 1
      return new Response(`number ${made}`)
    }
    const answers = await Promise.all(['a', 'b', 'a', 'c'].map((key) => send(key, request, make)))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      'number 1',
      'number 2',
      'number 1',
      'number 3',
    ])
    expect([most, made]).toEqual([1, 3])
  })

  it('are made again after a refusal, which holds nothing up', async () => {
    const { send } = responseCache()
    const refusal = send('a', request, () => Promise.reject(new Error('refused')))
    const other = send('b', request, async () => new Response('other'))
    await expect(refusal).rejects.toThrow('refused')
    expect(await (await other).text()).toBe('other')
    expect(await (await send('a', request, async () => new Response('made'))).text()).toBe('made')
  })
})
