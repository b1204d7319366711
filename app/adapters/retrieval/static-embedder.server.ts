import { resolve } from 'node:path'
import type { Embedder } from './embedder.ts'
import { addRow, readPieceVectors, toRows } from './piece-vectors.ts'
import { normalise } from './vectors.ts'

export const STATIC_VECTORS_FILE = resolve('app/adapters/retrieval/data/static-vectors.bin')

/**
 * The embedder that works without a network: a fixed vector for each word piece, and their sum for a text. The vectors
 * were distilled from all-MiniLM-L6-v2 and fitted to the themes; `tools/static-vectors` has the steps.
 */
export function staticEmbedder(path = STATIC_VECTORS_FILE): Embedder {
  const vectors = readPieceVectors(path)
  const addUp = (rows: readonly number[]) => {
    const sum = new Float32Array(vectors.dimensions)
    for (const row of rows) addRow(sum, vectors, row)
    return normalise(sum)
  }
  const directions = vectors.themes.map(
    (theme, place) => [theme, addUp([vectors.vocabulary.size + place])] as const,
  )
  return {
    id: vectors.id,
    address: null,
    directions: new Map(directions),
    embed: async (texts) => texts.map((text) => addUp(toRows(text, vectors))),
  }
}
