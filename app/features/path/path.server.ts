import { z } from 'zod'
import type { Db } from '~db/client.server'
import type { Chart } from '../../astro/index.server'
import { composePath, type Phase, practicesOf, reasonOf, type Sentence } from '../../guidance/index.server'
import { readingOfUser } from '../charts/charts.repo.server'
import { NO_BIRTH_DATA } from '../charts/charts.server'
import { operation, Refusal } from '../operation.server'
import { donePractices, markPractices } from './path.repo.server'
import { practicesSchema } from './path.schema'

export interface Progress {
  done: number
  total: number
}

/** How many of the practices of a person's path are ticked. */
export function pathProgress(db: Db, userId: string, chart: Chart): Progress {
  const ticked = donePractices(db, userId)
  const practices = practicesOf(chart)
  return { done: practices.filter(({ id }) => ticked.has(id)).length, total: practices.length }
}

/** A sentence with the first of its reasons. */
function cited(sentence: Sentence) {
  return { id: sentence.id, text: sentence.text, reason: reasonOf(sentence) }
}

function phaseView({ name, given, hindrance, counsel, practices }: Phase, ticked: ReadonlyMap<string, Date>) {
  return {
    name,
    given: given.map(cited),
    hindrance: hindrance.map(cited),
    counsel: counsel.map(cited),
    practices: practices.map((practice) => ({
      ...cited(practice),
      doneAt: ticked.get(practice.id)?.toISOString() ?? null,
    })),
  }
}

export const readPath = operation({
  name: 'path.read',
  summary: 'Guidance in three phases with its practices, and which of them are done; null without birth data',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const reading = readingOfUser(services.db, actor.id)
    if (!reading) return null
    const { chart } = reading
    const ticked = donePractices(services.db, actor.id)
    const phases = composePath(chart).map((phase) => phaseView(phase, ticked))
    const practices = phases.flatMap((phase) => phase.practices)
    const { sign, degree, house, ruler, rulerSign, rulerHouse, chain } = chart.partOfFortune
    return {
      phases,
      progress: { done: practices.filter(({ doneAt }) => doneAt !== null).length, total: practices.length },
      lot: { sign, degree, house },
      ruler: { planet: ruler, sign: rulerSign, house: rulerHouse },
      chain,
      houseSystem: chart.houseSystem,
      sectUncertain: chart.sectUncertain,
    }
  },
})

export type PathView = NonNullable<Awaited<ReturnType<typeof readPath.run>>>
export type PhaseView = PathView['phases'][number]

export const NOT_ON_PATH = 'Your path has changed since this page was opened. Please look at it again.'

export const savePractices = operation({
  name: 'path.save-practices',
  summary: 'Tick practices of My Path, or untick them',
  who: 'member',
  input: practicesSchema,
  limit: 'write',
  repeat: 'same',
  run({ services, actor }, { shown, done }): Progress {
    const { db, clock } = services
    const reading = readingOfUser(db, actor.id)
    if (!reading) throw new Refusal(404, NO_BIRTH_DATA)
    const own = new Set(practicesOf(reading.chart).map(({ id }) => id))
    if (shown.some((id) => !own.has(id))) throw new Refusal(409, NOT_ON_PATH)
    const ticked = new Set(done)
    markPractices(db, actor.id, {
      done: shown.filter((id) => ticked.has(id)),
      open: shown.filter((id) => !ticked.has(id)),
      now: clock.now(),
    })
    return pathProgress(db, actor.id, reading.chart)
  },
})
