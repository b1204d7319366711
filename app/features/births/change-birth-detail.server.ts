import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type BirthRecord, loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import {
  birthRecordById,
  MAKE_CHART,
  makeChart,
  RECAST,
  recast,
} from '#app/features/charts/change-chart.server.ts'
import { loadStoredChartOfBirth } from '#app/features/charts/charts.repo.server.ts'
import { type AuditEntry, differences } from '#app/operations/audit-entry.server.ts'
import { fieldRefusal, type IdempotencyRule, operation, Refusal } from '#app/operations/operation.server.ts'
import { NO_SUCH_USER } from '#app/operations/person.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { birthDetails, correctionRequests, users } from '#db/schema/index.ts'
import { deleteBirthRecord, insertBirthRecord, updateBirthRecord } from './birth-data.repo.server.ts'
import { birthDataSchema } from './birth-data.schema.ts'
import { resolveBirth } from './birth-data.server.ts'
import { CREATED, CREATED_WITHOUT_CHART, DELETED, HAS_OWN, NEEDS_PSEUDONYM } from './birth-detail-messages.ts'
import {
  birthDetailIdSchema,
  createBirthDetailSchema,
  editBirthDetailSchema,
} from './birth-details.schema.ts'
import { birthDetailRow } from './birth-details.server.ts'
import { resolvePlace } from './birth-place.server.ts'

const ENTITY = 'birth-detail'
/** The entity in the audit log for a correction that a person requested. */
export const CORRECTION = 'correction-request'

function toFacts(record: BirthRecord) {
  return {
    ...pick(record, 'pseudonym', 'dateOfBirth', 'birthTime', 'cityName', 'country'),
    ...pick(record, 'latitude', 'longitude', 'zone', 'toleranceMinutes'),
    utc: record.utc.toISOString(),
  }
}

/** `chartId` is null if the chart could not be made. */
function created(services: Services, id: string, trouble: Error | null = null) {
  const chartId = loadStoredChartOfBirth(services.db, id)?.id ?? null
  const message = chartId ? CREATED : CREATED_WITHOUT_CHART
  return { ...birthDetailRow(services.db, id), chartId, message, trouble }
}

const oneBirthDetail: IdempotencyRule<'admin', unknown, ReturnType<typeof created>> = {
  where: 'database',
  created: ({ id }) => id,
  again({ services }, id) {
    const { orm } = services.db
    const there = orm.select({ id: birthDetails.id }).from(birthDetails).where(eq(birthDetails.id, id)).get()
    return there && created(services, id)
  },
}

export const createBirthDetail = operation({
  name: 'birth-details.create',
  summary: 'Keep a birth detail for a user, and generate its natal chart',
  who: 'admin',
  input: createBirthDetailSchema,
  limit: 'write',
  idempotency: oneBirthDetail,
  audit: { 'birth-details.create': ENTITY, ...MAKE_CHART },
  change({ services }, { userId, ofWhom, ...birth }) {
    const { db, places, clock } = services
    const now = clock.now()
    const resolved = resolveBirth(places, birth, now)
    if (!db.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).get())
      throw new Refusal('user.unknown', NO_SUCH_USER, { userId: [NO_SUCH_USER] })
    const hasOwn = loadBirthRecord(db, userId) !== undefined
    const isOwn = ofWhom ? ofWhom === 'own' : !hasOwn
    if (isOwn && hasOwn) throw new Refusal('birth-detail.own-exists', HAS_OWN, { ofWhom: [HAS_OWN] })
    if (!isOwn && !birth.pseudonym)
      throw fieldRefusal('birth-detail.pseudonym-needed', 'pseudonym', NEEDS_PSEUDONYM)
    const record: BirthRecord = { id: randomUUID(), userId, isOwn, ...resolved, createdAt: now }
    if (!insertBirthRecord(db, record))
      throw new Refusal('birth-detail.own-exists', HAS_OWN, { ofWhom: [HAS_OWN] })
    // The birth record stays if its chart cannot be made, because that can be tried again.
    const { trouble, entries } = tryChart(services, record)
    return {
      result: created(services, record.id, trouble),
      entries: [
        {
          action: 'birth-details.create',
          entityId: record.id,
          subjectUserId: userId,
          after: toFacts(record),
        },
        ...entries,
      ],
    }
  },
})

/** Makes the chart within the caller's transaction. If that fails, its changes are rolled back. */
function tryChart(services: Services, record: BirthRecord) {
  const { sqlite } = services.db
  try {
    return { trouble: null, entries: [sqlite.transaction(() => makeChart(services, record))()] }
  } catch (error) {
    // On a full disk SQLite rolls back the whole transaction, including the birth record.
    if (!sqlite.inTransaction) throw error
    return { trouble: error instanceof Error ? error : new Error(String(error)), entries: [] }
  }
}

type Edit = Record<string, unknown>

const PLACE_FIELDS: readonly string[] = ['cityId', 'country', 'placeName', 'latitude', 'longitude', 'zone']

/** The fields that a call sends. An empty field of the place does not change it. */
function givenIn(wanted: Edit): Edit {
  const isEmpty = (name: string, value: unknown) =>
    value === undefined || (PLACE_FIELDS.includes(name) && (value === null || value === ''))
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isEmpty(name, value)))
}

const ZONE_OF_CITY =
  'A city of the list has its own time zone. To use another one, give the latitude and longitude as well.'
const NAME_OF_CITY =
  'A city of the list has its own name. To use another one, give the latitude and longitude as well.'

