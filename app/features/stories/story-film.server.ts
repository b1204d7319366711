import { z } from 'zod'
import type { Sign } from '#app/astro/types.ts'
import { longDate } from '#app/format.ts'
import { corpusOf } from '#app/guidance/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { Language } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { repository } from '#db/client.server.ts'
import { requireStory } from './moderated-stories.server.ts'
import { markFilmedSchema, settleFilmSchema } from './moderation.schema.ts'
import { NO_SUCH_STORY, NOT_PERMITTED } from './moderation-messages.ts'
import { changeStory } from './stories.repo.server.ts'
import { storyWords as words } from './story-messages.ts'
import { alignmentName } from './story-state-messages.ts'

/** How many featured stories are on one sheet. */
const ON_SHEET = 50

interface Featured {
  id: string
  title: string
  storyContent: string
  alignment: string | null
  filmedOn: string | null
  filmUrl: string | null
  withLot: 0 | 1
  sign: Sign | null
  house: number | null
}

/** A film whose story was deleted, or may no longer be told. */
interface WithdrawnFilm {
  id: number
  filmUrl: string | null
  filmedOn: string | null
  withdrawnOn: string
}

const filmRepo = repository((_, { sqlite }) => ({
  /** Without the account, the name and the pseudonym. Those that are not filmed come first. */
  featured: sqlite.prepare<[], Featured>(
    `select s.id, s.title, s.story_content as storyContent, s.alignment, s.filmed_on as filmedOn,
       s.film_url as filmUrl, s.with_lot as withLot, r.pof_sign as sign, r.pof_house as house
     from user_stories s
     left join birth_details b on s.with_lot = 1 and b.user_id = s.user_id and b.is_own = 1
     left join astrological_readings r on r.birth_detail_id = b.id
     where s.is_featured = 1 and s.on_channel = 1 order by s.filmed_on is not null, s.submitted_at desc limit ${ON_SHEET}`,
  ),
  notPermitted: sqlite
    .prepare<[], number>('select count(*) from user_stories where is_featured = 1 and on_channel = 0')
    .pluck(),
  withdrawn: sqlite.prepare<[], WithdrawnFilm>(
    `select id, film_url as filmUrl, filmed_on as filmedOn, withdrawn_on as withdrawnOn
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
const lotOn = (language: Language, { sign, house }: Pick<Featured, 'sign' | 'house'>) =>
  sign && house
    ? {
        name: words.lotOnSheet(astroWords.signs[sign], astroWords.house(house)),
        ofSign: matter(language, `sign.${sign}`),
        ofHouse: matter(language, `place.${house}`),
      }
    : null

export const readFilmSheet = operation({
  name: 'moderation.film-sheet',
  summary: 'The featured stories for a film, with the lot of each and without who sent it',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run({ services: { db } }) {
    const { featured, notPermitted, withdrawn } = filmRepo(db)
    const stories = featured.all().map(({ sign, house, withLot, alignment, ...story }) => {
      const language = languageOf(story.storyContent)
      return inLanguage(language, () => ({
        ...story,
        language,
        theme: alignmentName(alignment as Parameters<typeof alignmentName>[0]),
        filmedText: story.filmedOn ? longDate(story.filmedOn) : null,
        mayNameLot: withLot === 1,
        lot: lotOn(language, { sign, house }),
      }))
    })
    return { stories, notPermitted: notPermitted.get() ?? 0, withdrawn: withdrawn.all() }
  },
})

export type FilmSheetView = Awaited<ReturnType<typeof readFilmSheet.run>>
export type FilmStory = FilmSheetView['stories'][number]

export const markFilmed = operation({
  name: 'moderation.filmed',
  summary: 'Note when a featured story was filmed, and where the film is',
  who: 'admin',
  input: markFilmedSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'stories.film': 'story' },
  change({ services: { db } }, { id, filmedOn, filmUrl }) {
    const story = requireStory(db, id)
    if (!story.isFeatured) throw new Refusal('story.not-found', NO_SUCH_STORY)
    if (!story.onChannel) throw new Refusal('story.not-permitted', NOT_PERMITTED)
    changeStory(db, id, { filmedOn, filmUrl })
    return {
      result: { id },
      entries: [
        {
          action: 'stories.film',
          entityId: id,
          subjectUserId: story.userId,
          before: pick(story, 'filmedOn', 'filmUrl'),
          after: { filmedOn, filmUrl },
        },
      ],
    }
  },
})

/** The operator has dealt with the film of a story that was withdrawn: taken it down, or decided to leave it. */
export const settleFilm = operation({
  name: 'moderation.film-settled',
  summary: 'Tick off the film of a story that was withdrawn',
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
