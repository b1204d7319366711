import { toBits, toBytes } from '#app/adapters/retrieval/vectors.ts'
import type { Planet, Sign } from '#app/astro/index.server.ts'
import type { ExampleSource } from '#app/guidance/index.server.ts'
import { type Db, repository } from '#db/client.server.ts'

/** How many vectors the coarse search by single bits selects for exact measuring. */
const COARSE_CANDIDATES = 200

type Kind = 'story' | 'event'

export interface Indexable {
  kind: Kind
  id: string
  text: string
}

interface NewVector extends Target {
  kind: Kind
  of: string
  themes: readonly string[]
  createdAt: Date
}

const STORY_TEXT = 's.title || char(10) || s.story_content'
const EVENT_TEXT = 'e.title || char(10) || e.description || char(10) || e.keyword_sign_display'
/** The condition for a story `s` to be an example. Triggers delete the vectors of other stories. */
export const MAY_BE_SHOWN = "s.status = 'approved' and s.is_unfeatured = 0 and s.for_analyses = 1"

/** Stories and events without a vector of `madeBy`: first the stories that may be shown. */
const LACKING = `
  select 'story' as kind, s.id, ${STORY_TEXT} as text from user_stories s
    where ${MAY_BE_SHOWN} and not exists (select 1 from vectors v where v.story_id = s.id and v.made_by = @madeBy)
  union all
  select 'event', e.id, ${EVENT_TEXT} from events_enhanced e
    where not exists (select 1 from vectors v where v.event_id = e.id and v.made_by = @madeBy)`

const similarityRepo = repository((_, { sqlite }) => ({
  story: sqlite.prepare<[string], Indexable>(
    `select 'story' as kind, s.id, ${STORY_TEXT} as text from user_stories s where s.id = ? and ${MAY_BE_SHOWN}`,
  ),
  event: sqlite.prepare<[string], Indexable>(
    `select 'event' as kind, e.id, ${EVENT_TEXT} as text from events_enhanced e where e.id = ?`,
  ),
  save: sqlite
    .prepare<Record<string, unknown>, number>(
      `insert into vectors (story_id, event_id, made_by, coarse, embedding, themes, created_at)
       values (@storyId, @eventId, @madeBy, @coarse, @embedding, @themes, @createdAt)
       on conflict do update set made_by = excluded.made_by, coarse = excluded.coarse,
         embedding = excluded.embedding, themes = excluded.themes, created_at = excluded.created_at
       returning id`,
    )
    .pluck(),
  counts: sqlite.prepare<
    { madeBy: string },
    { stories: number; events: number; stored: number; inStep: number }
  >(
    `select (select count(*) from user_stories s where ${MAY_BE_SHOWN}) as stories,
       (select count(*) from events_enhanced) as events,
       (select count(*) from vectors) as stored,
       (select count(*) from vectors where made_by = @madeBy) as inStep`,
  ),
  withoutVector: sqlite.prepare<{ madeBy: string; limit: number }, Indexable>(`${LACKING} limit @limit`),
  author: sqlite.prepare<[string], { userId: string }>(
    'select user_id as userId from user_stories where id = ?',
  ),
  generation: sqlite.prepare<[], number>('select generation from similarity_state').pluck(),
  nearest: sqlite
    .prepare<Record<string, unknown>, number>(
      `with sieved as materialized (
         select id from vectors where made_by = @madeBy
         order by vec_distance_hamming(vec_bit(coarse), vec_bit(@coarse)) limit ${COARSE_CANDIDATES}
       )
       select v.id from sieved join vectors v on v.id = sieved.id
       where vec_distance_cosine(vec_int8(v.embedding), vec_int8(@embedding)) is not null
       order by vec_distance_cosine(vec_int8(v.embedding), vec_int8(@embedding)), v.id limit @limit`,
    )
    .pluck(),
  matchingWords: sqlite
    .prepare<{ words: string; limit: number }, number>(
      'select rowid from similarity_search where similarity_search match @words order by rank, rowid limit @limit',
    )
    .pluck(),
  signKeywords: sqlite
    .prepare<[string], string>('select keyword_text from keywords where sign = ? order by id limit 24')
    .pluck(),
  sources: sqlite.prepare<[string], SourceRow>(
    `select v.id, v.themes, coalesce(s.alignment, e.alignment) as alignment, coalesce(s.user_id, b.user_id) as userId,
       r.pof_sign as sign, r.pof_house as house, r.pof_ruler as ruler
     from vectors v
     left join user_stories s on s.id = v.story_id
     left join events_enhanced e on e.id = v.event_id
     left join birth_details b on b.id = e.birth_detail_id
     left join astrological_readings r on r.birth_detail_id = b.id
     where v.id in (select value from json_each(?)) and (e.id is not null or (${MAY_BE_SHOWN}))`,
  ),
  storiesOf: sqlite.prepare<[string], { vector: number; id: string; title: string }>(
    `select v.id as vector, s.id, s.title from vectors v join user_stories s on s.id = v.story_id
     where v.id in (select value from json_each(?))`,
  ),
}))

