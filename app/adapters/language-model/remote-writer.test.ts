import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import {
  type AskedSentence,
  askedSentences,
  completion,
  type ModelCall,
} from '#tests/support/model-server.ts'
import { modelServer } from '#tests/support/models.ts'
import { remoteWriter } from './remote-writer.server.ts'

const SENTENCES = [
  { id: 'lot.house:7/fortunePath/1', text: 'The first.' },
  { id: 'ruler:Venus/fortunePath/2', text: 'The second.' },
]

const server = await modelServer((call) => completion({ sentences: askedSentences(call) }))
const writer = remoteWriter({ url: server.url, model: 'smooth-1', key: 'a key' })
const WITHIN = 150

const again = (change: (given: AskedSentence[]) => unknown) => (call: ModelCall) =>
  completion({ sentences: change(askedSentences(call)) })

describe('a writer behind an address', () => {
  it('is sent the sentences under running numbers and nothing else, and gives each back under its own id', async () => {
    server.answers(again((given) => given.map(({ id, text }) => ({ id, text: ` Smoothly: ${text} ` }))))
    expect(await writer.smooth(SENTENCES, WITHIN)).toEqual([
      { id: SENTENCES[0]!.id, text: 'Smoothly: The first.' },
      { id: SENTENCES[1]!.id, text: 'Smoothly: The second.' },
    ])
    const call = server.calls.at(-1)!
    expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer a key' })
    expect(call.body).toMatchObject({ model: 'smooth-1', response_format: { type: 'json_schema' } })
    expect(askedSentences(call)).toEqual([
      { id: '1', text: 'The first.' },
      { id: '2', text: 'The second.' },
    ])
    expect(JSON.stringify(call.body)).not.toContain('lot.house')
  })

  const left = /left out, added or moved/
  const form = /another form/
  it.each<[string, Parameters<typeof server.answers>[0], RegExp]>([
    ['drops one', again((given) => given.slice(1)), left],
    ['adds one', again((given) => [...given, { id: '3', text: 'And marriage soon.' }]), left],
    ['says one twice', again(([one]) => [one, one]), left],
    ['moves them', again((given) => given.reverse()), left],
    ['adds a field', again((given) => given.map((one) => ({ ...one, reason: 'because' }))), form],
    ['answers prose', () => completion('Here you are: The first. The second.'), form],
    ['answers no JSON', (_, response) => void response.end('<html>'), form],
    ['answers something else', () => ({ error: { message: 'no' } }), form],
    ['was cut off', () => completion({ sentences: [] }, 'length'), /stopped because of length/],
    ['talks without end', () => completion('x'.repeat(300_000)), /too long/],
    [
      'refuses',
      (_: ModelCall, response: ServerResponse) => {
        response.statusCode = 429
        return {}
      },
      /it answered 429/,
    ],
    ['breaks off', (_, response) => void response.destroy(), /could not be reached/],
    ['is late', () => undefined, /did not answer within 0\.15 s/],
    [
      'begins in time and does not end',
      (_, response) => void response.write('{"choices":['),
      /did not answer within 0\.15 s/,
    ],
  ])('is not believed when it %s', async (_, answer, message) => {
    server.answers(answer)
    await expect(writer.smooth(SENTENCES, WITHIN)).rejects.toThrow(message)
  })

  it('says that nobody is there', async () => {
    const nobody = remoteWriter({ url: 'http://127.0.0.1:9/v1', model: 'none', key: undefined })
    await expect(nobody.smooth(SENTENCES, WITHIN)).rejects.toThrow('it could not be reached')
  })
})
