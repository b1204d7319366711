import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SECURITY_EVENT_KINDS } from '#app/features/audit/security-events.ts'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import { contains, countUpTo, listPage, listSchema, orderBy } from '#app/features/listing/list.server.ts'
import { operation } from '#app/features/operations/operation.server.ts'
import { securityEvents, users } from '#db/schema/index.ts'

const columns = {
  id: securityEvents.id,
  at: securityEvents.at,
  kind: securityEvents.kind,
  userId: securityEvents.userId,
  userName: users.name,
  userEmail: users.email,
  requestId: securityEvents.requestId,
}

export const listSecurityEvents = operation({
  name: 'security.list',
  summary: 'The security log: sign-ins, failures and changes of rights',
  who: 'admin',
  input: listSchema(['at'], '-at', {
    kind: z.enum(['', ...SECURITY_EVENT_KINDS]).catch(''),
    user: z.string().trim().max(60).catch(''),
  }),
  limit: 'read',
  run({ services: { db } }, query) {
    const conditions: SQL[] = []
    if (query.kind) conditions.push(eq(securityEvents.kind, query.kind))
    if (query.user) conditions.push(eq(securityEvents.userId, query.user))
    if (query.q) {
      const ofPerson = contains(db, 'users', query.q, securityEvents.userId).where
      conditions.push(or(ofPerson, eq(securityEvents.requestId, query.q))!)
    }
    const where = and(...conditions)
    const from = sql`from ${securityEvents} left join ${users} on ${users.id} = ${securityEvents.userId}`
    return listPage(query, {
      count: () => countUpTo(db, sql`select 1 ${from} ${where ? sql`where ${where}` : sql``}`, 10_000),
      rows: (limit, offset) =>
        db.orm
          .select(columns)
          .from(securityEvents)
          .leftJoin(users, eq(users.id, securityEvents.userId))
          .where(where)
          .orderBy(...orderBy(query.sort, { at: securityEvents.at }, securityEvents.id))
          .limit(limit)
          .offset(offset)
          .all(),
    })
  },
})

export type SecurityEventRow = Awaited<ReturnType<typeof listSecurityEvents.run>>['rows'][number]

export const exportSecurityEvents = csvExport<SecurityEventRow>({
  name: 'security.export',
  summary: 'The security log as a CSV file',
  entity: 'security-log',
  file: 'security-events.csv',
  columns: [
    { head: 'id', value: (event) => event.id },
    { head: 'at', value: (event) => event.at },
    { head: 'kind', value: (event) => event.kind },
    { head: 'userId', value: (event) => event.userId },
    { head: 'email', value: (event) => event.userEmail },
    { head: 'requestId', value: (event) => event.requestId },
  ],
  read: (db, last, limit) =>
    db.orm
      .select(columns)
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.userId))
      .where(last ? lt(securityEvents.id, last.id) : undefined)
      .orderBy(desc(securityEvents.id))
      .limit(limit)
      .all(),
})
