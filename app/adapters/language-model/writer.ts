/** A paragraph as its sentences, in order. */
export interface Paragraph {
  id: string
  sentences: readonly string[]
}

/** A language model that puts paragraphs into smoother words. */
export interface Writer {
  /** The model and its address: people read this name, and their consent is stored under it. */
  readonly id: string
  readonly model: string
  readonly address: string
  /**
   * @param within milliseconds in which the whole answer has to be there.
   * @returns each paragraph once, in the order given. Whether its sentences are as many is for the caller to check.
   * @throws WriterError
   */
  smooth(paragraphs: readonly Paragraph[], within: number): Promise<Paragraph[]>
}

/** The writer did not answer, answered too late, or in a form that the schema refuses. */
export class WriterError extends Error {
  override name = 'WriterError'
}
