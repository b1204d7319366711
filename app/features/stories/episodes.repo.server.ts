import { asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { episodes, userStories } from '#db/schema/index.ts'
import type { StoryRow } from './stories.repo.server.ts'

export type Episode = typeof episodes.$inferSelect

export function findEpisode(db: Db, id: string): Episode | undefined {
  return db.orm.select().from(episodes).where(eq(episodes.id, id)).get()
}

/** The newest first. */
export const listEpisodes = (db: Db) =>
  db.orm
    .select({
      id: episodes.id,
      name: episodes.name,
      filmedOn: episodes.filmedOn,
      filmUrl: episodes.filmUrl,
      stories: count(userStories.id),
    })
    .from(episodes)
    .leftJoin(userStories, eq(userStories.episodeId, episodes.id))
    .groupBy(episodes.id)
    .orderBy(desc(episodes.createdAt), desc(episodes.id))
    .all()

/** In their order. */
export const storiesIn = (db: Db, id: string): StoryRow[] =>
  db.orm
    .select()
    .from(userStories)
    .where(eq(userStories.episodeId, id))
    .orderBy(asc(userStories.episodePlace), asc(userStories.id))
    .all()

export function insertEpisode(db: Db, episode: Episode): void {
  db.orm.insert(episodes).values(episode).run()
}

export function updateEpisode(
  db: Db,
  id: string,
  changes: Pick<Episode, 'name' | 'filmedOn' | 'filmUrl'>,
): void {
  db.orm.update(episodes).set(changes).where(eq(episodes.id, id)).run()
}

export function removeEpisode(db: Db, id: string): void {
  db.orm.delete(episodes).where(eq(episodes.id, id)).run()
}

/** The films that tell stories of a person, for the download of their data. */
export const filmsOf = (db: Db, userId: string) =>
  db.orm
    .selectDistinct({
      id: episodes.id,
      name: episodes.name,
      filmedOn: episodes.filmedOn,
      filmUrl: episodes.filmUrl,
    })
    .from(episodes)
    .innerJoin(userStories, eq(userStories.episodeId, episodes.id))
    .where(eq(userStories.userId, userId))
    .all()
    .filter(isFilmed)

/** It has a day or an address. */
export const isFilmed = (episode: Pick<Episode, 'filmedOn' | 'filmUrl'> | null | undefined): boolean =>
  Boolean(episode?.filmedOn || episode?.filmUrl)
