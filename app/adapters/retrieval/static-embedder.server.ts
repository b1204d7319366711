import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Embedder } from './embedder.ts'
import { normalise } from './vectors.ts'
import { wordPieces } from './word-pieces.ts'

export const STATIC_VECTORS_FILE = resolve('app/adapters/retrieval/data/static-vectors.bin')

interface Header {
  id: string
  dimensions: number
  vocabulary: string[]
}

/** The file: length of the header (4 bytes, little-endian), header as JSON, a scale and then bytes for each piece. */
function read(path: string) {
  const file = readFileSync(path)
  const end = 4 + file.readUInt32LE(0)
  const { id, dimensions, vocabulary } = JSON.parse(file.toString('utf8', 4, end)) as Header
  const start = end + vocabulary.length * 4
  return {
    id,
    dimensions,
    vocabulary: new Map(vocabulary.map((piece, place) => [piece, place])),
    scales: Float32Array.from(vocabulary, (_, place) => file.readFloatLE(end + place * 4)),
    values: new Int8Array(file.buffer, file.byteOffset + start, vocabulary.length * dimensions),
  }
}

/** Typographic signs; the vectors know only the plain ones. */
const PLAIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
]

function plainly(text: string): string {
  return PLAIN_SIGNS.reduce((so, [sign, plain]) => so.replace(sign, plain), text)
}

/**
 * The embedder that works without a network: a fixed vector for each piece of a word, and their sum for a text. The
 * vectors were distilled from all-MiniLM-L6-v2; `tools/static-vectors` has the recipe.
 */
export function staticEmbedder(path = STATIC_VECTORS_FILE): Embedder {
  const { id, dimensions, vocabulary, scales, values } = read(path)
  const embed = (text: string) => {
    const sum = new Float32Array(dimensions)
    for (const piece of wordPieces(plainly(text), vocabulary)) {
      const scale = scales[piece]!
      const offset = piece * dimensions
      for (let i = 0; i < dimensions; i++) sum[i]! += scale * values[offset + i]!
    }
    return normalise(sum)
  }
  return { id, address: null, embed: async (texts) => texts.map(embed) }
}
