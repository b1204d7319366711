import type { Services } from '#app/operations/services.ts'
import { nearest, storiesOfVectors, toTarget } from './similarity.repo.server.ts'
import { loadThemeSpace } from './theme-space.server.ts'

/** How many of the nearest vectors are read. Some of them are of events. */
const LOOKED_AT = 12

/**
 * Approved stories that are near a text in meaning, nearest first.
 * @param except the story that the text belongs to
 * @returns null if the embedder is on another server: the text is not sent there for this
 */
export async function similarStories(
  { db, embedder }: Pick<Services, 'db' | 'embedder'>,
  text: string,
  { except, limit }: { except: string; limit: number },
): Promise<{ id: string; title: string }[] | null> {
  if (embedder.address !== null) return null
  const { madeBy } = await loadThemeSpace(embedder)
  const [vector] = await embedder.embed([text])
  const ids = nearest(db, toTarget(madeBy, vector!), LOOKED_AT)
  const stories = storiesOfVectors(db, ids).filter(({ id }) => id !== except)
  return stories.sort((a, b) => ids.indexOf(a.vector) - ids.indexOf(b.vector)).slice(0, limit)
}
