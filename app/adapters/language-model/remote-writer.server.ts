import { z } from 'zod'
import { type Sentence, type Writer, WriterError } from './writer.ts'

interface RemoteModel {
  /** Without a trailing slash; '/chat/completions' is put behind it. */
  url: string
  model: string
  key: string | undefined
}

const LONGEST_ANSWER = 256 * 1024

const TASK = `You smooth English prose. You are given sentences as JSON, each with an id. Give each sentence back under its id, in better flowing words of calm British English.
Say exactly what the sentence says: add nothing, leave nothing out, keep every number, name, condition and negation, and keep words such as "may" and "can". Promise and predict nothing. One entry for each id, in the same order, plain text only.`

const sentencesSchema = z.strictObject({
  sentences: z.array(z.strictObject({ id: z.string(), text: z.string() })),
})

const answerSchema = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) }))
    .min(1),
})

const FORM = {
  type: 'json_schema',
  json_schema: { name: 'sentences', strict: true, schema: z.toJSONSchema(sentencesSchema) },
}

/** A writer behind any OpenAI-compatible address. What is sent is the sentences under running numbers, and nothing else. */
export function remoteWriter({ url, model, key }: RemoteModel): Writer {
  const address = new URL(url).host
  const ask = async (sentences: readonly Sentence[], within: number): Promise<string> => {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: TASK },
          { role: 'user', content: JSON.stringify({ sentences }) },
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
    async smooth(sentences, within) {
      const numbered = sentences.map(({ text }, place) => ({ id: String(place + 1), text }))
      try {
        const given = sentencesIn(await ask(numbered, within))
        if (given.length !== numbered.length || given.some(({ id }, place) => id !== numbered[place]!.id)) {
          throw new WriterError('it left out, added or moved a sentence')
        }
        return given.map(({ text }, place) => ({ id: sentences[place]!.id, text: text.trim() }))
      } catch (error) {
        throw error instanceof WriterError ? error : new WriterError(reasonOf(error, within))
      }
    },
  }
}

function sentencesIn(body: string): Sentence[] {
  const [choice] = answerSchema.parse(JSON.parse(body)).choices
  if (choice!.finish_reason && choice!.finish_reason !== 'stop') {
    throw new WriterError(`it stopped because of ${choice!.finish_reason.slice(0, 40)}`)
  }
  return sentencesSchema.parse(JSON.parse(choice!.message.content)).sentences
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

/** Never what the service said: that may hold what was sent to it. */
function reasonOf(error: unknown, within: number): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'its answer has another form'
  if (error instanceof Error && error.name === 'TimeoutError')
    return `it did not answer within ${within / 1000} s`
  return 'it could not be reached'
}
