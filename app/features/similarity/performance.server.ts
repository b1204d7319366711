import type { Services } from '#app/operations/services.ts'
import { type Durations, latestDurations, measure, measureSync } from './durations.server.ts'
import { matchingWords, nearest, toTarget } from './similarity.repo.server.ts'
import { madeBy } from './theme-space.server.ts'

const SAMPLE = 'We waited a long time for the letter, and gave thanks when it came.'
const SAMPLES = 5

interface Performance {
  embed: Durations
  search: Durations
}

/**
 * Measured durations of embedding a text and of searching. If there are none since the start, a sample is measured,
 * unless it would be sent to another server.
 */
export async function measurePerformance({
  db,
  embedder,
}: Pick<Services, 'db' | 'embedder'>): Promise<Performance> {
  const { embed, search } = latestDurations()
  if ((embed.count === 0 || search.count === 0) && embedder.address === null) {
    for (let n = 0; n < SAMPLES; n++) {
      const [vector] = await measure('embed', 1, () => embedder.embed([SAMPLE]))
      const target = toTarget(madeBy(embedder), vector!)
      measureSync('search', () => [
        nearest(db, target, 3),
        matchingWords(db, SAMPLE.split(/\W+/).filter(Boolean), 3),
      ])
    }
  }
  return latestDurations()
}
