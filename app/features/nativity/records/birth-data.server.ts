import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Chart, firmness } from '#app/astro/index.server.ts'
import {
  type BirthRecord,
  birthRecordOf,
  insertBirthRecord,
  insertCorrection,
  latestCorrectionOf,
} from '#app/features/nativity/births/birth-data.repo.server.ts'
import {
  type BirthDataInput,
  birthDataSchema,
  correctionSchema,
} from '#app/features/nativity/births/birth-data.schema.ts'
import { resolvePlace } from '#app/features/nativity/births/birth-place.server.ts'
import { resolveBirthTime } from '#app/features/nativity/births/birth-time.server.ts'
import { hijriOfBirth } from '#app/features/nativity/births/hijri-of-birth.ts'
import { rulerTable } from '#app/features/nativity/charts/charts.repo.server.ts'
import {
  castChartOf,
  NO_BIRTH_DATA,
  readableReadingOfUser,
  storeChart,
} from '#app/features/nativity/charts/charts.server.ts'
import { nearbyTimes } from '#app/features/nativity/lot/nearby-times.ts'
import { USUAL_TOLERANCE } from '#app/features/nativity/lot/tolerances.ts'
import { DAY } from '#app/features/operations/clock.ts'
import { fieldRefusal, operation, Refusal } from '#app/features/operations/operation.server.ts'
import { summerTimeAt, ZONE_DATA_VERSION } from '#app/geo/civil-time.ts'
import type { Places } from '#app/geo/places.server.ts'

const ALREADY_SAVED = 'Your birth information has already been saved and cannot be changed.'

/**
 * A person's own record for calls and screens. The Hijri date needs the Sun's altitude from the chart, because the day
 * begins at sunset.
 */
export function birthDataView(record: Birth, chart: Pick<Chart, 'sunAltitude'> | undefined) {
  const { dateOfBirth, birthTime, pseudonym, cityId, cityName, stateName, country } = record
  const { latitude, longitude, zone, offsetSeconds, offsetSource, repeatedTime } = record
  return {
    dateOfBirth,
    hijri: chart ? hijriOfBirth(record, chart.sunAltitude) : null,
    birthTime,
    pseudonym,
    cityId,
    cityName,
    stateName,
    country,
    latitude,
    longitude,
    zone,
    utc: record.utc.toISOString(),
    offsetSeconds,
    offsetSource,
    repeatedTime,
  }
}

export type BirthDataView = ReturnType<typeof birthDataView>

export const readBirthData = operation({
  name: 'birth-data.read',
  summary: 'The saved birth record, or null',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }): BirthDataView | null {
    const record = birthRecordOf(services.db, actor.id)
    return record ? birthDataView(record, readableReadingOfUser(services.db, actor.id)?.chart) : null
  },
})

/** The input with its place and instant resolved. @throws Refusal that names the field. */
export function resolveBirth(places: Places, input: BirthDataInput, now: Date) {
  const place = resolvePlace(places, input)
  // Also checked before the time is resolved, because a date after the end of the zone history cannot be resolved.
  if (Date.parse(input.dateOfBirth) > now.getTime() + 2 * DAY) throw inTheFuture()
  const instant = resolveBirthTime(input, place.zone)
  if (instant.utc > now) throw inTheFuture()
  const { pseudonym, dateOfBirth, birthTime } = input
  return { pseudonym, dateOfBirth, birthTime, ...place, ...instant, zoneDataVersion: ZONE_DATA_VERSION }
}

function inTheFuture(): Refusal {
  return fieldRefusal('birth-time.in-future', 'dateOfBirth', 'The date of birth cannot be in the future')
}

export const checkBirthData = operation({
  name: 'birth-data.check',
  summary: 'What a birth record would say, before it is saved',
  who: 'member',
  input: birthDataSchema,
  limit: 'read',
  run({ services: { db, places, clock }, actor }, input) {
    if (birthRecordOf(db, actor.id)) throw new Refusal('birth-data.saved-already', ALREADY_SAVED)
    const birth = resolveBirth(places, input, clock.now())
    const { utc, latitude, longitude, zone } = birth
    const lot = firmness({ utc, latitude, longitude, rulerTable: rulerTable(db) }, USUAL_TOLERANCE)
    return {
      ...birthDataView(birth, castChartOf(db, birth)),
      summerTimeSeconds: summerTimeAt(utc, zone),
      toleranceMinutes: USUAL_TOLERANCE,
      nearbyTimes: nearbyTimes(lot),
    }
  },
})

export type BirthCheck = Awaited<ReturnType<typeof checkBirthData.run>>

export const saveBirthData = operation({
  name: 'birth-data.save',
  summary: 'Save the birth record, once; the chart is computed and stored with it',
  who: 'member',
  input: birthDataSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, input): BirthDataView {
    const { db, places, clock } = services
    if (birthRecordOf(db, actor.id)) throw new Refusal('birth-data.saved-already', ALREADY_SAVED)
    const now = clock.now()
    const record: BirthRecord = {
      id: randomUUID(),
      userId: actor.id,
      isOwn: true,
      ...resolveBirth(places, input, now),
      createdAt: now,
    }
    const chart = castChartOf(db, record)
    db.write(() => {
      if (!insertBirthRecord(db, record)) throw new Refusal('birth-data.saved-already', ALREADY_SAVED)
      storeChart(db, record, chart, now)
    })
    return birthDataView(record, chart)
  },
})

/** Whether a birth that is sent again equals the saved one. Then nothing is lost, and no error is needed. */
export const isSavedBirth = operation({
  name: 'birth-data.is-saved',
  summary: 'Whether this very birth is the saved one',
  who: 'member',
  input: birthDataSchema,
  limit: 'read',
  run({ services: { db, places, clock }, actor }, input): boolean {
    const saved = birthRecordOf(db, actor.id)
    return saved !== undefined && isSame(resolveBirth(places, input, clock.now()), saved)
  },
})

type Birth = ReturnType<typeof resolveBirth>

function isSame(one: Birth, other: Birth): boolean {
  const keyOf = ({ utc, cityId, cityName, latitude, longitude, zone, pseudonym }: Birth) =>
    asText(utc, cityId, cityName, latitude, longitude, zone, pseudonym)
  return keyOf(one) === keyOf(other)
}

export const readCorrection = operation({
  name: 'birth-data.correction',
  summary: 'The newest correction request, or null',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const row = latestCorrectionOf(services.db, actor.id)
    return row ? { status: row.status, answer: row.answer, createdAt: row.createdAt } : null
  },
})

const asText = (...values: unknown[]) => JSON.stringify(values)

export const requestCorrection = operation({
  name: 'birth-data.request-correction',
  summary: 'Request a correction of the saved birth record',
  who: 'member',
  input: correctionSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: ({ id }: { id: string }) => id,
    again: (_, id) => ({ id, status: 'pending' }),
  },
  run({ services, actor }, { birth, reason }) {
    const { db, places, clock } = services
    const record = birthRecordOf(db, actor.id)
    if (!record) throw new Refusal('birth-data.missing', NO_BIRTH_DATA)
    const now = clock.now()
    resolveBirth(places, birth, now)
    const id = randomUUID()
    const inserted = insertCorrection(db, {
      id,
      userId: actor.id,
      birthDetailId: record.id,
      requested: birth,
      reason,
      createdAt: now,
    })
    if (!inserted)
      throw new Refusal(
        'correction.waiting',
        'You already have a request that is waiting for an answer. You can send another one after that.',
      )
    return { id, status: 'pending' as const }
  },
})
