import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import {
  type AskedParagraph,
  askedParagraphs,
  completion,
  type ModelCall,
} from '#tests/support/model-server.ts'
import { modelServer } from '#tests/support/models.ts'
import { remoteWriter } from './remote-writer.server.ts'

const PARAGRAPHS = [
  { id: 'fortunePath', sentences: ['The first.', 'And more of it.'] },
  { id: 'currentBlockages', sentences: ['The second.'] },
]

const server = await modelServer((call) => completion({ paragraphs: askedParagraphs(call) }))
const writer = remoteWriter({ url: server.url, model: 'smooth-1', key: 'a key' })
/** Long enough for an answer on a busy machine. */
const WITHIN = 10_000
const SOON = 150

const again = (change: (given: AskedParagraph[]) => unknown) => (call: ModelCall) =>
  completion({ paragraphs: change(askedParagraphs(call)) })

describe('a language model behind an address', () => {
  it('is sent the paragraphs under running numbers and nothing else, and returns each under its own id', async () => {
    server.answers(
      again((given) =>
        given.map(({ id, sentences }) => ({ id, sentences: sentences.map((text) => ` Smoothly: ${text} `) })),
      ),
    )
    expect(await writer.reword(PARAGRAPHS, WITHIN)).toEqual([
      { id: 'fortunePath', sentences: ['Smoothly: The first.', 'Smoothly: And more of it.'] },
      { id: 'currentBlockages', sentences: ['Smoothly: The second.'] },
    ])
    const call = server.calls.at(-1)!
    expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer a key' })
    expect(call.body).toMatchObject({ model: 'smooth-1', response_format: { type: 'json_schema' } })
    expect(askedParagraphs(call)).toEqual([
      { id: '1', sentences: ['The first.', 'And more of it.'] },
      { id: '2', sentences: ['The second.'] },
    ])
    expect(JSON.stringify(call.body)).not.toContain('fortunePath')
  })

  const left = /left out, added or moved/
  const form = /another form/
  it.each<[string, Parameters<typeof server.answers>[0], RegExp]>([
    ['drops one', again((given) => given.slice(1)), left],
    ['adds one', again((given) => [...given, { id: '3', sentences: ['And marriage soon.'] }]), left],
    ['says one twice', again(([one]) => [one, one]), left],
    ['moves them', again((given) => given.reverse()), left],
    ['adds a field', again((given) => given.map((one) => ({ ...one, reason: 'because' }))), form],
    [
      'gives a paragraph as one text',
      again((given) => given.map(({ id, sentences }) => ({ id, sentences: sentences.join(' ') }))),
      form,
    ],
    ['answers prose', () => completion('Here you are: The first. The second.'), form],
    ['answers no JSON', (_, response) => void response.end('<html>'), form],
    ['answers something else', () => ({ error: { message: 'no' } }), form],
    ['was cut off', () => completion({ paragraphs: [] }, 'length'), /stopped because of length/],
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
  ])('is refused when it %s', async (_, answer, message) => {
    server.answers(answer)
    await expect(writer.reword(PARAGRAPHS, WITHIN)).rejects.toThrow(message)
  })

  it.each<[string, Parameters<typeof server.answers>[0]]>([
    ['is late', () => undefined],
    ['begins in time and does not end', (_, response) => void response.write('{"choices":[')],
  ])('is refused when it %s', async (_, answer) => {
    server.answers(answer)
    await expect(writer.reword(PARAGRAPHS, SOON)).rejects.toThrow(/did not answer within 0\.15 s/)
  })

  it('reports a language model that does not answer', async () => {
    const nobody = remoteWriter({ url: 'http://127.0.0.1:9/v1', model: 'none', key: undefined })
    await expect(nobody.reword(PARAGRAPHS, WITHIN)).rejects.toThrow('it could not be reached')
  })
})
