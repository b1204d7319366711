import { describe, expect, it } from 'vitest'
import { letterEmbeddings } from '#tests/support/model-server.ts'
import { modelServer } from '#tests/support/models.ts'
import { remoteEmbedder } from './remote-embedder.server.ts'
import { dot } from './vectors.ts'

const server = await modelServer(letterEmbeddings)
const embedder = remoteEmbedder({ url: server.url, model: 'letters-1', key: 'a key' })

describe('an embedder behind an address', () => {
  it('sends the request that OpenAI’s API expects, and sorts the answers', async () => {
    const texts = ['aaaa', 'bbbb', 'aaab']
    const [a, b, aab] = await embedder.embed(texts)
    expect(server.calls.at(-1)).toEqual({
      path: '/v1/embeddings',
      authorization: 'Bearer a key',
      body: { model: 'letters-1', input: texts, encoding_format: 'float' },
    })
    expect(a).toHaveLength(24)
    expect(dot(a!, a!)).toBeCloseTo(1)
    expect(dot(a!, aab!)).toBeGreaterThan(dot(b!, aab!))
    expect(embedder.id).toMatch(/^letters-1 at 127\.0\.0\.1:\d+$/)
  })

  it('divides many texts into several calls, and sends the beginning of long ones', async () => {
    const before = server.calls.length
    const vectors = await embedder.embed(Array.from({ length: 130 }, () => 'x'.repeat(20_000)))
    expect(vectors).toHaveLength(130)
    const sent = server.calls.slice(before)
    expect(sent.map(({ body }) => body.input?.length)).toEqual([64, 64, 2])
    expect(sent[0]?.body.input?.[0]).toHaveLength(4000)
  })

  it.each([
    ['an error', () => ({ error: 'no' }), /another form/],
    [
      'too few',
      (call: Parameters<typeof letterEmbeddings>[0]) => ({ data: letterEmbeddings(call).data.slice(1) }),
      /left out a text/,
    ],
    [
      'a status',
      (_: unknown, response: import('node:http').ServerResponse) => {
        response.statusCode = 500
        return {}
      },
      /it answered 500/,
    ],
    [
      'no JSON',
      (_: unknown, response: import('node:http').ServerResponse) => void response.end('<html>'),
      /could not be used/,
    ],
    [
      'a closed line',
      (_: unknown, response: import('node:http').ServerResponse) => void response.destroy(),
      /could not be used/,
    ],
  ])('reports that it cannot be used when it answers with %s', async (_, answer, message) => {
    server.answers(answer)
    await expect(embedder.embed(['one', 'two'])).rejects.toThrow(message)
  })
})
