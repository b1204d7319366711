import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { differences } from '#app/operations/audit-entry.server.ts'
import { fieldRefusal, operation } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { storyQuestions } from '#db/schema/index.ts'
import { firstOpenDay } from './asked-question.server.ts'
import { isOpen } from './open-question.ts'
import { changeQuestionSchema, newQuestionSchema, questionKeySchema } from './story-questions.schema.ts'

const ENTITY = 'story-question'

const columns = pick(storyQuestions, 'id', 'textEn', 'textAr', 'alignment', 'closesOn', 'closedAt')

const open = ({ clock }: Services) =>
  and(isNull(storyQuestions.closedAt), gte(storyQuestions.closesOn, firstOpenDay(clock)))!
const closed = ({ clock }: Services) =>
  or(isNotNull(storyQuestions.closedAt), lt(storyQuestions.closesOn, firstOpenDay(clock)))!

export const {
  list: listQuestions,
  find: findQuestion,
  one: questionById,
} = defineList({
  name: 'story-questions.list',
  summary: 'The questions for stories, a page at a time',
  who: 'admin',
  table: storyQuestions,
  select: {
    ...columns,
    stories: sql<number>`(select count(*) from user_stories where user_stories.question_id = story_questions.id)`,
  },
  from: (db, selected) => db.orm.select(selected).from(storyQuestions),
  sorts: { closes: storyQuestions.closesOn },
  order: '-closes',
  search: [storyQuestions.id, storyQuestions.textEn, storyQuestions.textAr],
  filters: { state: choice({ open, closed }) },
  more: ({ clock }) => ({ firstOpenDay: firstOpenDay(clock) }),
  missing: ['question.not-found', 'There is no such question.'],
})

export type QuestionRow = ReturnType<typeof questionById>

/** The text of a question for administrators, whose pages are in English. */
export const FIRST_TEXT = sql<string>`coalesce(${storyQuestions.textEn}, ${storyQuestions.textAr})`

/** For a list of choices, newest first. */
export const questionChoices = operation({
  name: 'story-questions.choices',
  summary: 'Every question for stories',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db } }) =>
    db.orm
      .select({ value: storyQuestions.id, label: FIRST_TEXT })
      .from(storyQuestions)
      .orderBy(sql`${storyQuestions.closesOn} desc`)
      .all(),
})

export const readQuestion = operation({
  name: 'story-questions.read',
  summary: 'One question for stories',
  who: 'admin',
  input: questionKeySchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => questionById(db, id),
})

/** @throws Refusal if the day has ended everywhere. */
function refusePast({ clock }: Services, closesOn: string): void {
  if (closesOn < firstOpenDay(clock))
    throw fieldRefusal('question.day-past', 'closesOn', 'This day is over. Please give a later one.')
}

export const createQuestion = operation({
  name: 'story-questions.create',
  summary: 'Ask a question for stories',
  who: 'admin',
  input: newQuestionSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: ({ id }: QuestionRow) => id,
    again: ({ services: { db } }, id) => findQuestion(db, id),
  },
  audit: { 'story-questions.create': ENTITY },
  change({ services }, question) {
    const { db } = services
    const { id, ...after } = question
    refusePast(services, question.closesOn)
    if (findQuestion(db, id))
      throw fieldRefusal('question.exists', 'id', 'Another question has this address. Please choose another.')
    db.orm.insert(storyQuestions).values(question).run()
    return {
      result: questionById(db, id),
      entries: [{ action: 'story-questions.create', entityId: id, subjectUserId: null, after }],
    }
  },
})

/** A changed day opens a question again that was closed. */
export const changeQuestion = operation({
  name: 'story-questions.change',
  summary: 'Change a question for stories; its address stays',
  who: 'admin',
  input: changeQuestionSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'story-questions.change': ENTITY },
  change(call, { id, ...next }) {
    const { services } = call
    const { db } = services
    const old = questionById(db, id)
    const { before, after } = differences({ ...old }, next)
    if (Object.keys(after).length === 0) return { result: old, entries: [] }
    if (next.closesOn !== old.closesOn) refusePast(services, next.closesOn)
    refuseIfChangedSince(call, ENTITY, id)
    const opened = next.closesOn === old.closesOn ? {} : { closedAt: null }
    db.orm
      .update(storyQuestions)
      .set({ ...next, ...opened })
      .where(eq(storyQuestions.id, id))
      .run()
    return {
      result: questionById(db, id),
      entries: [{ action: 'story-questions.change', entityId: id, subjectUserId: null, before, after }],
    }
  },
})

export const closeQuestion = operation({
  name: 'story-questions.close',
  summary: 'Close a question for stories before its last day has ended',
  who: 'admin',
  input: questionKeySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'story-questions.close': ENTITY },
  change({ services }, { id }) {
    const { db, clock } = services
    const question = questionById(db, id)
    const { closesOn } = question
    const result = { id }
    if (!isOpen(question, firstOpenDay(clock))) return { result, entries: [] }
    db.orm.update(storyQuestions).set({ closedAt: clock.now() }).where(eq(storyQuestions.id, id)).run()
    return {
      result,
      entries: [{ action: 'story-questions.close', entityId: id, subjectUserId: null, before: { closesOn } }],
    }
  },
})

export const deleteQuestion = operation({
  name: 'story-questions.delete',
  summary: 'Delete a question for stories; the stories that answer it stay',
  who: 'admin',
  input: questionKeySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'story-questions.delete': ENTITY },
  change({ services: { db } }, { id }) {
    const { id: _, ...before } = questionById(db, id)
    db.orm.delete(storyQuestions).where(eq(storyQuestions.id, id)).run()
    return {
      result: { id },
      entries: [{ action: 'story-questions.delete', entityId: id, subjectUserId: null, before }],
    }
  },
})
