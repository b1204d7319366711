/** One word in Latin letters, or one number with its signs. It ends with a letter, a digit or a unit. */
const WORD = String.raw`[+−-]?[\p{Script=Latin}\d](?:[^\s\p{Script=Arabic}،؛؟«»()[\]]*[\p{Script=Latin}\d°′″%])?`
/** Latin words, and numbers after them, with the spaces between. */
const RUN = new RegExp(
  // Most positions are Arabic letters, and are left at once.
  String.raw`(?=[+−-]?[\p{Script=Latin}\d])(?:(?=\S*\p{Script=Latin})${WORD}(?: ${WORD})*|${WORD})`,
  'gu',
)
/** In a line from right to left, digits alone keep their order. */
const KEEPS_ITS_ORDER = /^\d+$/
/** What every run has. Most texts have none of it, and `RUN` takes ten times as long to find that. */
const MAY_HAVE_RUNS = /[\dA-Za-z\u00aa-\u02ff\u1d00-\u1fff]/

/** Who reads from the right meets the first number first, at the right: each number is isolated, and not the range. */
const RANGE = /^(\d+)([-–])(\d+)$/

/** Splits a text into parts that run from right to left and parts that must not, such as names in Latin letters and degrees. */
export function splitByDirection(text: string): { text: string; isolated: boolean }[] {
  if (!MAY_HAVE_RUNS.test(text)) return text ? [{ text, isolated: false }] : []
  const parts: { text: string; isolated: boolean }[] = []
  let end = 0
  RUN.lastIndex = 0
  // `matchAll` copies the expression, which takes longer than a short text.
  for (let found = RUN.exec(text); found; found = RUN.exec(text)) {
    const { 0: run, index } = found
    if (KEEPS_ITS_ORDER.test(run)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isolated: false })
    const range = RANGE.exec(run)?.slice(1) ?? [run]
    for (const [i, part] of range.entries()) parts.push({ text: part, isolated: i !== 1 })
    end = index + run.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isolated: false })
  return parts
}

/** A name of unknown direction in a text without markup, such as a mail: it does not move the words around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
