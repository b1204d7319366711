/**
 * Turns texts into vectors of length one; near vectors mean similar texts. A text that it cannot read becomes zeros.
 */
export interface Embedder {
  /** Names the model and its version: vectors of different ids cannot be compared. */
  readonly id: string
  /** The address that texts are sent to; null where they stay in the process. */
  readonly address: string | null
  /** Where themes lie among the vectors, by theme, where the embedder was fitted to them. Each has length one. */
  readonly directions?: ReadonlyMap<string, Float32Array>
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** The embedding service did not answer, or its answer cannot be used. */
export class EmbeddingError extends Error {
  override name = 'EmbeddingError'
}
