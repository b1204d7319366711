/** Something that the specification requires. */
export interface Row {
  /** What it is, in the reader's words. */
  what: string
  /** Its exact words. A test that is marked with the row must name each of them. */
  texts: readonly string[]
}

export const row = (what: string, ...texts: string[]): Row => ({ what, texts })
