import { eq, or } from 'drizzle-orm'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { birthRecordById, RECAST } from '#app/features/charts/change-chart.server.ts'
import { loadStoredChartOfBirth } from '#app/features/charts/charts.repo.server.ts'
import { castBirth, toLotColumns } from '#app/features/charts/charts.server.ts'
import { choiceFrom, defineList } from '#app/features/listing/define-list.server.ts'
import { contains, like } from '#app/features/listing/list.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { correctionRequests, users } from '#db/schema/index.ts'
import { decideCorrection } from './birth-data.repo.server.ts'
import { birthDataSchema } from './birth-data.schema.ts'
import { resolveBirth } from './birth-data.server.ts'
import { ACCEPTED, DECLINED } from './birth-detail-messages.ts'
import { acceptCorrectionSchema, declineCorrectionSchema } from './birth-details.schema.ts'
import { CORRECTION, replaceRecord, staysAt } from './change-birth-detail.server.ts'

export const { list: listCorrections, csv } = defineList({
  name: 'corrections.list',
  summary: 'Requests to correct a saved birth record, the oldest first',
  who: 'admin',
  table: correctionRequests,
  select: {
    id: correctionRequests.id,
    userName: users.name,
    userEmail: users.email,
    ...pick(correctionRequests, 'reason', 'status', 'createdAt', 'decidedAt'),
  },
  from: (db, columns) =>
    db.orm.select(columns).from(correctionRequests).innerJoin(users, eq(users.id, correctionRequests.userId)),
  sorts: { created: correctionRequests.createdAt },
  order: 'created',
  search: (db, q) =>
    or(contains(db, 'users', q, correctionRequests.userId).where, like(q, [correctionRequests.reason]))!,
  filters: {
    status: choiceFrom(
      {
        pending: eq(correctionRequests.status, 'pending'),
        accepted: eq(correctionRequests.status, 'accepted'),
        declined: eq(correctionRequests.status, 'declined'),
      },
      'pending',
    ),
  },
})

export const exportCorrections = csv({
  name: 'corrections.export',
  summary: 'All correction requests as a CSV file',
  entity: CORRECTION,
  file: 'correction-requests.csv',
  order: 'id',
  columns: ['id', 'userName', 'userEmail', 'reason', 'status', 'createdAt', 'decidedAt'],
})

/** @throws Refusal 404 */
function requestById({ db }: Services, id: string) {
  const found = db.orm
    .select({ request: correctionRequests, userName: users.name, userEmail: users.email })
    .from(correctionRequests)
    .innerJoin(users, eq(users.id, correctionRequests.userId))
    .where(eq(correctionRequests.id, id))
    .get()
  if (!found) throw new Refusal('correction.not-found', 'There is no such correction request.')
  return found
}

type Request = typeof correctionRequests.$inferSelect

/**
 * The record with the requested changes.
 * @throws Refusal if the request, which may be old, is not valid today
 */
function wished({ places, clock }: Services, request: Request, record: BirthRecord): BirthRecord {
  const { data: birth } = birthDataSchema.safeParse(request.requested)
  if (!birth)
    throw new Refusal(
      'correction.unreadable',
      'The requested values cannot be saved under today’s rules. Please ask the person to send the request again.',
    )
  const resolved = resolveBirth(places, birth, clock.now())
  const known = staysAt(record, birth) ? record.toleranceMinutes : null
  return { ...record, ...resolved, toleranceMinutes: resolved.toleranceMinutes ?? known }
}

export const readCorrectionRequest = operation({
  name: 'corrections.read',
  summary: 'One correction request: what is saved, what is wished for, and what would become of the lot',
  who: 'admin',
  input: acceptCorrectionSchema,
  limit: 'read',
  run({ services }, { id }) {
    const { request, userName, userEmail } = requestById(services, id)
    const record = birthRecordById(services, request.birthDetailId)
    const { status, reason, answer, createdAt, decidedAt } = request
    const saved = birthDataView(record, undefined)
    const about = { id, userName, userEmail, status, reason, answer, createdAt, decidedAt, saved }
    if (status !== 'pending') return { ...about, wish: null, problem: null }
    try {
      const next = wished(services, request, record)
      const chartRecord = loadStoredChartOfBirth(services.db, record.id)
      const chartNow = chartRecord?.chart
      return {
        ...about,
        problem: null,
        wish: {
          record: birthDataView(next, undefined),
          lotNow: chartNow ? toLotColumns(chartNow) : null,
          lotThen: toLotColumns(castBirth(services.db, next)),
          editedByHand: Boolean(chartRecord?.editedAt),
        },
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...about, wish: null, problem: error.message }
    }
  },
})

interface Decision {
  status: 'accepted' | 'declined'
  answer: string | null
  decidedBy: string
}

/**
 * Decides a request that is still waiting; the second of two administrators gets a refusal.
 * @returns false if the same administrator has already decided the same, as by pressing twice
 */
function decide({ db, clock }: Services, request: Request, decision: Decision): boolean {
  if (request.status !== 'pending') {
    const { status, answer, decidedBy } = decision
    const isSame = request.status === status && request.answer === answer && request.decidedBy === decidedBy
    if (isSame) return false
    throw new Refusal('correction.decided', 'This request has already been decided.')
  }
  decideCorrection(db, request.id, { ...decision, decidedAt: clock.now() })
  return true
}

export const acceptCorrection = operation({
  name: 'corrections.accept',
  summary: 'Accept a correction of a saved record; chart and analysis are recalculated',
  who: 'admin',
  input: acceptCorrectionSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'corrections.accept': CORRECTION, ...RECAST },
  change({ services, actor }, { id }) {
    const result = { message: ACCEPTED }
    const { request } = requestById(services, id)
    if (!decide(services, request, { status: 'accepted', answer: null, decidedBy: actor.id }))
      return { result, entries: [] }
    const record = birthRecordById(services, request.birthDetailId)
    const next = wished(services, request, record)
    return {
      result,
      entries: [
        ...replaceRecord(services, record, next),
        {
          action: 'corrections.accept',
          entityId: id,
          subjectUserId: request.userId,
          before: facts(record),
          after: facts(next),
        },
      ],
    }
  },
})

const facts = ({ pseudonym, dateOfBirth, birthTime, cityName, country, utc }: BirthRecord) => ({
  pseudonym,
  dateOfBirth,
  birthTime,
  cityName,
  country,
  utc: utc.toISOString(),
})

export const declineCorrection = operation({
  name: 'corrections.decline',
  summary: 'Leave the saved record as it is, and say why',
  who: 'admin',
  input: declineCorrectionSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'corrections.decline': CORRECTION },
  change({ services, actor }, { id, answer }) {
    const result = { message: DECLINED }
    const { request } = requestById(services, id)
    if (!decide(services, request, { status: 'declined', answer, decidedBy: actor.id }))
      return { result, entries: [] }
    return {
      result,
      entries: [
        {
          action: 'corrections.decline',
          entityId: id,
          subjectUserId: request.userId,
          before: { status: 'pending' },
          after: { status: 'declined', answer },
        },
      ],
    }
  },
})
