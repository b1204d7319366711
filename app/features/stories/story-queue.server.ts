import { z } from 'zod'
import { similarStories } from '#app/features/similarity/similar-stories.server.ts'
import { ageText } from '#app/format.ts'
import { HOUR, MINUTE } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import { displayName, type Person } from '#app/operations/person.ts'
import { type Db, repository } from '#db/client.server.ts'
import { storyById } from './moderated-stories.server.ts'
import { SEVERAL_AT_ONCE } from './moderation.schema.ts'
import { DONE, severalDone } from './moderation-messages.ts'

/** How many waiting stories the list beside the story shows. */
const LISTED = 20
const SIMILAR = 3
const EQUAL = 5
/** How long a shown story is kept from other moderators. */
const CLAIM_PERIOD = 5 * MINUTE
/** A decision can be undone in the queue until two more are made, and within this time. */
const UNDO_PERIOD = HOUR
const UNDOABLE_DECISIONS = 2

interface Place {
  id: string
  row: number
  submittedAt: number
  status: string
  questionId: string | null
}

interface Waiting {
  id: string
  title: string
  submittedAt: number
  length: number
  revision: number
  hasEqual: 0 | 1
}

/** The story that a moderator was shown last. */
interface Claim {
  id: string
  by: string
  until: number
}

interface DecisionEntry {
  id: number
  at: number
  action: 'stories.approve' | 'stories.reject'
  storyId: string
  undoneAt: number | null
  title: string
}

/** Another story with the same text. */
const EQUAL_TO = 'o.text_digest = s.text_digest and o.id <> s.id'

/** What waits; with a question, only the stories that answer it. */
const PENDING = "s.status = 'pending' and (@question = '' or s.question_id = @question)"

interface Asked {
  /** The id of a question, or ''. */
  question: string
}

const PLACE = 'id, rowid as row, submitted_at as submittedAt, status, question_id as questionId'

const WAITING = `select id, title, submitted_at as submittedAt, length(story_content) as length, revision,
   exists (select 1 from user_stories o where ${EQUAL_TO}) as hasEqual
 from user_stories s`

const queueRepo = repository((_, { sqlite }) => ({
  total: sqlite.prepare<Asked, number>(`select count(*) from user_stories s where ${PENDING}`).pluck(),
  place: sqlite.prepare<[string], Place>(`select ${PLACE} from user_stories where id = ?`),
  after: sqlite.prepare<Asked & Pick<Place, 'submittedAt' | 'row'>, Place>(
    `select ${PLACE} from user_stories s
     where ${PENDING} and (submitted_at, rowid) > (@submittedAt, @row) order by submitted_at, rowid limit 1`,
  ),
  upTo: sqlite
    .prepare<Asked & Pick<Place, 'submittedAt' | 'row'>, number>(
      `select count(*) from user_stories s where ${PENDING} and (submitted_at, rowid) <= (@submittedAt, @row)`,
    )
    .pluck(),
  listed: sqlite.prepare<Asked & { offset: number }, Waiting>(
    `${WAITING} where ${PENDING} order by submitted_at, rowid limit ${LISTED} offset @offset`,
  ),
  same: sqlite.prepare<[string], Waiting>(
    `${WAITING} where s.status = 'pending' and text_digest = (select text_digest from user_stories where id = ?)
     order by submitted_at, rowid limit ${SEVERAL_AT_ONCE}`,
  ),
  equal: sqlite.prepare<[string], { id: string; title: string; status: string }>(
    `select o.id, o.title, o.status from user_stories s join user_stories o on ${EQUAL_TO}
     where s.id = ? order by o.submitted_at limit ${EQUAL}`,
  ),
  decisions: sqlite.prepare<[string, number], DecisionEntry>(
    `select a.id, a.at, a.action, a.entity_id as storyId, a.undone_at as undoneAt, s.title
     from audit_log a join user_stories s on s.id = a.entity_id
     where a.actor_id = ? and a.at >= ? and a.action in ('stories.approve', 'stories.reject')
     order by a.at desc, a.id desc limit ${UNDOABLE_DECISIONS * SEVERAL_AT_ONCE}`,
  ),
  /** In memory, by moderator: a lost claim only shows a story to two people, and the revision refuses the second. */
  claims: new Map<string, Claim>(),
}))

const FIRST = { submittedAt: 0, row: 0 }

/**
 * The story to show: `at` while it is waiting, otherwise the next waiting one after it, otherwise the oldest. All of them
 * answer the question, if one is named. A story that another moderator reads is passed over while there are others.
 */
