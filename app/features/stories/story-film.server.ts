import { z } from 'zod'
import type { Sign } from '#app/astro/types.ts'
import { corpusOf } from '#app/guidance/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { Language } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { repository } from '#db/client.server.ts'
import { isFilmed, listEpisodes, storiesIn } from './episodes.repo.server.ts'
import { episodeIdSchema } from './episodes.schema.ts'
import { requireEpisode } from './episodes.server.ts'
import { settleFilmSchema } from './moderation.schema.ts'
import type { StoryRow } from './stories.repo.server.ts'
import { storyWords as words } from './story-messages.ts'
import { alignmentName } from './story-state-messages.ts'

/** How many stories are on one sheet. */
const ON_SHEET = 50

interface Tellable {
  id: string
  title: string
  storyContent: string
  alignment: string | null
  withLot: 0 | 1
  sign: Sign | null
  house: number | null
}

/** A film whose story was deleted, or may no longer be told, or no longer with its lot. */
interface WithdrawnFilm {
  id: number
  what: 'story' | 'lot'
  filmUrl: string | null
  filmedOn: string | null
  withdrawnOn: string
}

/** Without the account, the name and the pseudonym. */
const SHEET = `select s.id, s.title, s.story_content as storyContent, s.alignment, s.with_lot as withLot,
   r.pof_sign as sign, r.pof_house as house
 from user_stories s
 left join birth_details b on s.with_lot = 1 and b.user_id = s.user_id and b.is_own = 1
 left join astrological_readings r on r.birth_detail_id = b.id`

/** A featured story that no episode tells. */
const FREE = 's.is_featured = 1 and s.episode_id is null'

const filmRepo = repository((_, { sqlite }) => ({
  free: sqlite.prepare<[], Tellable>(
    `${SHEET} where ${FREE} and s.on_channel = 1 order by s.submitted_at desc limit ${ON_SHEET}`,
  ),
  freeNotPermitted: sqlite
    .prepare<[], number>(`select count(*) from user_stories s where ${FREE} and s.on_channel = 0`)
    .pluck(),
  /** What was told stays, also if it is no longer featured. */
  ofEpisode: sqlite.prepare<{ id: string; isFilmed: number }, Tellable>(
    `${SHEET} where s.episode_id = @id and s.on_channel = 1 and (s.is_featured = 1 or @isFilmed)
     order by s.episode_place, s.id limit ${ON_SHEET}`,
  ),
  withdrawn: sqlite.prepare<[], WithdrawnFilm>(
    `select id, what, film_url as filmUrl, filmed_on as filmedOn, withdrawn_on as withdrawnOn
     from withdrawn_films order by id`,
  ),
  settle: sqlite.prepare<[number]>('delete from withdrawn_films where id = ?'),
}))

/** Most letters of a story decide, because a person may write in another language than that of their pages. */
function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  return arabic * 2 > letters ? 'ar' : 'en'
}

const matter = (language: Language, key: string): string | null =>
  (corpusOf(language).rules as Readonly<Record<string, { rule: string }>>)[key]?.rule ?? null

/** The lot as the sheet names it, in the story's language; null if the author does not permit it or has no chart. */
const lotOn = (language: Language, { sign, house }: Pick<Tellable, 'sign' | 'house'>) =>
  sign && house
    ? {
        name: words.lotOnSheet(astroWords.signs[sign], astroWords.house(house)),
        ofSign: matter(language, `sign.${sign}`),
        ofHouse: matter(language, `place.${house}`),
      }
    : null

function onSheet({ sign, house, withLot, alignment, ...story }: Tellable) {
  const language = languageOf(story.storyContent)
  return inLanguage(language, () => ({
    ...story,
    language,
    theme: alignmentName(alignment as Parameters<typeof alignmentName>[0]),
    mayNameLot: withLot === 1,
    lot: lotOn(language, { sign, house }),
  }))
}

export const readFilmSheet = operation({
  name: 'moderation.film-sheet',
  summary:
    'The episodes, and the featured stories that none tells, with the lot of each and without who sent it',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run({ services: { db } }) {
    const { free, freeNotPermitted, withdrawn } = filmRepo(db)
    return {
      stories: free.all().map(onSheet),
      notPermitted: freeNotPermitted.get() ?? 0,
      episodes: listEpisodes(db),
      withdrawn: withdrawn.all(),
    }
  },
})

/** A story that the form of an episode offers. */
const toChoice = ({ id, title }: Pick<StoryRow, 'id' | 'title'>) => ({ id, title })

export const readNewEpisode = operation({
  name: 'moderation.new-episode',
  summary: 'The featured stories that an episode can tell',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db } }) => ({
    chosen: [],
    choices: filmRepo(db).free.all().map(toChoice),
  }),
})

export const readEpisode = operation({
  name: 'moderation.read-episode',
  summary: 'An episode and its stories in order, with the lot of each and without who sent it',
  who: 'admin',
  input: episodeIdSchema,
  limit: 'read',
  run({ services: { db } }, { id }) {
    const { free, ofEpisode } = filmRepo(db)
    const episode = requireEpisode(db, id)
    const told = ofEpisode.all({ id, isFilmed: Number(isFilmed(episode)) })
    const inside = storiesIn(db, id)
    const shown = isFilmed(episode) ? inside : told
    return {
      episode: pick(episode, 'id', 'name', 'filmedOn', 'filmUrl'),
      stories: told.map(onSheet),
      notPermitted: inside.length - told.length,
      chosen: shown.map(({ id }) => id),
      choices: [...shown, ...free.all()].map(toChoice),
    }
  },
})

export type FilmSheetView = Awaited<ReturnType<typeof readFilmSheet.run>>
export type FilmStory = FilmSheetView['stories'][number]
export type EpisodeChoice = ReturnType<typeof toChoice>

/** The operator has dealt with the film: taken it down, or decided to leave it. */
export const settleFilm = operation({
  name: 'moderation.film-settled',
  summary: 'Tick off the film of a story that was withdrawn or is no longer permitted',
  who: 'admin',
  input: settleFilmSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'stories.settle-film': 'withdrawn-film' },
  change({ services: { db } }, { film }) {
    const { changes } = filmRepo(db).settle.run(film)
    const entry = { action: 'stories.settle-film', entityId: String(film), subjectUserId: null } as const
    return { result: { film }, entries: changes > 0 ? [entry] : [] }
  },
})
