/** One thing that was examined, in words, and whether it counts as a help (1), a difficulty (-1) or neither. */
export interface Finding {
  about: string
  text: string
  tone: 1 | 0 | -1
}
