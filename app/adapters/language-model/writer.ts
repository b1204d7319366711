/** A paragraph as its sentences, in order. */
export interface Paragraph {
  id: string
  sentences: readonly string[]
}

/** A language model that rewords paragraphs so that they are easier to read. */
export interface Writer {
  /** The model and its address. People read this name, and their consent is stored under it. */
  readonly id: string
  readonly model: string
  readonly address: string
  /**
   * @param within milliseconds within which the complete answer must arrive.
   * @returns each paragraph once, in the order given. The caller checks whether the number of sentences is the same.
   * @throws WriterError
   */
  reword(paragraphs: readonly Paragraph[], within: number): Promise<Paragraph[]>
}

/** The language model did not answer, answered too late, or in a form that the schema refuses. */
export class WriterError extends Error {
  override name = 'WriterError'
}
