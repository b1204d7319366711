import { indexStory } from '#app/features/similarity/indexing.server.ts'
import type { Services } from '#app/operations/services.ts'

/**
 * An approved story becomes an example for similar analyses. If the embedding server cannot be reached, it waits for
 * the next reindexing; the decision stays.
 */
export async function indexAgain(services: Services, id: string): Promise<void> {
  try {
    await indexStory(services, id)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EmbeddingError') throw error
  }
}
