import { z } from 'zod'
import { similarStories } from '#app/features/similarity/similar-stories.server.ts'
import { ageText } from '#app/format.ts'
import { operation } from '#app/operations/operation.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import { storyById } from './moderation.server.ts'

/** How many waiting stories the list beside the story shows. */
const LISTED = 20
const SIMILAR = 3
const EQUAL = 5

interface Place {
  id: string
  row: number
  submittedAt: number
  status: string
}

interface Waiting {
  id: string
  title: string
  submittedAt: number
  length: number
  revision: number
  hasEqual: 0 | 1
}

/** Another story with the same text. */
const EQUAL_TO = 'o.text_digest = s.text_digest and o.id <> s.id'

const PENDING = "s.status = 'pending'"

const queueRepo = repository((_, { sqlite }) => ({
  total: sqlite.prepare<[], number>(`select count(*) from user_stories s where ${PENDING}`).pluck(),
  place: sqlite.prepare<[string], Place>(
    'select id, rowid as row, submitted_at as submittedAt, status from user_stories where id = ?',
  ),
  after: sqlite.prepare<[number, number], Place>(
    `select id, rowid as row, submitted_at as submittedAt, status from user_stories s
     where ${PENDING} and (submitted_at, rowid) > (?, ?) order by submitted_at, rowid limit 1`,
  ),
  upTo: sqlite
    .prepare<[number, number], number>(
      `select count(*) from user_stories s where ${PENDING} and (submitted_at, rowid) <= (?, ?)`,
    )
    .pluck(),
  listed: sqlite.prepare<[number], Waiting>(
    `select id, title, submitted_at as submittedAt, length(story_content) as length, revision,
       exists (select 1 from user_stories o where ${EQUAL_TO}) as hasEqual
     from user_stories s where ${PENDING} order by submitted_at, rowid limit ${LISTED} offset ?`,
  ),
  equal: sqlite.prepare<[string], { id: string; title: string; status: string }>(
    `select o.id, o.title, o.status from user_stories s join user_stories o on ${EQUAL_TO}
     where s.id = ? order by o.submitted_at limit ${EQUAL}`,
  ),
}))

/** The story to show: `at` while it is waiting, otherwise the next waiting one after it, otherwise the oldest. */
function findPlace(db: Db, { at, after }: { at: string; after: string }): Place | undefined {
  const repo = queueRepo(db)
  const named = repo.place.get(at || after)
  if (named && at && named.status === 'pending') return named
  const next = named && repo.after.get(named.submittedAt, named.row)
  return next ?? repo.after.get(0, 0)
}

const key = z.string().max(64).catch('')

export const readStoryQueue = operation({
  name: 'moderation.queue',
  summary: 'The stories that wait, oldest first, and one of them whole',
  who: 'admin',
  input: z.object({ at: key, after: key }),
  limit: 'read',
  async run({ services }, asked) {
    const { db, clock } = services
    const repo = queueRepo(db)
    const now = clock.now().getTime()
    const total = repo.total.get()!
    const place = findPlace(db, asked)
    if (!place) return { total: 0, position: 0, waiting: [], current: null, before: null, later: null }
    const position = repo.upTo.get(place.submittedAt, place.row)!
    const offset = Math.floor((position - 1) / LISTED) * LISTED
    const [rowBefore] = offset > 0 ? repo.listed.all(offset - LISTED) : []
    const [rowAfter] = offset + LISTED < total ? repo.listed.all(offset + LISTED) : []
    const story = storyById(db, place.id)
    const text = `${story.title}\n${story.storyContent}`
    return {
      total,
      position,
      waiting: repo.listed.all(offset).map(({ submittedAt, hasEqual, ...row }) => ({
        ...row,
        age: ageText(now - submittedAt),
        hasEqual: hasEqual === 1,
      })),
      /** The first of the stories before and after those in the list. */
      before: rowBefore?.id ?? null,
      later: rowAfter?.id ?? null,
      current: {
        story,
        age: ageText(now - place.submittedAt),
        equal: repo.equal.all(story.id),
        similar: await similarStories(services, text, { except: story.id, limit: SIMILAR }),
      },
    }
  },
})

export type StoryQueue = Awaited<ReturnType<typeof readStoryQueue.run>>
