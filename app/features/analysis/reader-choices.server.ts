import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Chart } from '#app/astro/index.server.ts'
import { loadChart, loadJudgedChart } from '#app/features/charts/charts.server.ts'
import {
  chooseTracks,
  corpusOf,
  type Doors,
  difficultyNamed,
  doorsOf,
  judge,
  type TrackName,
  TURNS,
  type TurnKey,
  turnNamed,
} from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { type Call, operation } from '#app/operations/operation.server.ts'
import { ChangedSince } from '#app/operations/revision.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import { readerChoices } from '#db/schema/index.ts'
import { doorsWords as words } from './doors-messages.ts'
import { NONE, SKIP, TAKE_BACK } from './reader-choice.choices.ts'
import { type ReaderChoice, readerChoiceSchema } from './reader-choice.schema.ts'

const choicesRepo = repository((orm) => ({
  ofUser: orm
    .select({
      scenes: readerChoices.scenes,
      choice: readerChoices.choice,
      named: readerChoices.named,
    })
    .from(readerChoices)
    .where(eq(readerChoices.userId, sql.placeholder('userId')))
    .prepare(),
}))

const doorsFor = memoizeByObject((chart: Chart) => doorsOf(chart, currentLanguage()))

const keyOf = ({ scenes }: Doors): string => scenes.map(({ turn }) => turn).join(',')

const loadRow = (db: Db, userId: string) => choicesRepo(db).ofUser.get({ userId })

/** A person's answer to the scenes of this chart. One to the scenes of an earlier chart does not hold. */
export function loadChoice(db: Db, userId: string, chart: Chart, row = loadRow(db, userId)): SceneChoice {
  if (!row || row.scenes !== keyOf(doorsFor(chart))) return { choice: null, named: null }
  return { choice: row.choice, named: TURNS.find((turn) => turn === row.named) ?? null }
}

export interface SceneChoice {
  choice: string | null
  /** The difficulty for which the person wants their reading to be written. */
  named: TurnKey | null
}

const subjectOf = (turn: TurnKey) => turn.split(' ')[0] as TrackName

/** The scenes, and the person's answer. Which one is the stranger's is told after an answer. */
export function doorsView(chart: Chart, { choice, named }: SceneChoice) {
  const { scenes } = doorsFor(chart)
  return {
    scenes: scenes.map(({ turn, text }) => ({ choice: turn, text })),
    choice,
    stranger: choice === null ? null : scenes.find(({ of }) => of === 'stranger')!.turn,
    /** The subject that the person named instead of the scenes. */
    subject: choice === NONE && named ? subjectOf(named) : null,
  }
}

/** Keeps a person's answer, and the first one beside it. @throws ChangedSince for a scene that is none of the chart's three */
export function recordChoice(
  { services: { db, clock }, actor }: Call<'member'>,
  chart: Chart,
  { choice, subject }: ReaderChoice,
): void {
  const now = clock.now()
  if (choice === TAKE_BACK) {
    db.orm
      .update(readerChoices)
      .set({ choice: null, named: null, chosenAt: now })
      .where(eq(readerChoices.userId, actor.id))
      .run()
    return
  }
  const doors = doorsFor(chart)
  const scene = doors.scenes.find(({ turn }) => turn === choice)
  const firstChoice = choice === NONE || choice === SKIP ? choice : scene?.of
  if (!firstChoice) throw new ChangedSince(words.otherScenes)
  const named = scene?.turn ?? (choice === NONE && subject ? turnNamed(chart, doors, subject) : null)
  const set = { scenes: keyOf(doors), choice, named, chosenAt: now }
  db.orm
    .insert(readerChoices)
    .values({ userId: actor.id, ...set, firstChoice, isFair: doors.isFair, firstAt: now })
    .onConflictDoUpdate({ target: readerChoices.userId, set })
    .run()
}

export const chooseScene = operation({
  name: 'analysis.choose-scene',
  summary: 'Choose one of three scenes, none of them, or skip them; or take the answer back',
  who: 'member',
  input: readerChoiceSchema,
  limit: 'write',
  idempotency: 'natural',
  run(call, input) {
    const { chart } = loadJudgedChart(call.services, call.actor.id)
    recordChoice(call, chart, input)
    return { isGiven: input.choice !== TAKE_BACK }
  },
})

/** The difficulty that the chart names first, and the one that the person named; null if there is no chart or no answer. */
export const readNamed = operation({
  name: 'analysis.named',
  summary: 'Which difficulty the chart names first, and which one the signed-in person named',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db }, actor }) {
    const row = loadRow(db, actor.id)
    // Most people have named nothing, and their page reads the chart itself.
    if (!row?.named) return null
    const found = loadChart(db, actor.id)
    if ('missing' in found) return null
    const { named } = loadChoice(db, actor.id, found.chart, row)
    if (!named) return null
    const judgement = judge(found.chart)
    const { tracks } = corpusOf(currentLanguage())
    return {
      byChart: tracks[chooseTracks(judgement)[1].name].difficulty,
      byReader: tracks[subjectOf(named)].difficulty,
      isOfChart: difficultyNamed(judgement, named).pair.of !== 'named',
    }
  },
})

export type NamedView = Awaited<ReturnType<typeof readNamed.run>>
