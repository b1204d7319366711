const KEPT = 200

type Measured = 'embed' | 'search'

/** The latest durations in milliseconds, in memory, since the start of the process. */
const durations: Record<Measured, number[]> = { embed: [], search: [] }

function note(what: Measured, milliseconds: number): void {
  durations[what].push(milliseconds)
  if (durations[what].length > KEPT) durations[what].shift()
}

/** Records how long `work` takes for each of `count` items. */
export async function measure<T>(what: Measured, count: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  note(what, (performance.now() - began) / count)
  return result
}

export function measureSync<T>(what: Measured, work: () => T): T {
  const began = performance.now()
  const result = work()
  note(what, performance.now() - began)
  return result
}

export interface Durations {
  /** How many recent durations there are; the other values are null if there are none. */
  count: number
  medianMs: number | null
  slowestMs: number | null
}

/** Recent durations of embedding a text and of searching for examples. */
export function latestDurations(): Record<Measured, Durations> {
  return { embed: summary(durations.embed), search: summary(durations.search) }
}

function summary(measured: readonly number[]): Durations {
  const sorted = [...measured].sort((a, b) => a - b)
  return {
    count: sorted.length,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? null,
    slowestMs: sorted.at(-1) ?? null,
  }
}
