/** Something that the specification requires. */
export interface Row {
  /** A description for readers of the document. */
  what: string
  /** The exact texts. A test that is marked with the row must contain each of them. */
  texts: readonly string[]
}

export const row = (what: string, ...texts: string[]): Row => ({ what, texts })
