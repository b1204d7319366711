import { z } from 'zod'
import { type Paragraph, type Writer, WriterError } from './writer.ts'

interface RemoteModel {
  /** Without a trailing slash; '/chat/completions' is appended. */
  url: string
  model: string
  key: string | undefined
}

const LONGEST_ANSWER = 256 * 1024

const TASK = `You smooth English prose. You are given paragraphs as JSON, each with an id and its sentences in order. Read each paragraph as a whole and give it back under its id, so that it flows from sentence to sentence in calm British English.
Keep the sentences apart, as many and in the same order: each entry must say exactly what the entry in its place says. Add nothing, leave nothing out, move nothing to another entry, keep every number, name, condition and negation, and keep words such as "may" and "can". Promise and predict nothing. One paragraph for each id, in the same order, plain text only.`

const paragraphsSchema = z.strictObject({
  paragraphs: z.array(z.strictObject({ id: z.string(), sentences: z.array(z.string()) })),
})

const answerSchema = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) }))
    .min(1),
})

const FORM = {
  type: 'json_schema',
  json_schema: { name: 'paragraphs', strict: true, schema: z.toJSONSchema(paragraphsSchema) },
}

/**
 * A language model at any address with OpenAI's API. It is sent the paragraphs with running numbers, and nothing else.
 */
export function remoteWriter({ url, model, key }: RemoteModel): Writer {
  const address = new URL(url).host
  const ask = async (paragraphs: readonly Paragraph[], within: number): Promise<string> => {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: TASK },
          { role: 'user', content: JSON.stringify({ paragraphs }) },
        ],
        response_format: FORM,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    })
    if (!response.ok) throw new WriterError(`it answered ${response.status}`)
    return readWithin(response, LONGEST_ANSWER)
  }
  return {
    id: `${model} at ${address}`,
    model,
    address,
    async reword(paragraphs, within) {
      const numbered = paragraphs.map(({ sentences }, place) => ({ id: String(place + 1), sentences }))
      try {
        const given = paragraphsIn(await ask(numbered, within))
        if (given.length !== numbered.length || given.some(({ id }, place) => id !== numbered[place]!.id)) {
          throw new WriterError('it left out, added or moved a paragraph')
        }
        return given.map(({ sentences }, place) => ({
          id: paragraphs[place]!.id,
          sentences: sentences.map((text) => text.trim()),
        }))
      } catch (error) {
        throw error instanceof WriterError ? error : new WriterError(explainFailure(error, within))
      }
    },
  }
}

function paragraphsIn(body: string): Paragraph[] {
  const [choice] = answerSchema.parse(JSON.parse(body)).choices
  if (choice!.finish_reason && choice!.finish_reason !== 'stop') {
    throw new WriterError(`it stopped because of ${choice!.finish_reason.slice(0, 40)}`)
  }
  return paragraphsSchema.parse(JSON.parse(choice!.message.content)).paragraphs
}

async function readWithin(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > most) {
      await reader?.cancel()
      throw new WriterError('its answer is too long')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The answer of the service is not logged: it may contain the text that was sent to it. */
function explainFailure(error: unknown, within: number): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'its answer has another form'
  if (error instanceof Error && error.name === 'TimeoutError')
    return `it did not answer within ${within / 1000} s`
  return 'it could not be reached'
}
