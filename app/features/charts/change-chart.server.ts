import { eq } from 'drizzle-orm'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { type AuditEntry, differences } from '#app/operations/audit-entry.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { displayName, type Person } from '#app/operations/person.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { birthDetails } from '#db/schema/index.ts'
import {
  CHART_DELETED,
  CHART_GENERATED,
  CHART_REGENERATED,
  EDITED_BY_HAND,
  HAS_CHART,
  NO_SUCH_BIRTH_DETAIL,
} from './chart-messages.ts'
import {
  loadStoredChartOfBirth,
  loadUserOfChart,
  removeChart,
  type StoredChartRecord,
  updateLot,
} from './charts.repo.server.ts'
import { castBirth, type Lot, recastChart, storeChart, toLotColumns } from './charts.server.ts'
import { shownDegree } from './degree-in-sign.ts'
import {
  chartIdSchema,
  createChartSchema,
  editChartSchema,
  generateChartSchema,
  LOT_FIELDS,
  readingByBirthSchema,
} from './natal-charts.schema.ts'
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
function writeLot(
  { db, clock }: Services,
  actor: Person,
  chartRecord: StoredChartRecord,
  wanted: Partial<Lot>,
) {
  const computed = toLotColumns(wholeChart(chartRecord).chart)
  const next = { ...shownLot(chartRecord), ...written(wanted, computed) }
  const byHand = LOT_FIELDS.some((name) => next[name] !== computed[name])
  const edit = { editedAt: byHand ? clock.now() : null, editedBy: byHand ? actor.id : null }
  updateLot(db, chartRecord.id, { ...next, ...edit })
  return next
}

const toSummary = (chartRecord: StoredChartRecord) => ({
  ...pick(chartRecord, 'id', 'birthDetailId', 'editedAt', 'createdAt'),
  ...shownLot(chartRecord),
})

export const readEngineLot = operation({
  name: 'natal-charts.engine-lot',
  summary: 'What the engine computes for a birth detail that has no chart yet',
  who: 'admin',
  input: readingByBirthSchema,
  limit: 'read',
  run({ services }, { birthDetailId }) {
    const record = birthRecordById(services, birthDetailId)
    if (loadStoredChartOfBirth(services.db, record.id)) throw new Refusal('chart.exists', HAS_CHART)
    return {
      record,
      person: record.pseudonym || displayName(loadUserOfChart(services.db, record.userId)!),
      lot: toLotColumns(castBirth(services.db, record)),
    }
  },
})

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
    if (loadStoredChartOfBirth(db, record.id)) throw new Refusal('chart.exists', HAS_CHART)
    const id = storeChart(db, record, castBirth(db, record), clock.now())
    const after = writeLot(services, actor, loadStoredChartOfBirth(db, record.id)!, wanted)
    return {
      result: toSummary(loadStoredChartOfBirth(db, record.id)!),
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
    const { chartRecord, record } = chartById(services, id)
    const given = Object.fromEntries(
      Object.entries(wanted).filter(([, value]) => value !== undefined),
    ) as Partial<Lot>
    const next = { ...shownLot(chartRecord), ...written(given, toLotColumns(wholeChart(chartRecord).chart)) }
    const { before, after } = differences(shownLot(chartRecord), next)
    if (Object.keys(after).length === 0) return { result: toSummary(chartRecord), entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    writeLot(services, actor, chartRecord, given)
    return {
      result: toSummary(chartById(services, id).chartRecord),
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
    const { chartRecord, record } = chartById(services, id)
    return { result: { message: CHART_REGENERATED, id }, entries: [recast(services, chartRecord, record)] }
  },
})

/** Casts a stored chart again within the caller's transaction. @returns the entry for the audit log */
export function recast(
  services: Services,
  chartRecord: StoredChartRecord,
  record: BirthRecord,
): AuditEntry<keyof typeof RECAST> {
  const { db, clock } = services
  const before = shownLot(chartRecord)
  recastChart(db, chartRecord, record, castBirth(db, record), clock.now())
  return {
    action: 'natal-charts.regenerate',
    entityId: chartRecord.id,
    subjectUserId: record.userId,
    before: { ...before },
    after: { ...shownLot(loadStoredChartOfBirth(db, record.id)!) },
  }
}

/** Casts the chart of a birth record, or casts it again, within the caller's transaction. @returns the audit entry */
export function makeChart(services: Services, record: BirthRecord): AuditEntry<keyof typeof MAKE_CHART> {
  const { db, clock } = services
  const chartRecord = loadStoredChartOfBirth(db, record.id)
  if (chartRecord) return recast(services, chartRecord, record)
  return {
    action: 'natal-charts.generate',
    entityId: storeChart(db, record, castBirth(db, record), clock.now()),
    subjectUserId: record.userId,
    after: { ...shownLot(loadStoredChartOfBirth(db, record.id)!) },
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
    if (loadStoredChartOfBirth(services.db, record.id)?.editedAt)
      throw new Refusal('chart.edited', EDITED_BY_HAND)
    const entry = makeChart(services, record)
    return { result: { message: CHART_GENERATED, id: String(entry.entityId) }, entries: [entry] }
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
    const { chartRecord, record } = chartById(services, id)
    removeChart(services.db, id)
    return {
      result: { message: CHART_DELETED },
      entries: [
        {
          action: 'natal-charts.delete',
          entityId: id,
          subjectUserId: record.userId,
          before: { ...shownLot(chartRecord) },
        },
      ],
    }
  },
})
