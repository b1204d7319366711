/**
 * Parts of typed text that are not text: control characters, and marks that change the direction of everything after
 * them. Joiners and marks that scripts and emoji need stay.
 */
const NOT_TEXT = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const HALF = /\p{Cs}/gu
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
/**
 * Characters without a glyph: spaces, control and format characters, and those that Unicode ignores by default. They are
 * written out, and not named by `\p`, because the description of the calls states them for other languages.
 */
export const UNSEEN = String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb${range(0x110bd)}${range(0x110cd)}${range(0x13430, 0x1343f)}${range(0x1bca0, 0x1bca3)}${range(0x1d173, 0x1d17a)}${range(0xe0000, 0xe0fff)}`
const INVISIBLE = new RegExp(`^[${UNSEEN}]*$`, 'u')

/** The characters themselves, because languages differ in how they escape a character after U+FFFF. */
function range(from: number, to = from): string {
  return `${String.fromCodePoint(from)}-${String.fromCodePoint(to)}`
}

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

/** The number of characters. UTF-16, and so `length`, stores those after U+FFFF in two units. */
export function characters(text: string): number {
  return [...text].length
}
