interface Text {
  id: string
  text: string
}

interface Bounds {
  /** Two texts with this share of common words or more count as near-repeats. */
  sharedWords: number
  /** Two texts must not have so many equal words in a row. */
  run: number
}

export const STRICT_BOUNDS: Bounds = { sharedWords: 0.5, run: 7 }

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / (a.size + b.size - shared)
}

/** Finds pairs of texts that are equal, share too many words, or share a run of words. For the corpus tests. */
export function findRepeats(texts: readonly Text[], { sharedWords, run }: Bounds): string[] {
  const listed = texts.map(({ id, text }) => ({ id, text, list: words(text) }))
  const sets = listed.map(({ list }) => new Set(list))
  const found: string[] = []
  const runs = new Map<string, string>()
  listed.forEach((one, i) => {
    const set = sets[i]!
    for (let j = 0; j < i; j++) {
      const share = jaccard(set, sets[j]!)
      if (share >= sharedWords) found.push(`${listed[j]!.id} ~ ${one.id}: ${share.toFixed(2)} ${one.text}`)
    }
    for (let k = 0; k + run <= one.list.length; k++) {
      const phrase = one.list.slice(k, k + run).join(' ')
      const earlier = runs.get(phrase)
      if (earlier && earlier !== one.id) found.push(`${earlier} = ${one.id}: ‘${phrase}’`)
      runs.set(phrase, one.id)
    }
  })
  return found
}
