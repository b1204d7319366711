import type { Corpus } from '#app/guidance/corpus/corpus.ts'

/** So many equal words in a row count as shared. */
const RUN = 5

/** The words of a text in lower case, with every name masked. Marks on letters are left off. */
export function maskedWords({ names }: Corpus, text: string): string[] {
  return (
    names
      .masked(text)
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}’#]+/gu) ?? []
  )
}

/** Every run of five words. */
export const runsOf = (words: readonly string[]): Set<string> => runsOfLength(words, RUN)

/** Every run of so many words. */
export function runsOfLength(words: readonly string[], length: number): Set<string> {
  const runs = new Set<string>()
  for (let i = 0; i + length <= words.length; i++) runs.add(words.slice(i, i + length).join(' '))
  return runs
}

/** The part of the words that stands in runs for which `isShared` holds, 0 to 1. */
export function sharedPart(words: readonly string[], isShared: (run: string) => boolean): number {
  const shared = new Set<number>()
  for (let i = 0; i + RUN <= words.length; i++)
    if (isShared(words.slice(i, i + RUN).join(' '))) for (let k = 0; k < RUN; k++) shared.add(i + k)
  return words.length === 0 ? 0 : shared.size / words.length
}
