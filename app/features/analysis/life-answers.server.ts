import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Chart } from '#app/astro/index.server.ts'
import type { ChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { compose, LIFE, type Said, saidFrom, saidKey, saidThatMatters } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import type { Language } from '#app/language/language.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { operation } from '#app/operations/operation.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import { LIFE_ANSWERS, lifeAnswers } from '#db/schema/index.ts'
import { loadChoice, type SceneChoice } from './reader-choices.server.ts'

const lifeRepo = repository((orm) => ({
  ofUser: orm
    .select({ loss: lifeAnswers.loss, partner: lifeAnswers.partner, job: lifeAnswers.job })
    .from(lifeAnswers)
    .where(eq(lifeAnswers.userId, sql.placeholder('userId')))
    .prepare(),
}))

/**
 * What a person has said of their own life, and the difficulty that they have named. Only a Yes lets a text speak of their
 * life.
 */
export function loadSaid(
  db: Db,
  userId: string,
  chart: Chart,
  { named }: Pick<SceneChoice, 'named'> = loadChoice(db, userId, chart),
): Said {
  const answers = lifeRepo(db).ofUser.get({ userId })
  const life = Object.fromEntries(LIFE.map((one) => [one, answers?.[one] === 'yes']))
  return named ? { ...life, named } : life
}

const mattering = memoizeByObject((chart: ChartRecord['chart'], said: string) =>
  saidKey(saidThatMatters(chart, saidFrom(said), currentLanguage())),
)

const versionIn = (language: Language) =>
  memoizeByObject(
    (chart: ChartRecord['chart'], said: string) =>
      compose({ chart, said: saidFrom(said), language }).corpusVersion,
  )

/** The version of the texts that a chart's reading in a language has now, with what the person has said. */
export const versionNow = { en: versionIn('en'), ar: versionIn('ar') } satisfies Record<Language, unknown>

/** The analysis that a person is to read now: in the language of the request, and of what they have said. */
export function presentKey(
  db: Db,
  userId: string,
  { id: readingId, chart }: ChartRecord,
  answered = loadSaid(db, userId, chart),
) {
  const said = mattering(chart, saidKey(answered))
  const language = currentLanguage()
  return { userId, readingId, language, corpusVersion: versionNow[language](chart, said), said }
}

const answer = z.enum(LIFE_ANSWERS).nullable().default(null)

export const answerLifeQuestions = operation({
  name: 'life-questions.answer',
  summary: 'Say whether there has been a loss, and whether there is a partner and a job; or leave it open',
  who: 'member',
  input: z.object({ loss: answer, partner: answer, job: answer }),
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, clock }, actor }, answers) {
    const set = { ...answers, answeredAt: clock.now() }
    db.orm
      .insert(lifeAnswers)
      .values({ userId: actor.id, ...set })
      .onConflictDoUpdate({ target: lifeAnswers.userId, set })
      .run()
    return answers
  },
})

export const readLifeAnswers = operation({
  name: 'life-questions.read',
  summary: 'What the signed-in person has said of their life',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db }, actor }) =>
    lifeRepo(db).ofUser.get({ userId: actor.id }) ?? { loss: null, partner: null, job: null },
})

export type LifeAnswers = Awaited<ReturnType<typeof readLifeAnswers.run>>
