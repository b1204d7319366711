const MARKS = /\p{M}|\u0640/gu
const ALIKE: readonly [RegExp, string][] = [
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ı/g, 'i'],
  [/[’‘ʼ]/g, "'"],
]

/**
 * A text as it is compared in a search: lower case, without accents, vowel signs and lengthening strokes, and with the
 * letters of Arabic as one that people write for one another.
 */
export function folded(text: string): string {
  let plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  for (const [letter, usual] of ALIKE) plain = plain.replace(letter, usual)
  return plain
}
