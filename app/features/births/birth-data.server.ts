import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { firmness } from '#app/astro/index.server.ts'
import { type BirthRecord, loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { type Birth, type BirthDataView, birthDataView } from '#app/features/charts/birth-record.server.ts'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { loadOwnBirth, rulerTable } from '#app/features/charts/charts.repo.server.ts'
import { castBirth, storeChart } from '#app/features/charts/charts.server.ts'
import { clockTime, statedBirth } from '#app/features/lots/firmness-view.server.ts'
import { nearbyTimes } from '#app/features/lots/nearby-times.ts'
import { toleranceOf } from '#app/features/lots/tolerances.ts'
import { summerTimeAt } from '#app/geo/civil-time.ts'
import { CLOCK_DATA_VERSION, clockLaw } from '#app/geo/clock-regions.ts'
import type { Places } from '#app/geo/places.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { insertBirthRecord, insertCorrection, loadLatestCorrection } from './birth-data.repo.server.ts'
import { type BirthDataInput, birthDataSchema, correctionSchema } from './birth-data.schema.ts'
import { birthFormWords } from './birth-form-messages.ts'
import { birthWords as words } from './birth-messages.ts'
import { clockPlaceOf, resolvePlace } from './birth-place.server.ts'
import { resolveBirthTime } from './birth-time.server.ts'
import { chosenReading, otherReadings } from './clock-readings.server.ts'

export const readBirthData = operation({
  name: 'birth-data.read',
  summary: 'The saved birth record, or null',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }): BirthDataView | null {
    const own = loadOwnBirth(services.db, actor.id)
    return own ? birthDataView(own.record, own.chartRecord?.chart) : null
  },
})

/** The input with its place and instant resolved. @throws Refusal that names the field. */
export function resolveBirth(places: Places, input: BirthDataInput, now: Date) {
  const place = resolvePlace(places, input)
  refuseFutureDate(input, now)
  const { zone, periods } = chosenReading(places, clockPlaceOf(places, place), input)
  const instant = resolveBirthTime(input, periods)
  if (instant.utc > now) throw inTheFuture()
  const { pseudonym, dateOfBirth, birthTime, toleranceMinutes = null } = input
  return {
    pseudonym,
    dateOfBirth,
    birthTime,
    toleranceMinutes,
    ...place,
    zone,
    ...instant,
    zoneDataVersion: CLOCK_DATA_VERSION,
  }
}

/** Before a time is resolved, because a date after the end of the zone history cannot be resolved. */
export function refuseFutureDate({ dateOfBirth }: Pick<BirthDataInput, 'dateOfBirth'>, now: Date): void {
  if (Date.parse(dateOfBirth) > now.getTime() + 2 * DAY) throw inTheFuture()
}

function inTheFuture(): Refusal {
  return fieldRefusal('birth-time.in-future', 'dateOfBirth', birthFormWords.errors.inTheFuture)
}

export const resolveBirthData = operation({
  name: 'birth-data.resolve',
  summary: 'The place and the instant of a birth that can be saved',
  who: 'member',
  input: birthDataSchema,
  limit: 'read',
  run({ services: { places, clock }, actor }, input): Birth {
    if (actor.hasBirthData) throw new Refusal('birth-data.saved-already', words.alreadySaved)
    return resolveBirth(places, input, clock.now())
  },
})

export const checkBirthData = operation({
  name: 'birth-data.check',
  summary: 'What a birth record would say, before it is saved',
  who: 'member',
  input: birthDataSchema,
  limit: 'read',
  run({ services: { db, places, clock } }, input) {
    const birth = resolveBirth(places, input, clock.now())
    const chart = castBirth(db, birth)
    return {
      ...birthDataView(birth, chart),
      otherReadings: otherReadings(
        db,
        places,
        clockPlaceOf(places, resolvePlace(places, input)),
        birth,
        chart,
      ),
      summerTimeSeconds: summerTimeAt(birth.utc, clockLaw(birth.clockLaw)?.zone ?? birth.zone),
      ...nearby(db, birth),
    }
  },
})

/** What a birth time that is a few minutes wrong would change. */
export function nearby(db: Db, birth: Birth) {
  const { utc, latitude, longitude } = birth
  const minutes = toleranceOf(birth)
  const lot = firmness({ utc, latitude, longitude, rulerTable: rulerTable(db) }, minutes)
  const [from, to] = [-minutes, minutes].map((end) => clockTime(statedBirth(birth), end).at) as [
    string,
    string,
  ]
  return { toleranceMinutes: minutes, window: { from, to }, nearbyTimes: nearbyTimes(lot) }
}

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
    if (actor.hasBirthData) throw new Refusal('birth-data.saved-already', words.alreadySaved)
    const now = clock.now()
    const record: BirthRecord = {
      id: randomUUID(),
      userId: actor.id,
      isOwn: true,
      ...resolveBirth(places, input, now),
      createdAt: now,
    }
    const chart = castBirth(db, record)
    db.write(() => {
      if (!insertBirthRecord(db, record)) throw new Refusal('birth-data.saved-already', words.alreadySaved)
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
    const saved = loadBirthRecord(db, actor.id)
    return saved !== undefined && isSame(resolveBirth(places, input, clock.now()), saved)
  },
})

function isSame(one: Birth, other: Birth): boolean {
  const toKey = (birth: Birth) =>
    JSON.stringify(pick(birth, 'utc', 'cityId', 'cityName', 'latitude', 'longitude', 'zone', 'pseudonym'))
  return toKey(one) === toKey(other)
}

export const readCorrection = operation({
  name: 'birth-data.correction',
  summary: 'The newest correction request, or null',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const row = loadLatestCorrection(services.db, actor.id)
    return row ? pick(row, 'status', 'answer', 'createdAt') : null
  },
})

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
    const record = loadBirthRecord(db, actor.id)
    if (!record) throw new Refusal('birth-data.missing', missingWords.noBirthData)
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
    if (!inserted) throw new Refusal('correction.waiting', words.correctionWaits)
    return { id, status: 'pending' as const }
  },
})
