import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** Every change that an administrator made. Entries never change, except that an undone change is marked. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of the operation, with dots: 'users.suspend'. */
    action: text('action').notNull(),
    /** The kind and the id of the changed record. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /**
     * The person whom the details are about. The details are deleted with that person's account. Of the deletion
     * itself, only action, entity and id remain.
     */
    subjectUserId: text('subject_user_id').references(() => users.id, { onDelete: 'cascade' }),
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
    undoneAt: integer('undone_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_entity').on(table.entity, table.entityId),
    index('audit_log_action').on(table.action, table.at),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_subject').on(table.subjectUserId),
  ],
)
