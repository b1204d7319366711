/**
 * Parts of typed text that are not text: control characters, and marks that change the direction of everything after
 * them. Joiners and marks that scripts and emoji need stay.
 */
const NOT_TEXT = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const HALF = /\p{Cs}/gu
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
/** Text with no visible character: only spaces, control characters and marks without a glyph. */
const INVISIBLE = /^[\p{Z}\p{C}\p{DI}\u2800]*$/u

/** Cleans a text of one line, such as a name or a title. */
export function oneLine(text: string): string {
  const kept = text
    .replace(HALF, '\ufffd')
    .replace(LINE_BREAKS, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(NOT_TEXT, '')
    .replace(/ +/g, ' ')
    .trim()
  return INVISIBLE.test(kept) ? '' : kept
}

/** Cleans a text of any number of lines. Browsers count a line break as one character but send two. */
export function lines(text: string): string {
  const kept = text
    .replace(HALF, '\ufffd')
    .replace(LINE_BREAKS, '\n')
    .replace(NOT_TEXT, (mark: string) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
  return INVISIBLE.test(kept) ? '' : kept
}
