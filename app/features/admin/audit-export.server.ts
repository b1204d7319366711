import { desc, eq, lt } from 'drizzle-orm'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import { auditLog, users } from '#db/schema/index.ts'
import { type AuditEntry, entryColumns } from './audit-log.server.ts'

export const exportAudit = csvExport<AuditEntry>({
  name: 'audit.export',
  summary: 'The audit log as a CSV file',
  entity: 'audit-log',
  file: 'audit-log.csv',
  columns: [
    { head: 'id', value: (entry) => entry.id },
    { head: 'at', value: (entry) => entry.at },
    { head: 'actor', value: (entry) => entry.actorEmail },
    { head: 'action', value: (entry) => entry.action },
    { head: 'entity', value: (entry) => entry.entity },
    { head: 'entityId', value: (entry) => entry.entityId },
    { head: 'before', value: (entry) => entry.before && JSON.stringify(entry.before) },
    { head: 'after', value: (entry) => entry.after && JSON.stringify(entry.after) },
    { head: 'undoneAt', value: (entry) => entry.undoneAt },
  ],
  read: (db, last, limit) =>
    db.orm
      .select(entryColumns)
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(last ? lt(auditLog.id, last.id) : undefined)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .all(),
})
