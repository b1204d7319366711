import { currentLanguage } from '#app/language/current.ts'
import type { Language } from '#app/language/language.ts'
import { type Clock, HOUR } from '#app/operations/clock.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import type { storyQuestions } from '#db/schema/index.ts'
import { isOpen } from './open-question.ts'
import { storyIdSchema } from './stories.schema.ts'
import { questionWords as words } from './story-question-messages.ts'

type QuestionRow = typeof storyQuestions.$inferSelect
type Stored = Omit<QuestionRow, 'closedAt'> & { closedAt: number | null }

const questionRepo = repository((_, { sqlite }) => ({
  find: sqlite.prepare<[string], Stored>(
    `select id, text_en as textEn, text_ar as textAr, alignment, closes_on as closesOn, closed_at as closedAt
     from story_questions where id = ?`,
  ),
}))

/** The zone in which a day ends last is 12 hours behind UTC. */
const LAST_ZONE = 12 * HOUR

/** The first day, as YYYY-MM-DD, that has not ended everywhere on Earth. */
export function firstOpenDay(clock: Clock): string {
  return new Date(clock.now().getTime() - LAST_ZONE).toISOString().slice(0, 10)
}

/** Its text in the language of the page, or in the one in which it was written. */
export function questionText({ textEn, textAr }: Pick<QuestionRow, 'textEn' | 'textAr'>): {
  text: string
  language: Language
} {
  const inArabic = textAr !== null && (currentLanguage() === 'ar' || textEn === null)
  return inArabic ? { text: textAr, language: 'ar' } : { text: textEn ?? '', language: 'en' }
}

/** What a story says about the question that it answers. */
export function answeredQuestion(db: Db, id: string | null) {
  const row = id === null ? undefined : questionRepo(db).find.get(id)
  return row ? { id: row.id, ...questionText(row) } : null
}

export type AnsweredQuestion = NonNullable<ReturnType<typeof answeredQuestion>>

/** Null if there is no such question. */
function findQuestion({ db, clock }: { db: Db; clock: Clock }, id: string) {
  const row = questionRepo(db).find.get(id)
  if (!row) return null
  const { alignment, closesOn, closedAt } = row
  return {
    id,
    ...questionText(row),
    alignment,
    isOpen: isOpen(row, firstOpenDay(clock)),
    closesOn,
    closesAt: new Date(Date.parse(closesOn) + 24 * HOUR + LAST_ZONE),
    /** The day that a closed one is said to have closed on. */
    closedOn: closedAt === null ? closesOn : new Date(closedAt).toISOString().slice(0, 10),
  }
}

export type AskedQuestion = NonNullable<ReturnType<typeof findQuestion>>

/** The id, if this question takes stories now; otherwise null. */
export function openQuestionId(services: { db: Db; clock: Clock }, id: string | null): string | null {
  return id !== null && findQuestion(services, id)?.isOpen ? id : null
}

export const readAskedQuestion = operation({
  name: 'story-questions.asked',
  summary: 'A question for stories, as everyone sees it',
  who: 'anyone',
  input: storyIdSchema,
  limit: 'read',
  run({ services }, { id }) {
    const question = findQuestion(services, id)
    if (!question) throw new Refusal('question.not-found', words.notFound)
    return question
  },
})
