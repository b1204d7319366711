const KEPT = 200

type Measured = 'embed' | 'search'

/** The latest durations, milliseconds each; in memory, since the start. */
const durations: Record<Measured, number[]> = { embed: [], search: [] }

function note(what: Measured, milliseconds: number): void {
  durations[what].push(milliseconds)
  if (durations[what].length > KEPT) durations[what].shift()
}

/** Notes how long `work` takes for each of `count` things. */
export async function timed<T>(what: Measured, count: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  note(what, (performance.now() - began) / count)
  return result
}

export function timedNow<T>(what: Measured, work: () => T): T {
  const began = performance.now()
  const result = work()
  note(what, performance.now() - began)
  return result
}

export interface Figure {
  /** How many of the latest were measured; the rest is null where none was. */
  count: number
  medianMs: number | null
  slowestMs: number | null
}

/** What embedding a text and searching for examples took of late. */
export function latestFigures(): Record<Measured, Figure> {
  return { embed: figure(durations.embed), search: figure(durations.search) }
}

function figure(measured: readonly number[]): Figure {
  const sorted = [...measured].sort((a, b) => a - b)
  return {
    count: sorted.length,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? null,
    slowestMs: sorted.at(-1) ?? null,
  }
}
