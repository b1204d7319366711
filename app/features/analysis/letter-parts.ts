import type { Reading } from '#app/guidance/index.server.ts'

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
