import { eq, or } from 'drizzle-orm'
import { SECURITY_EVENT_KINDS } from '#app/features/audit/security-events.ts'
import { defineList, keyOf, oneOf } from '#app/features/listing/define-list.server.ts'
import { contains } from '#app/features/listing/list.server.ts'
import { pick } from '#app/pick.ts'
import { securityEvents, users } from '#db/schema/index.ts'

export const { list: listSecurityEvents, csv } = defineList({
  name: 'security.list',
  summary: 'The security log: sign-ins, failures and changes of rights',
  who: 'admin',
  table: securityEvents,
  select: {
    ...pick(securityEvents, 'id', 'at', 'kind', 'userId'),
    userName: users.name,
    userEmail: users.email,
    requestId: securityEvents.requestId,
  },
  from: (db, columns) =>
    db.orm.select(columns).from(securityEvents).leftJoin(users, eq(users.id, securityEvents.userId)),
  sorts: { at: securityEvents.at },
  order: '-at',
  search: (db, q) =>
    or(contains(db, 'users', q, securityEvents.userId).where, eq(securityEvents.requestId, q))!,
  filters: { kind: oneOf(securityEvents.kind, SECURITY_EVENT_KINDS), user: keyOf(securityEvents.userId) },
  countTo: 10_000,
})

export const exportSecurityEvents = csv({
  name: 'security.export',
  summary: 'The security log as a CSV file',
  entity: 'security-log',
  file: 'security-events.csv',
  order: '-id',
  columns: ['id', 'at', 'kind', 'userId', ['email', (event) => event.userEmail], 'requestId'],
})
