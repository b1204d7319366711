import { encode } from 'turbo-stream'
import { expect, it } from 'vitest'
import { decodeTurboStream, listRefusals } from './action-answer.ts'

/** In the format that Remix writes. */
async function line(value: unknown): Promise<string> {
  return new Response(encode(value)).text()
}

it('the answer of an action is read as Remix sends it to its router', async () => {
  const answers = [
    { data: { saved: true } },
    { data: { lastResult: { status: 'error', error: { text: ['Write', 'Write'], day: ['When'] } } } },
    { redirect: '/login?redirectTo=%2Fanalysis', status: 302, revalidate: true },
  ]
  for (const answer of answers) expect(decodeTurboStream(await line(answer))).toEqual(answer)
})

it('objects without a prototype are read, and special values left out', async () => {
  const error = Object.assign(Object.create(null), { text: ['Too long'], day: null })
  const read = decodeTurboStream(await line({ data: { lastResult: { error, none: undefined } } })) as object
  expect(listRefusals(read)).toEqual(['Too long'])
})