function findPlace(
  db: Db,
  { at, after, question }: { at: string; after: string } & Asked,
  claimed: ReadonlyMap<string, Claim>,
): Place | undefined {
  const repo = queueRepo(db)
  const named = repo.place.get(at || after)
  const isOfQuestion = question === '' || named?.questionId === question
  if (named && at && named.status === 'pending' && isOfQuestion) return named
  const nextAfter = ({ submittedAt, row }: Pick<Place, 'submittedAt' | 'row'>) =>
    repo.after.get({ submittedAt, row, question })
  const freeAfter = (start: Pick<Place, 'submittedAt' | 'row'>) => {
    let place = nextAfter(start)
    while (place && claimed.has(place.id)) place = nextAfter(place)
    return place
  }
  return (named && freeAfter(named)) ?? freeAfter(FIRST) ?? nextAfter(FIRST)
}

/** What other moderators read now, by story. */
function claimedByOthers(db: Db, actor: Person, now: number): Map<string, Claim> {
  const { claims } = queueRepo(db)
  for (const [moderator, { until }] of claims) if (until <= now) claims.delete(moderator)
  const others = [...claims].filter(([moderator]) => moderator !== actor.id)
  return new Map(others.map(([, claim]) => [claim.id, claim]))
}

/** The moderator's last decisions. Entries of one decision on several stories have one time and consecutive ids. */
function lastDecisions(db: Db, actor: Person, now: number) {
  const groups: DecisionEntry[][] = []
  for (const entry of queueRepo(db).decisions.all(actor.id, now - UNDO_PERIOD)) {
    const last = groups.at(-1)?.at(-1)
    if (last && last.at === entry.at && last.id === entry.id + 1) groups.at(-1)!.push(entry)
    else groups.push([entry])
  }
  return groups
    .slice(0, UNDOABLE_DECISIONS)
    .filter((entries) => entries.every(({ undoneAt }) => undoneAt === null))
    .map((entries) => {
      const { id, action, storyId, title } = entries[0]!
      const decision = action === 'stories.approve' ? 'approved' : 'rejected'
      const isOne = entries.length === 1
      return {
        entry: id,
        first: entries.at(-1)!.id,
        story: storyId,
        message: isOne ? DONE[decision] : severalDone(entries.length, decision),
        title: isOne ? title : null,
      }
    })
}

const key = z.string().max(64).catch('')

export const readStoryQueue = operation({
  name: 'moderation.queue',
  summary: 'The stories that wait, oldest first, and one of them whole',
  who: 'admin',
  input: z.object({ at: key, after: key, question: key, same: z.literal('yes').optional().catch(undefined) }),
  limit: 'read',
  async run({ services, actor }, asked) {
    const { db, clock } = services
    const repo = queueRepo(db)
    const now = clock.now().getTime()
    const { question } = asked
    const total = repo.total.get({ question })!
    const claimed = claimedByOthers(db, actor, now)
    const place = findPlace(db, asked, claimed)
    const decisions = lastDecisions(db, actor, now)
    if (!place)
      return {
        total,
        position: 0,
        waiting: [],
        current: null,
        before: null,
        later: null,
        same: false,
        question,
        decisions,
      }
    repo.claims.set(actor.id, { id: place.id, by: displayName(actor), until: now + CLAIM_PERIOD })
    const { submittedAt, row } = place
    const position = repo.upTo.get({ submittedAt, row, question })!
    const offset = Math.floor((position - 1) / LISTED) * LISTED
    const same = asked.same === 'yes'
    const [rowBefore] = offset > 0 && !same ? repo.listed.all({ offset: offset - LISTED, question }) : []
    const [rowAfter] =
      offset + LISTED < total && !same ? repo.listed.all({ offset: offset + LISTED, question }) : []
    const story = storyById(db, place.id)
    const text = `${story.title}\n${story.storyContent}`
    const waiting = same ? repo.same.all(story.id) : repo.listed.all({ offset, question })
    return {
      total,
      position,
      waiting: waiting.map(({ submittedAt, hasEqual, ...row }) => ({
        ...row,
        age: ageText(now - submittedAt),
        hasEqual: hasEqual === 1,
        readBy: claimed.get(row.id)?.by ?? null,
      })),
      /** The first of the stories before and after those in the list. */
      before: rowBefore?.id ?? null,
      later: rowAfter?.id ?? null,
      /** True if the list has only the stories with the same text, to decide on all of them. */
      same,
      question,
      decisions,
      current: {
        story,
        age: ageText(now - place.submittedAt),
        readBy: claimed.get(place.id)?.by ?? null,
        equal: repo.equal.all(story.id),
        sameWaiting: repo.same.all(story.id).length,
        similar: await similarStories(services, text, { except: story.id, limit: SIMILAR }),
      },
    }
  },
})

export type StoryQueue = Awaited<ReturnType<typeof readStoryQueue.run>>
