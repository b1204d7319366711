/**
 * Turns texts into vectors of length one. Near vectors mean similar texts. A text that it cannot read becomes zeros.
 */
export interface Embedder {
  /** Names the model and its version. Vectors of different ids cannot be compared. */
  readonly id: string
  /** The address that texts are sent to; null if they stay in the process. */
  readonly address: string | null
  /** The direction of each theme among the vectors, if the embedder was fitted to the themes. Each has length one. */
  readonly directions?: ReadonlyMap<string, Float32Array>
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** The embedding service did not answer, or its answer cannot be used. */
export class EmbeddingError extends Error {
  override name = 'EmbeddingError'
}
