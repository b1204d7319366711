import { EmbeddingError } from '#app/adapters/retrieval/embedder.ts'
import { recordDepartures } from '#app/features/audit/departures.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { ChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { measure } from './durations.server.ts'
import {
  findIndexable,
  type Indexable,
  loadAuthors,
  saveVector,
  toTarget,
  vectorCounts,
  withoutVector,
} from './similarity.repo.server.ts'
import { findThemes, loadThemeSpace, madeBy } from './theme-space.server.ts'

type Indexing = Pick<Services, 'db' | 'embedder' | 'clock'>

const VECTOR_GENERATED = 'Vector generated and stored in a vector database successfully'
const EVENT_NOT_FOUND = 'This event was not found.'

/** Computes the vector of an event again. @throws Refusal 404; EmbeddingError if a configured address fails. */
export async function indexEvent(
  services: Indexing,
  eventId: string,
): Promise<{ vectorId: string; message: string }> {
  const event = findIndexable(services.db, 'event', eventId)
  if (!event) throw new Refusal('event.not-found', EVENT_NOT_FOUND)
  const [vectorId] = await index(services, [event])
  if (!vectorId) throw new ChangedSince('This event was changed meanwhile. Please try again.')
  return { vectorId, message: VECTOR_GENERATED }
}

/**
 * Makes the vector of a story that may be shown: approved, and not removed from the featured ones. Other stories have
 * none; triggers delete the vector as soon as a story may no longer be shown.
 * @throws EmbeddingError if a configured address fails; the story then waits for the next reindexing.
 */
export async function indexStory(services: Indexing, storyId: string): Promise<{ vectorId: string | null }> {
  const story = findIndexable(services.db, 'story', storyId)
  const [vectorId] = story ? await index(services, [story]) : []
  return { vectorId: vectorId ?? null }
}

interface IndexStatus {
  /**
   * `embedder`: the embedder in use. `address`: where texts are sent to be embedded; null if they stay on this server.
   */
  embedder: string
  address: string | null
  stories: number
  events: number
  /** The numbers of vectors of the embedder in use, of vectors of another one, and of texts without a vector. */
  inStep: number
  stale: number
  missing: number
}

/** How many vectors are up to date. */
export function indexStatus({ db, embedder }: Pick<Services, 'db' | 'embedder'>): IndexStatus {
  const { stories, events, stored, inStep } = vectorCounts(db, madeBy(embedder))
  return {
    embedder: embedder.id,
    address: embedder.address,
    stories,
    events,
    inStep,
    stale: stored - inStep,
    missing: stories + events - stored,
  }
}

/**
 * One slice of reindexing: makes vectors for texts that have none, or one of another embedder. The remaining work is
 * read from the tables, so it can stop and continue at any time. @throws EmbeddingError; the work done before it stays.
 */
export async function reindexSome(
  services: Indexing,
  { limit }: { limit: number },
): Promise<{ done: number; remaining: number }> {
  const ids = await index(services, withoutVector(services.db, madeBy(services.embedder), limit))
  const { stale, missing } = indexStatus(services)
  return { done: ids.filter((id) => id !== null).length, remaining: stale + missing }
}

/** @returns the vectors' ids; null for a text that was changed or deleted while it was embedded. */
async function index(
  { db, embedder, clock }: Indexing,
  items: readonly Indexable[],
): Promise<(string | null)[]> {
  if (items.length === 0) return []
  const space = await loadThemeSpace(embedder)
  if (embedder.address !== null) {
    const stories = items.filter(({ kind }) => kind === 'story').map(({ id }) => id)
    recordDepartures({ db, clock }, loadAuthors(db, stories), 'embedder', embedder.address)
  }
  const vectors = await measure('embed', items.length, () => embedder.embed(items.map(({ text }) => text)))
  const { length } = space.directions[0]!
  if (vectors.some((vector) => vector.length !== length)) {
    throw new EmbeddingError(
      'The embedder has changed the length of its vectors; restart with another model name.',
    )
  }
  return db.write(() =>
    items.map(({ kind, id, text }, place) => {
      if (findIndexable(db, kind, id)?.text !== text) return null
      const vector = vectors[place]!
      const saved = saveVector(db, {
        kind,
        of: id,
        ...toTarget(space.madeBy, vector),
        themes: findThemes(space, vector),
        createdAt: clock.now(),
      })
      return String(saved)
    }),
  )
}