interface SourceRow {
  id: number
  themes: string
  alignment: ExampleSource['alignment']
  userId: string
  sign: Sign | null
  house: number | null
  ruler: Planet | null
}

export function findIndexable(db: Db, kind: Kind, id: string): Indexable | undefined {
  return similarityRepo(db)[kind].get(id)
}

/** Stories and events without a vector made by `madeBy`. */
export function withoutVector(db: Db, madeBy: string, limit: number): Indexable[] {
  return similarityRepo(db).withoutVector.all({ madeBy, limit })
}

/** Stores a vector and replaces the one that the story or event had. @returns its id. */
export function saveVector(db: Db, { kind, of, themes, createdAt, ...vector }: NewVector): number {
  return similarityRepo(db).save.get({
    ...vector,
    storyId: kind === 'story' ? of : null,
    eventId: kind === 'event' ? of : null,
    themes: JSON.stringify(themes),
    createdAt: createdAt.getTime(),
  })!
}

export function vectorCounts(db: Db, madeBy: string) {
  return similarityRepo(db).counts.get({ madeBy })!
}

/** A counter that increases with every change of the vectors. */
export function vectorGeneration(db: Db): number {
  return similarityRepo(db).generation.get()!
}

interface Target {
  madeBy: string
  coarse: Buffer
  embedding: Buffer
}

/** A vector as it is stored, and as the stored ones are compared with it. */
export function toTarget(madeBy: string, vector: Float32Array): Target {
  return { madeBy, coarse: toBits(vector), embedding: toBytes(vector) }
}

/** Ids of vectors, the nearest in meaning first. */
export function nearest(db: Db, target: Target, limit: number): number[] {
  return similarityRepo(db).nearest.all({ ...target, limit })
}

/** Ids of vectors whose texts contain any of the words, best match (BM25) first. */
export function matchingWords(db: Db, words: readonly string[], limit: number): number[] {
  const quoted = words.map((word) => `"${word.replaceAll('"', '')}"`)
  return quoted.length === 0
    ? []
    : similarityRepo(db).matchingWords.all({ words: quoted.join(' OR '), limit })
}

/** The stories among these vectors, in no particular order. */
export const storiesOfVectors = (db: Db, ids: readonly number[]) =>
  similarityRepo(db).storiesOf.all(JSON.stringify(ids))

/** The stories and events of some vectors, with their owners. */
export function loadSources(db: Db, ids: readonly number[]): (ExampleSource & { userId: string })[] {
  return similarityRepo(db)
    .sources.all(JSON.stringify(ids))
    .map(({ id, themes, alignment, userId, sign, house, ruler }) => ({
      id,
      themes: JSON.parse(themes) as string[],
      alignment,
      userId,
      lot: sign && house && ruler ? { sign, house, ruler } : null,
    }))
}

/** The keywords that administrators keep for a sign. */
export function signKeywords(db: Db, sign: Sign): string[] {
  return similarityRepo(db).signKeywords.all(sign)
}

/** The authors of these stories. */
export function loadAuthors(db: Db, storyIds: readonly string[]): string[] {
  return storyIds.flatMap((id) => similarityRepo(db).author.get(id)?.userId ?? [])
}
