/** FNV-1a, 32 bit, over UTF-16 code units: small, stable on every platform, not for secrets. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

/** Mulberry32: a repeatable sequence in [0, 1) from a seed. */
export function randomSequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The choice of one of several texts depends only on the findings that the text is about. */
export function variant<T>(of: readonly T[], seed: string): T {
  // The high bits of the hash: its low bits depend on the low bits of the letters alone.
  return of[Math.floor((hash(seed) / 2 ** 32) * of.length)] as T
}
