import { z } from 'zod'
import { type Embedder, EmbeddingError } from './embedder.ts'
import { normalise } from './vectors.ts'

interface RemoteModel {
  /** Without a trailing slash; '/embeddings' is appended. */
  url: string
  model: string
  key: string | undefined
}

const ANSWER_WITHIN = 20_000
/** In characters. Models accept a few hundred words, and a story's subject is clear by then. */
const LONGEST_TEXT = 4000
const AT_ONCE = 64

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(8).max(8192) })),
})

/** An embedder at any address with OpenAI's API. */
export function remoteEmbedder({ url, model, key }: RemoteModel): Embedder {
  const ask = async (input: readonly string[]): Promise<Float32Array[]> => {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    if (!response.ok) throw new EmbeddingError(`it answered ${response.status}`)
    const { data } = answerSchema.parse(await response.json())
    const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]))
    const vectors = input.map((_, index) => Float32Array.from(byIndex.get(index) ?? []))
    if (vectors.some(({ length }) => length === 0 || length !== vectors[0]!.length)) {
      throw new EmbeddingError('it left out a text')
    }
    return vectors.map((vector) => normalise(inWholeBytes(vector)))
  }
  return {
    id: `${model} at ${new URL(url).host}`,
    address: new URL(url).host,
    async embed(texts) {
      const cut = texts.map((text) => text.slice(0, LONGEST_TEXT))
      const vectors: Float32Array[] = []
      try {
        for (let i = 0; i < cut.length; i += AT_ONCE) vectors.push(...(await ask(cut.slice(i, i + AT_ONCE))))
      } catch (error) {
        const reason = error instanceof z.ZodError ? 'its answer has another form' : explainFailure(error)
        throw new EmbeddingError(`The embeddings address could not be used: ${reason}`)
      }
      return vectors
    },
  }
}

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'TimeoutError' ? 'it did not answer in time' : error.message
}

/** The bit vectors store eight dimensions in a byte. */
function inWholeBytes(vector: Float32Array): Float32Array {
  const whole = new Float32Array(Math.ceil(vector.length / 8) * 8)
  whole.set(vector)
  return whole
}
