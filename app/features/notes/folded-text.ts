const MARKS = /\p{M}|\u0640/gu
const ALIKE: readonly [RegExp, string][] = [
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ı/g, 'i'],
  [/[’‘ʼ]/g, "'"],
]

/**
 * A text in the form that searches compare: lower case, without accents, vowel signs and lengthening strokes. Arabic
 * letters that people write for one another become one letter.
 */
export function foldedForSearch(text: string): string {
  let plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  for (const [letter, usual] of ALIKE) plain = plain.replace(letter, usual)
  return plain
}
