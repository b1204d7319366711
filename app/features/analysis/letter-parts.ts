import type { Reading } from '#app/guidance/index.server.ts'
import type { InShort } from '#app/guidance/types.ts'
import { analysisWords } from './analysis-messages.ts'

/** A part of a paragraph. The headline is one, because it has its reasons beside it. */
export interface LetterPiece {
  text: string
  isHeadline: boolean
}

/** The paragraphs of the letter, cut where the headline stands in them. */
export function letterParts({
  headline,
  letter,
}: {
  headline: Pick<Reading['headline'], 'text'> | null
  letter: readonly string[]
}): LetterPiece[][] {
  return letter.map((paragraph) => {
    const at = headline ? paragraph.indexOf(headline.text) : -1
    if (!headline || at < 0) return [{ text: paragraph, isHeadline: false }]
    const end = at + headline.text.length
    return [
      { text: paragraph.slice(0, at).trim(), isHeadline: false },
      { text: headline.text, isHeadline: true },
      { text: paragraph.slice(end).trim(), isHeadline: false },
    ].filter(({ text }) => text !== '')
  })
}

const TOLD_IN_SHORT = ['gift', 'difficulty', 'help', 'today'] as const

/** The four lines of a reading, each with its name. */
export const namedInShort = (inShort: InShort): [name: string, line: string][] =>
  TOLD_IN_SHORT.map((one) => [analysisWords.inShort[one], inShort[one]])
