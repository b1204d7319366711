/** Turns texts into vectors of length one whose nearness is nearness of meaning; a text it cannot read into zeros. */
export interface Embedder {
  /** Names the model and its version: vectors of different ids cannot be compared. */
  readonly id: string
  /** The address that texts are sent to; null where they stay in the process. */
  readonly address: string | null
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** The service that embeds did not answer, or not usably. */
export class EmbeddingError extends Error {
  override name = 'EmbeddingError'
}
