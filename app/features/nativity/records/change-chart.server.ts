import { eq } from 'drizzle-orm'
import type { BirthRecord } from '#app/features/nativity/births/birth-data.repo.server.ts'
import {
  CHART_DELETED,
  CHART_GENERATED,
  CHART_REGENERATED,
  EDITED_BY_HAND,
  HAS_CHART,
  NO_SUCH_BIRTH_DETAIL,
} from '#app/features/nativity/charts/chart-messages.ts'
import { type StoredReading, storedReadingOfBirth } from '#app/features/nativity/charts/charts.repo.server.ts'
import {
  castChartOf,
  type Lot,
  lotOf,
  recastChart,
  storeChart,
} from '#app/features/nativity/charts/charts.server.ts'
import { shownDegree } from '#app/features/nativity/charts/degree-in-sign.ts'
import {
  chartIdSchema,
  createChartSchema,
  editChartSchema,
  generateChartSchema,
  LOT_FIELDS,
  readingByBirthSchema,
} from '#app/features/nativity/charts/natal-charts.schema.ts'
import { type AuditEntry, differences } from '#app/features/operations/audit-entry.server.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import type { Person } from '#app/features/operations/person.ts'
import { refuseIfChangedSince } from '#app/features/operations/revision.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { birthDetails, readings, users } from '#db/schema/index.ts'
import { chartById, shownLot, wholeChart } from './natal-charts.server.ts'

const ENTITY = 'natal-chart'

/** The audit of operations that cast a chart again. */
export const RECAST = { 'natal-charts.regenerate': ENTITY } as const
/** The audit of operations that cast a chart, for the first time or again. */
export const MAKE_CHART = { 'natal-charts.generate': ENTITY, ...RECAST } as const

/** @throws Refusal 404 */
export function birthRecordById({ db }: Services, id: string): BirthRecord {
  const record = db.orm.select().from(birthDetails).where(eq(birthDetails.id, id)).get()
  if (!record) throw new Refusal('birth-detail.not-found', NO_SUCH_BIRTH_DETAIL)
  return record
}

/** A degree that equals the computed one as it is shown keeps all decimals of the computed one. */
function written(wanted: Partial<Lot>, computed: Lot): Partial<Lot> {
  const { pofDegree } = wanted
  return pofDegree !== undefined && pofDegree === shownDegree(computed.pofDegree)
    ? { ...wanted, pofDegree: computed.pofDegree }
    : wanted
}

/** Stores an edited lot, or removes the edit if it equals the computed lot. */
function writeLot({ db, clock }: Services, actor: Person, reading: StoredReading, wanted: Partial<Lot>) {
  const computed = lotOf(wholeChart(reading).chart)
  const next = { ...shownLot(reading), ...written(wanted, computed) }
  const byHand = LOT_FIELDS.some((name) => next[name] !== computed[name])
  db.orm
    .update(readings)
    .set({ ...next, editedAt: byHand ? clock.now() : null, editedBy: byHand ? actor.id : null })
    .where(eq(readings.id, reading.id))
    .run()
  return next
}

function summaryOf(reading: StoredReading) {
  return {
    id: reading.id,
    birthDetailId: reading.birthDetailId,
    ...shownLot(reading),
    editedAt: reading.editedAt,
    createdAt: reading.createdAt,
  }
}

export const readEngineLot = operation({
  name: 'natal-charts.engine-lot',
  summary: 'What the engine computes for a birth detail that has no chart yet',
  who: 'admin',
  input: readingByBirthSchema,
  limit: 'read',
  run({ services }, { birthDetailId }) {
    const record = birthRecordById(services, birthDetailId)
    if (storedReadingOfBirth(services.db, record.id)) throw new Refusal('chart.exists', HAS_CHART)
    return { record, person: ownerOf(services, record), lot: lotOf(castChartOf(services.db, record)) }
  },
})

/** The name of a birth record's person in the back-office. */
function ownerOf({ db }: Services, { userId, pseudonym }: BirthRecord): string {
  const owner = db.orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .get()!
  return pseudonym || owner.name || owner.email
}

