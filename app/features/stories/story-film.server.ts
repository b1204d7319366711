import { z } from 'zod'
import { longDate } from '#app/format.ts'
import { corpusOf } from '#app/guidance/index.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { repository } from '#db/client.server.ts'
import { requireStory } from './moderated-stories.server.ts'
import { markFilmedSchema } from './moderation.schema.ts'
import { NO_SUCH_STORY } from './moderation-messages.ts'
import { changeStory } from './stories.repo.server.ts'
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
  sign: string | null
  house: number | null
}

const filmRepo = repository((_, { sqlite }) => ({
  /** Without the account, the name and the pseudonym. Those that are not filmed come first. */
  featured: sqlite.prepare<[], Featured>(
    `select s.id, s.title, s.story_content as storyContent, s.alignment, s.filmed_on as filmedOn,
       s.film_url as filmUrl, r.pof_sign as sign, r.pof_house as house
     from user_stories s
     left join birth_details b on b.user_id = s.user_id and b.is_own = 1
     left join astrological_readings r on r.birth_detail_id = b.id
     where s.is_featured = 1 order by s.filmed_on is not null, s.submitted_at desc limit ${ON_SHEET}`,
  ),
}))

const matter = (key: string): string | null =>
  (corpusOf('en').rules as Readonly<Record<string, { rule: string }>>)[key]?.rule ?? null

export const readFilmSheet = operation({
  name: 'moderation.film-sheet',
  summary: 'The featured stories for a film, with the lot of each and without who sent it',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db } }) =>
    filmRepo(db)
      .featured.all()
      .map(({ sign, house, alignment, filmedOn, ...story }) => ({
        ...story,
        theme: alignmentName(alignment as Parameters<typeof alignmentName>[0]),
        filmedOn,
        filmedText: filmedOn ? longDate(filmedOn) : null,
        lot:
          sign && house
            ? { sign, house, ofSign: matter(`sign.${sign}`), ofHouse: matter(`place.${house}`) }
            : null,
      })),
})

export type FilmStory = Awaited<ReturnType<typeof readFilmSheet.run>>[number]

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
