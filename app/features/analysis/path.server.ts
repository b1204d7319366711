import { z } from 'zod'
import { type Chart, lotHouses } from '#app/astro/index.server.ts'
import { loadChart, loadOwnChart, type Missing } from '#app/features/charts/charts.server.ts'
import { passagesIn } from '#app/features/lots/reasons.server.ts'
import {
  composePath,
  type Phase,
  type Practice,
  practicesOf,
  type Said,
  saidFrom,
  saidKey,
} from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { loadSaid } from './life-answers.server.ts'
import { donePractices, markPractices } from './path.repo.server.ts'
import { practicesSchema } from './path.schema.ts'
import { pathWords as words } from './path-messages.ts'
import { practiceText } from './practice-text.server.ts'

/** Practices depend only on the chart, and on what the person has said of their life. */
const practicesFor = memoizeByObject((chart: Chart, said: string) =>
  practicesOf(chart, saidFrom(said), currentLanguage()),
)
const pathFor = memoizeByObject((chart: Chart, said: string) => {
  const phases = composePath(chart, saidFrom(said), currentLanguage())
  const because = phases.flatMap(({ given, hindrance, counsel, practices }) =>
    [...given, ...hindrance, ...counsel, ...practices].flatMap((one) => one.because),
  )
  return { phases, passages: passagesIn(because) }
})

const ownPractices = (db: Db, userId: string, chart: Chart, said = loadSaid(db, userId, chart)) =>
  practicesFor(chart, saidKey(said))

/** How many of the practices of a person's path are ticked. */
export function pathProgress(db: Db, userId: string, chart: Chart, said = loadSaid(db, userId, chart)) {
  return countProgress(donePractices(db, userId), ownPractices(db, userId, chart, said))
}

export type Progress = ReturnType<typeof pathProgress>

/** The practices of a person's path that are not ticked, in its order. */
export function openPractices(db: Db, userId: string, chart: Chart): readonly Practice[] {
  const ticked = donePractices(db, userId)
  return ownPractices(db, userId, chart).filter(({ id }) => !ticked.has(id))
}

/**
 * How many practices are ticked, and the practice of a day: one that was ticked on it, or else the first that is not
 * ticked. Null if all are.
 */
export function pathOfDay(db: Db, userId: string, chart: Chart, said: Said, day: string) {
  const ticked = donePractices(db, userId)
  const practices = withTicks(ownPractices(db, userId, chart, said), ticked)
  const step =
    practices.find(({ doneAt }) => doneAt?.startsWith(day)) ?? practices.find(({ doneAt }) => doneAt === null)
  return {
    step: step ? pick(step, 'id', 'text', 'why', 'doneAt') : null,
    progress: countProgress(ticked, practices),
  }
}

/** `before`: practices that were ticked on an earlier version of the path, or for another chart. */
function countProgress(ticked: ReadonlyMap<string, Date>, practices: readonly Pick<Practice, 'id'>[]) {
  const done = practices.filter(({ id }) => ticked.has(id)).length
  return { done, total: practices.length, before: ticked.size - done }
}

const withTicks = (practices: readonly Practice[], ticked: ReadonlyMap<string, Date>) =>
  practices.map((practice) => ({ ...practice, doneAt: ticked.get(practice.id)?.toISOString() ?? null }))

const phaseView = ({ practices, ...phase }: Phase, ticked: ReadonlyMap<string, Date>) => ({
  ...phase,
  practices: withTicks(practices, ticked),
})

/** Practices that were ticked and are no longer on the path, latest first. */
function doneBefore(ticked: ReadonlyMap<string, Date>, practices: readonly Pick<Practice, 'id'>[]) {
  const now = new Set(practices.map(({ id }) => id))
  return [...ticked]
    .filter(([id]) => !now.has(id))
    .sort(([, one], [, other]) => other.getTime() - one.getTime())
    .map(([id, doneAt]) => ({ id, text: practiceText(id), doneAt: doneAt.toISOString() }))
}

export const readPath = operation({
  name: 'path.read',
  summary: 'Guidance in three phases with its practices, and which of them are done; or what is missing',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const reading = loadChart(services.db, actor.id)
    if ('missing' in reading) return reading
    const { chart } = reading
    const ticked = donePractices(services.db, actor.id)
    const path = pathFor(chart, saidKey(loadSaid(services.db, actor.id, chart)))
    const phases = path.phases.map((phase) => phaseView(phase, ticked))
    const practices = phases.flatMap((phase) => phase.practices)
    const { sign, degree, ruler, rulerSign, chain } = chart.partOfFortune
    const houses = lotHouses(chart)
    return {
      phases,
      progress: countProgress(ticked, practices),
      doneBefore: doneBefore(ticked, practices),
      passages: path.passages,
      lot: { sign, degree, ...houses.lot },
      ruler: { planet: ruler, sign: rulerSign, ...houses.ruler },
      chain,
      houseSystem: chart.houseSystem,
      sectUncertain: chart.sectUncertain,
    }
  },
})

export type PathView = Exclude<Awaited<ReturnType<typeof readPath.run>>, { missing: Missing }>
export type PhaseView = PathView['phases'][number]

export const savePractices = operation({
  name: 'path.save-practices',
  summary: 'Tick practices of My Path, or untick them',
  who: 'member',
  input: practicesSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { shown, done }) {
    const { db, clock } = services
    const reading = loadOwnChart(db, actor.id)
    const own = new Set(ownPractices(db, actor.id, reading.chart).map(({ id }) => id))
    if (shown.some((id) => !own.has(id))) throw new Refusal('path.practice-unknown', words.hasChanged)
    const ticked = new Set(done)
    markPractices(db, actor.id, {
      done: shown.filter((id) => ticked.has(id)),
      open: shown.filter((id) => !ticked.has(id)),
      now: clock.now(),
    })
    return pathProgress(db, actor.id, reading.chart)
  },
})
