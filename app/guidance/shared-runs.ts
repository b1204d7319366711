/** Names of planets, signs and places, which two readings may share without being alike. */
const NAMES =
  /\b(?:the )?(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)(?:’s)?\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/gi

/** So many equal words in a row count as shared. */
const RUN = 5

/** The words of a text in lower case, with every name masked. */
export function maskedWords(text: string): string[] {
  return (
    text
      .replace(NAMES, '#')
      .toLowerCase()
      .match(/[\p{L}’#]+/gu) ?? []
  )
}

/** Every run of five words. */
export function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>()
  for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(' '))
  return runs
}

/** The part of the words that stands in runs for which `isShared` holds, 0 to 1. */
export function sharedPart(words: readonly string[], isShared: (run: string) => boolean): number {
  const shared = new Set<number>()
  for (let i = 0; i + RUN <= words.length; i++)
    if (isShared(words.slice(i, i + RUN).join(' '))) for (let k = 0; k < RUN; k++) shared.add(i + k)
  return words.length === 0 ? 0 : shared.size / words.length
}
