import { randomUUID } from 'node:crypto'
import { loadChartId } from '#app/features/charts/charts.repo.server.ts'
import { type AuditEntry, differences } from '#app/operations/audit-entry.server.ts'
import { type Call, type Change, operation, Refusal } from '#app/operations/operation.server.ts'
import { ChangedSince, refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Db } from '#db/client.server.ts'
import { NO_SUCH_EPISODE, notFree, notPermitted, permittedAnew, STORY_GONE } from './episode-messages.ts'
import {
  type Episode,
  findEpisode,
  insertEpisode,
  isFilmed,
  removeEpisode,
  storiesIn,
  updateEpisode,
} from './episodes.repo.server.ts'
import { type EpisodeInput, episodeIdSchema, episodeSchema, newEpisodeSchema } from './episodes.schema.ts'
import { changeStory, findStory, type StoryRow, wantsFilmMails } from './stories.repo.server.ts'

const ENTITY = 'episode'

/** The author can watch it. */
const isShown = (episode: Episode | null): boolean => Boolean(episode?.filmedOn && episode.filmUrl)

export function requireEpisode(db: Db, id: string): Episode {
  const episode = findEpisode(db, id)
  if (!episode) throw new Refusal('episode.not-found', NO_SUCH_EPISODE)
  return episode
}

/** A chosen story, if it may be told. What was told in this episode stays in it, whatever its author permits now. */
function requireTellable(
  { services, formShownAt }: Call<'admin'>,
  id: string,
  old: Episode | null,
): StoryRow {
  const story = findStory(services.db, id)
  if (!story) throw new Refusal('story.not-found', STORY_GONE)
  const { title, episodeId, permittedAt } = story
  const isIn = old !== null && episodeId === old.id
  if (isIn && isFilmed(old)) return story
  if (!story.onChannel) throw new Refusal('story.not-permitted', notPermitted(title))
  if (!story.isFeatured || (episodeId !== null && !isIn))
    throw new Refusal('episode.story-taken', notFree(title))
  if (permittedAt && formShownAt && permittedAt > formShownAt) throw new ChangedSince(permittedAnew(title))
  return story
}

/** What of an episode concerns the author of a story in it. */
const toFacts = (story: Pick<StoryRow, 'episodePlace'>, episode: Episode | null) => ({
  episode: episode?.name ?? null,
  place: episode ? story.episodePlace : null,
  filmedOn: episode?.filmedOn ?? null,
  filmUrl: episode?.filmUrl ?? null,
})

/** Puts a story into an episode, or takes it out. @returns the entry of its author, if something changes for them */
function place(
  { services: { db } }: Call<'admin'>,
  story: StoryRow,
  { from, to, episodePlace }: { from: Episode | null; to: Episode | null; episodePlace: number | null },
): AuditEntry<'stories.film'>[] {
  const { id, userId, withLot, filmMail } = story
  const wasTold = isFilmed(from)
  const namesLot = () => withLot && loadChartId(db, userId) !== null
  const isNew = filmMail === null && isShown(to) && !isShown(from)
  changeStory(db, id, {
    episodeId: to?.id ?? null,
    episodePlace,
    isLotTold: isFilmed(to) && (wasTold ? story.isLotTold : namesLot()),
    filmMail:
      isNew && wantsFilmMails(db, userId) ? 'due' : isShown(to) || filmMail === 'sent' ? filmMail : null,
  })
  const facts = differences(toFacts(story, from), toFacts({ episodePlace }, to))
  return Object.keys(facts.after).length > 0
    ? [{ action: 'stories.film', entityId: id, subjectUserId: userId, ...facts }]
    : []
}

/** Puts the chosen stories into an episode in their order, and takes the others out. */
function arrange(call: Call<'admin'>, old: Episode | null, now: Episode, chosen: EpisodeInput['chosen']) {
  const { db } = call.services
  const stories = [...new Set(chosen)].map((id) => requireTellable(call, id, old))
  const before = old ? storiesIn(db, old.id) : []
  const left = before.filter(({ id }) => !stories.some((story) => story.id === id))
  return [
    ...left.flatMap((story) => place(call, story, { from: old, to: null, episodePlace: null })),
    ...stories.flatMap((story, index) =>
      place(call, story, {
        from: story.episodeId === old?.id ? old : null,
        to: now,
        episodePlace: index + 1,
      }),
    ),
  ]
}

const ofEpisode = ({ name, filmedOn, filmUrl }: Episode) => ({ name, filmedOn, filmUrl })

interface Saved {
  id: string
}

export const createEpisode = operation({
  name: 'moderation.create-episode',
  summary: 'Make an episode of featured stories',
  who: 'admin',
  input: newEpisodeSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: ({ id }: Saved) => id,
    again: ({ services: { db } }, id) => (findEpisode(db, id) ? { id } : undefined),
  },
  audit: { 'episodes.create': ENTITY, 'stories.film': 'story' },
  change(call, { chosen, ...facts }): Change<Saved, 'episodes.create' | 'stories.film'> {
    const { db, clock } = call.services
    const episode = { id: randomUUID(), createdAt: clock.now(), ...facts }
    insertEpisode(db, episode)
    const ofStories = arrange(call, null, episode, chosen)
    const after = { ...facts, stories: ofStories.length }
    const entry = { action: 'episodes.create', entityId: episode.id, subjectUserId: null, after } as const
    return { result: { id: episode.id }, entries: [...ofStories, entry] }
  },
})

export const changeEpisode = operation({
  name: 'moderation.change-episode',
  summary: 'Change an episode, its stories and their order, or note when it was filmed and where the film is',
  who: 'admin',
  input: episodeSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'episodes.change': ENTITY, 'stories.film': 'story' },
  change(call, { id, chosen, ...facts }): Change<Saved, 'episodes.change' | 'stories.film'> {
    const { db } = call.services
    const old = requireEpisode(db, id)
    const now = { ...old, ...facts }
    const ofStories = arrange(call, old, now, chosen)
    updateEpisode(db, id, facts)
    const changed = differences(ofEpisode(old), ofEpisode(now))
    if (ofStories.length === 0 && Object.keys(changed.after).length === 0)
      return { result: { id }, entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    const entry = { action: 'episodes.change', entityId: id, subjectUserId: null, ...changed } as const
    return { result: { id }, entries: [...ofStories, entry] }
  },
})

export const deleteEpisode = operation({
  name: 'moderation.delete-episode',
  summary: 'Delete an episode; its stories stay, and none of them counts as filmed',
  who: 'admin',
  input: episodeIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'episodes.delete': ENTITY, 'stories.film': 'story' },
  change(call, { id }): Change<Saved, 'episodes.delete' | 'stories.film'> {
    const { db } = call.services
    const old = requireEpisode(db, id)
    const ofStories = storiesIn(db, id).flatMap((story) =>
      place(call, story, { from: old, to: null, episodePlace: null }),
    )
    removeEpisode(db, id)
    const before = ofEpisode(old)
    const entry = { action: 'episodes.delete', entityId: id, subjectUserId: null, before } as const
    return { result: { id }, entries: [...ofStories, entry] }
  },
})
