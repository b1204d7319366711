import { randomUUID } from 'node:crypto'
import { listPage } from '#app/features/listing/list.server.ts'
import { type Call, type IdempotencyRule, operation, Refusal } from '#app/operations/operation.server.ts'
import { type Db, emptyLog } from '#db/client.server.ts'
import { openQuestionId } from './asked-question.server.ts'
import { MAX_WAITING } from './stories.limits.ts'
import {
  countStories,
  countWaitingStories,
  deleteOwnStory,
  insertStory,
  loadStories,
  loadStory,
  type OwnStory,
  updatePendingStory,
} from './stories.repo.server.ts'
import {
  editStorySchema,
  type StoryText,
  type StoryUses,
  shortStorySchema,
  storyIdSchema,
  storyListSchema,
  storySchema,
} from './stories.schema.ts'
import { storyWords as words } from './story-messages.ts'
import { confirmOnce, toPermission } from './story-permissions.server.ts'
import { type StoryView, storyView } from './story-view.server.ts'

/** Drops the pseudonym of a story that shows the author's own name. */
function withoutUnusedPseudonym<Text extends Pick<StoryText, 'isAnonymous' | 'pseudonym'>>(text: Text): Text {
  return text.isAnonymous ? text : { ...text, pseudonym: null }
}

interface Submission extends StoryText, StoryUses {
  tags: string[]
  isMine?: boolean | undefined
  isOfAge?: boolean | undefined
  questionId?: string | null | undefined
}

/** @throws Refusal 409 if too many stories of this person wait already. */
function submit(
  call: Call<'member'>,
  { isMine, isOfAge, questionId = null, ...submission }: Submission,
): OwnStory {
  const { actor, services } = call
  const { db, clock } = services
  return db.write(() => {
    confirmOnce(call, { isMine, isOfAge })
    if (countWaitingStories(db, actor.id) >= MAX_WAITING) {
      throw new Refusal('story.too-many-waiting', words.tooManyWaiting(MAX_WAITING))
    }
    const submittedAt = clock.now()
    const permission = toPermission(submission, submittedAt)
    const answers = { questionId: openQuestionId(services, questionId) }
    return insertStory(db, {
      id: randomUUID(),
      userId: actor.id,
      ...submission,
      ...permission,
      ...answers,
      submittedAt,
    })
  })
}

/** A form that is sent twice creates one story. If that was withdrawn in the meantime, the form creates a new one. */
function oneStory<View extends { id: string }>(
  view: (row: OwnStory, db: Db) => View,
): IdempotencyRule<'member', unknown, View> {
  return {
    where: 'database',
    created: ({ id }) => id,
    again({ services, actor }, id) {
      const row = loadStory(services.db, actor.id, id)
      return row && view(row, services.db)
    },
  }
}

const shareView = ({ id, title, status }: OwnStory) => ({ id, title, status })

/** A story from the analysis screen, whose form has no title. */
export const shareStory = operation({
  name: 'stories.share',
  summary: 'Send a story from the analysis screen',
  who: 'member',
  input: shortStorySchema,
  limit: 'write',
  idempotency: oneStory(shareView),
  run(call, { story, ...rest }) {
    const text = { title: words.titleFromAnalysis, storyContent: story, pseudonym: null, alignment: null }
    return shareView(submit(call, { ...rest, ...text }))
  },
})

export const submitStory = operation({
  name: 'stories.submit',
  summary: 'Submit a story for review',
  who: 'member',
  input: storySchema,
  limit: 'write',
  idempotency: oneStory(storyView),
  run: (call, story) =>
    storyView(submit(call, { ...withoutUnusedPseudonym(story), tags: [] }), call.services.db),
})

export const listMyStories = operation({
  name: 'stories.mine',
  summary: 'The stories that you have submitted, newest first',
  who: 'member',
  input: storyListSchema,
  limit: 'read',
  run({ services: { db }, actor }, query) {
    return listPage(query, {
      count: () => ({ total: countStories(db, actor.id), more: false }),
      rows: (limit, offset) => loadStories(db, actor.id, { limit, offset }).map((row) => storyView(row, db)),
    })
  },
})

export const readMyStory = operation({
  name: 'stories.read',
  summary: 'One of the stories one has submitted',
  who: 'member',
  input: storyIdSchema,
  limit: 'read',
  run({ services, actor }, { id }): StoryView {
    const story = loadStory(services.db, actor.id, id)
    if (!story) throw new Refusal('story.not-found', words.notFound)
    return storyView(story, services.db)
  },
})

export const editStory = operation({
  name: 'stories.edit',
  summary: 'Change a story that waits for review',
  who: 'member',
  input: editStorySchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, clock }, actor }, story): StoryView {
    const changed = updatePendingStory(db, {
      ...withoutUnusedPseudonym(story),
      userId: actor.id,
      editedAt: clock.now(),
    })
    const row = loadStory(db, actor.id, story.id)
    if (!row) throw new Refusal('story.not-found', words.notFound)
    if (!changed) throw new Refusal('story.reviewed', words.alreadyReviewed)
    return storyView(row, db)
  },
})

/** An author can withdraw a story in any state. */
export const withdrawStory = operation({
  name: 'stories.withdraw',
  summary: 'Take a story back; it is deleted',
  who: 'member',
  input: storyIdSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { id }) {
    if (!deleteOwnStory(services.db, actor.id, id)) throw new Refusal('story.not-found', words.notFound)
    emptyLog(services.db)
    return { id, message: words.withdrawn }
  },
})
