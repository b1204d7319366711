import type { Reading } from '#app/guidance/index.server.ts'

/** The paragraphs of the letter without the headline, with which the first begins. */
export function letterParts({
  headline,
  letter,
}: {
  headline: Pick<Reading['headline'], 'text'> | null
  letter: readonly string[]
}): string[] {
  const opening = headline?.text ?? ''
  return letter
    .map((paragraph, i) =>
      i === 0 && paragraph.startsWith(opening) ? paragraph.slice(opening.length).trim() : paragraph,
    )
    .filter((paragraph) => paragraph !== '')
}