export const createChart = operation({
  name: 'natal-charts.create',
  summary:
    'Make the chart of a birth detail; values that differ from the calculated ones are kept as manual changes',
  who: 'admin',
  input: createChartSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'natal-charts.create': ENTITY },
  change({ services, actor }, { birthDetailId, ...wanted }) {
    const { db, clock } = services
    const record = birthRecordById(services, birthDetailId)
    if (storedReadingOfBirth(db, record.id)) throw new Refusal('chart.exists', HAS_CHART)
    const id = storeChart(db, record, castChartOf(db, record), clock.now())
    const after = writeLot(services, actor, storedReadingOfBirth(db, record.id)!, wanted)
    return {
      result: summaryOf(storedReadingOfBirth(db, record.id)!),
      entries: [
        {
          action: 'natal-charts.create',
          entityId: id,
          subjectUserId: record.userId,
          after: { birthDetailId, ...after },
        },
      ],
    }
  },
})

export const editChart = operation({
  name: 'natal-charts.edit',
  summary: 'Change the lot of a chart manually; the calculated values are kept beside the manual ones',
  who: 'admin',
  input: editChartSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'natal-charts.edit': ENTITY },
  change(call, { id, ...wanted }) {
    const { services, actor } = call
    const { reading, record } = chartById(services, id)
    const given = Object.fromEntries(
      Object.entries(wanted).filter(([, value]) => value !== undefined),
    ) as Partial<Lot>
    const next = { ...shownLot(reading), ...written(given, lotOf(wholeChart(reading).chart)) }
    const { before, after } = differences(shownLot(reading), next)
    if (Object.keys(after).length === 0) return { result: summaryOf(reading), entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    writeLot(services, actor, reading, given)
    return {
      result: summaryOf(chartById(services, id).reading),
      entries: [{ action: 'natal-charts.edit', entityId: id, subjectUserId: record.userId, before, after }],
    }
  },
})

export const regenerateChart = operation({
  name: 'natal-charts.regenerate',
  summary: 'Recalculate a chart from its birth detail; manual changes are lost',
  who: 'admin',
  input: chartIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: RECAST,
  change({ services }, { id }) {
    const { reading, record } = chartById(services, id)
    return { result: { message: CHART_REGENERATED, id }, entries: [recast(services, reading, record)] }
  },
})

/** Casts a stored chart again within the caller's transaction. @returns the entry for the audit log */
export function recast(
  services: Services,
  reading: StoredReading,
  record: BirthRecord,
): AuditEntry<keyof typeof RECAST> {
  const { db, clock } = services
  const before = shownLot(reading)
  recastChart(db, reading, record, castChartOf(db, record), clock.now())
  return {
    action: 'natal-charts.regenerate',
    entityId: reading.id,
    subjectUserId: record.userId,
    before: { ...before },
    after: { ...shownLot(storedReadingOfBirth(db, record.id)!) },
  }
}

/** Casts the chart of a birth record, or casts it again, within the caller's transaction. */
export function makeChart(
  services: Services,
  record: BirthRecord,
): { id: string; entry: AuditEntry<keyof typeof MAKE_CHART> } {
  const { db, clock } = services
  const reading = storedReadingOfBirth(db, record.id)
  if (reading) return { id: reading.id, entry: recast(services, reading, record) }
  const id = storeChart(db, record, castChartOf(db, record), clock.now())
  return {
    id,
    entry: {
      action: 'natal-charts.generate',
      entityId: id,
      subjectUserId: record.userId,
      after: { ...shownLot(storedReadingOfBirth(db, record.id)!) },
    },
  }
}

export const generateForBirth = operation({
  name: 'natal-charts.generate',
  summary: 'Generate the natal chart of a birth detail, or generate it again',
  who: 'admin',
  input: generateChartSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: MAKE_CHART,
  change({ services }, { birthDetailsId }) {
    const record = birthRecordById(services, birthDetailsId)
    if (storedReadingOfBirth(services.db, record.id)?.editedAt)
      throw new Refusal('chart.edited', EDITED_BY_HAND)
    const { id, entry } = makeChart(services, record)
    return { result: { message: CHART_GENERATED, id }, entries: [entry] }
  },
})

export const deleteChart = operation({
  name: 'natal-charts.delete',
  summary: 'Delete a chart and the analyses made from it; the birth detail stays',
  who: 'admin',
  input: chartIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'natal-charts.delete': ENTITY },
  change({ services }, { id }) {
    const { reading, record } = chartById(services, id)
    services.db.orm.delete(readings).where(eq(readings.id, id)).run()
    return {
      result: { message: CHART_DELETED },
      entries: [
        {
          action: 'natal-charts.delete',
          entityId: id,
          subjectUserId: record.userId,
          before: { ...shownLot(reading) },
        },
      ],
    }
  },
})