/** The fields of the record's place that stay, if the input does not replace the whole place. */
function keptOfPlace(record: BirthRecord, given: Edit): Edit {
  if (given.cityId) return {}
  const located = given.latitude !== undefined && given.longitude !== undefined
  if (record.cityId !== null) {
    if (given.zone && !located) throw fieldRefusal('place.zone-of-city', 'zone', ZONE_OF_CITY)
    if (given.placeName && !located) throw fieldRefusal('place.name-of-city', 'placeName', NAME_OF_CITY)
    return {}
  }
  const { cityName: placeName, country, latitude, longitude, zone } = record
  const moved = given.latitude !== undefined || given.longitude !== undefined
  // Another point may be in another zone and have another name.
  return moved ? { country, latitude, longitude } : { country, latitude, longitude, zone, placeName }
}

/** True if the clock time is that of the record, so that it is as exact as before. */
export function staysAt(record: BirthRecord, birth: { dateOfBirth: string; birthTime: string }): boolean {
  return record.dateOfBirth === birth.dateOfBirth && record.birthTime === birth.birthTime
}

/** The record with the given values replaced. The place stays if none was given. */
function edited({ places, clock }: Services, record: BirthRecord, given: Edit): BirthRecord {
  const kept = pick(record, 'cityId', 'cityName', 'stateName', 'country', 'latitude', 'longitude', 'zone')
  const names = Object.keys(given)
  const { dateOfBirth, birthTime, pseudonym, repeatedTime } = record
  const movedInTime = names.some((name) => name === 'dateOfBirth' || name === 'birthTime')
  const movedInPlace = PLACE_FIELDS.some((name) => name !== 'country' && given[name] !== undefined)
  const input = birthDataSchema.parse({
    dateOfBirth,
    birthTime,
    pseudonym,
    // The choice between two instants was made for the old time and place.
    repeatedTime: movedInTime || movedInPlace ? null : repeatedTime,
    ...(movedInPlace ? keptOfPlace(record, given) : {}),
    toleranceMinutes: staysAt(record, { ...record, ...given }) ? record.toleranceMinutes : null,
    ...given,
    ...(movedInPlace ? {} : { ...kept, cityId: null, placeName: record.cityName }),
  })
  const resolved = resolveBirth(places, input, clock.now())
  if (movedInPlace) return { ...record, ...resolved, ...resolvePlace(places, input) }
  // A clock that was chosen, or read by older data, stays with its time.
  const { zone: _, ...place } = kept
  return movedInTime || given.repeatedTime || given.clock || given.toleranceMinutes !== undefined
    ? { ...record, ...resolved, ...place }
    : { ...record, pseudonym: resolved.pseudonym }
}

/**
 * Replaces the stored record, and casts its chart again if the birth has changed, so that a chart always belongs to its
 * birth record. Runs within the caller's transaction.
 * @returns the entries about the chart for the audit log
 */
export function replaceRecord(
  services: Services,
  before: BirthRecord,
  after: BirthRecord,
): AuditEntry<keyof typeof RECAST>[] {
  const { db } = services
  updateBirthRecord(db, before.id, after)
  const moved =
    before.utc.getTime() !== after.utc.getTime() ||
    before.latitude !== after.latitude ||
    before.longitude !== after.longitude
  const chartRecord = loadStoredChartOfBirth(db, before.id)
  return moved && chartRecord ? [recast(services, chartRecord, after)] : []
}

/** The ids of the accepted corrections of a record. They changed it too. */
function acceptedFor({ db }: Services, birthDetailId: string): string[] {
  const { id, status } = correctionRequests
  return db.orm
    .select({ id })
    .from(correctionRequests)
    .where(and(eq(correctionRequests.birthDetailId, birthDetailId), eq(status, 'accepted')))
    .all()
    .map((request) => request.id)
}

export const editBirthDetail = operation({
  name: 'birth-details.edit',
  summary: 'Change a birth detail; its chart is recalculated where the birth itself changes',
  who: 'admin',
  input: editBirthDetailSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'birth-details.edit': ENTITY, ...RECAST },
  change(call, { id, ...wanted }) {
    const { services } = call
    const record = birthRecordById(services, id)
    const next = edited(services, record, givenIn(wanted))
    if (!record.isOwn && !next.pseudonym)
      throw fieldRefusal('birth-detail.pseudonym-needed', 'pseudonym', NEEDS_PSEUDONYM)
    const { before, after } = differences(toFacts(record), toFacts(next))
    if (Object.keys(after).length === 0) return { result: birthDetailRow(services.db, id), entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    refuseIfChangedSince(call, CORRECTION, acceptedFor(services, id))
    const recastChart = replaceRecord(services, record, next)
    return {
      result: birthDetailRow(services.db, id),
      entries: [
        ...recastChart,
        { action: 'birth-details.edit', entityId: id, subjectUserId: record.userId, before, after },
      ],
    }
  },
})

export const deleteBirthDetail = operation({
  name: 'birth-details.delete',
  summary: 'Delete a birth detail with its chart, its analyses and its events',
  who: 'admin',
  input: birthDetailIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'birth-details.delete': ENTITY },
  change({ services }, { id }) {
    const record = birthRecordById(services, id)
    deleteBirthRecord(services.db, id)
    return {
      result: { message: DELETED },
      entries: [
        {
          action: 'birth-details.delete',
          entityId: id,
          subjectUserId: record.userId,
          before: toFacts(record),
        },
      ],
    }
  },
})
