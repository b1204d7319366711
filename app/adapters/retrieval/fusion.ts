/** Reduces the lead of first places (Cormack, Clarke and Büttcher 2009). */
const DAMPING = 60

/** Joins several rankings of the same items: each adds 1 / (60 + place). Equal sums are sorted by key. */
export function reciprocalRankFusion<Key extends number | string>(
  rankings: readonly (readonly Key[])[],
): { key: Key; score: number }[] {
  const scores = new Map<Key, number>()
  for (const ranking of rankings)
    ranking.forEach((key, place) => {
      scores.set(key, (scores.get(key) ?? 0) + 1 / (DAMPING + place + 1))
    })
  return [...scores]
    .map(([key, score]) => ({ key, score }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}
