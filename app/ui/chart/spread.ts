/**
 * Moves points on a circle apart until neighbours are at least `apart` degrees from each other, each as
 * little as possible (least squares) and none past its neighbour. Points that stand free do not move.
 *
 * @param targets degrees, any order; equal ones keep the order given
 * @returns the places in the order of `targets`, each in the turn nearest to its target
 * @throws RangeError where the circle has no room: `targets.length * apart` above 180 degrees
 */
export function spread(targets: readonly number[], apart: number): number[] {
  const count = targets.length
  // Half the circle is enough for a whole chart in one sign, and keeps a cut in the widest gap free.
  if (count * apart > 180) throw new RangeError(`${count} points do not fit ${apart} degrees apart`)
  if (count === 0) return []
  const sorted = targets
    .map((target, index) => ({ index, target: turn(target) }))
    .sort((a, b) => a.target - b.target || a.index - b.index)
  const line = cutAtWidestGap(sorted)

  // With each point's due distance taken off, "at least `apart`" becomes "not falling".
  const placed = rising(line.map(({ target }, i) => target - i * apart))
  const places = new Array<number>(count)
  line.forEach(({ index, target }, i) => {
    places[index] = targets[index]! + (placed[i]! + i * apart - target)
  })
  return places
}

interface Point {
  index: number
  target: number
}

/** The points in order along the circle from the end of its widest gap, degrees ever rising. */
function cutAtWidestGap(sorted: readonly Point[]): Point[] {
  const gapBefore = (i: number) =>
    i === 0
      ? sorted[0]!.target + 360 - sorted[sorted.length - 1]!.target
      : sorted[i]!.target - sorted[i - 1]!.target
  let first = 0
  for (let i = 1; i < sorted.length; i++) if (gapBefore(i) > gapBefore(first)) first = i
  return [
    ...sorted.slice(first),
    ...sorted.slice(0, first).map(({ index, target }) => ({ index, target: target + 360 })),
  ]
}

/** The nearest sequence that never falls (isotonic regression by pooling adjacent violators). */
function rising(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const value of values) {
    let pool = { sum: value, count: 1 }
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  return pools.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count))
}

export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
