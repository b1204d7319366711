import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ModelCall {
  path: string
  authorization: string | undefined
  body: { model: string; input?: string[] }
}

type Answer = (call: ModelCall, response: ServerResponse) => unknown

/** A service on this machine with OpenAI's API that answers like a model, or wrongly. */
export async function openModelServer(answer: Answer) {
  const calls: ModelCall[] = []
  const state = { answer }
  const server = createServer(async (request, response) => {
    const call: ModelCall = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(await textOf(request)),
    }
    calls.push(call)
    const body = await state.answer(call, response)
    if (body !== undefined) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
    /** Sets the following answers. */
    answers(next: Answer) {
      state.answer = next
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}

const DIMENSIONS = 20

/** Embeddings from letters: similar texts have similar vectors, which is enough for a test. */
export function letterEmbeddings({ body }: ModelCall) {
  const data = (body.input ?? []).map((text, index) => {
    const embedding = Array.from({ length: DIMENSIONS }, () => 0)
    for (const letter of text.toLowerCase()) embedding[letter.charCodeAt(0) % DIMENSIONS]! += 1
    return { object: 'embedding', index, embedding }
  })
  // The API may return them in any order.
  return { object: 'list', data: data.reverse(), model: body.model }
}
