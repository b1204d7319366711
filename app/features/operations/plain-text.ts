/**
 * What of typed text is not text: control characters, halves of a character, and marks that turn the
 * direction of all that follows. The joiners and marks that scripts and emoji are written with stay.
 */
const NOT_TEXT = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const HALF = /\p{Cs}/gu
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
/** Nothing but what takes up room, or none, and shows nothing. */
const UNSEEN = /^[\p{Z}\p{C}\p{DI}\u2800]*$/u

/** Text of one line: a name, a title. */
export function oneLine(text: string): string {
  const kept = text
    .replace(HALF, '\ufffd')
    .replace(LINE_BREAKS, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(NOT_TEXT, '')
    .replace(/ +/g, ' ')
    .trim()
  return UNSEEN.test(kept) ? '' : kept
}

/** Text of any number of lines; a browser counts a line break as one character but sends two. */
export function lines(text: string): string {
  const kept = text
    .replace(HALF, '\ufffd')
    .replace(LINE_BREAKS, '\n')
    .replace(NOT_TEXT, (mark: string) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
  return UNSEEN.test(kept) ? '' : kept
}
