export interface Sentence {
  id: string
  text: string
}

/** A language model that puts sentences into smoother words. */
export interface Writer {
  /** Names the model and its address, as people are told and as their leave is kept. */
  readonly id: string
  readonly model: string
  readonly address: string
  /**
   * @param within milliseconds in which the whole answer has to be there.
   * @returns each sentence once, in the order given.
   * @throws WriterError
   */
  smooth(sentences: readonly Sentence[], within: number): Promise<Sentence[]>
}

/** The writer did not answer, not in time, or not in the form it was asked for. */
export class WriterError extends Error {
  override name = 'WriterError'
}
