import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineList, filter, keyOf } from '#app/features/listing/define-list.server.ts'
import { contains, hasPart, like, searchWords } from '#app/features/listing/list.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { auditLog, userStories, users } from '#db/schema/index.ts'

const selectName = (table: string, name: string) =>
  `(select ${name} from ${table} where t.id = audit_log.entity_id)`

const joinOwner = 'join users u on u.id ='

/** The name of an entry's entity; null if it has no name or was deleted. */
const thingName = sql<string | null>`case ${auditLog.entity} ${sql.raw(
  Object.entries({
    user: selectName('users t', 'coalesce(t.name, t.email)'),
    story: selectName('user_stories t', 't.title'),
    'story-question': selectName('story_questions t', 'coalesce(t.text_en, t.text_ar)'),
    episode: selectName('episodes t', 't.name'),
    event: selectName('events t', 't.title'),
    'enhanced-event': selectName('events_enhanced t', 't.title'),
    keyword: selectName('keywords t', 't.keyword_text'),
    'keyword-category': selectName('keyword_categories t', 't.categoryname'),
    'planetary-ruler': selectName('planetary_rulers t', 't.sign'),
    'birth-detail': selectName(
      `birth_details t ${joinOwner} t.user_id`,
      'coalesce(t.pseudonym, u.name, u.email)',
    ),
    'correction-request': selectName(
      `correction_requests t ${joinOwner} t.user_id`,
      'coalesce(u.name, u.email)',
    ),
    'natal-chart': selectName(
      `astrological_readings t join birth_details b on b.id = t.birth_detail_id ${joinOwner} b.user_id`,
      'coalesce(b.pseudonym, u.name, u.email)',
    ),
  })
    .map(([entity, name]) => `when '${entity}' then ${name}`)
    .join(' '),
)} end`

const entryColumns = {
  ...pick(auditLog, 'id', 'at', 'action', 'entity', 'entityId', 'before', 'after', 'undoneAt'),
  thingName,
  actorId: auditLog.actorId,
  actorName: users.name,
  actorEmail: users.email,
}

const entries = (db: Db, columns: typeof entryColumns) =>
  db.orm.select(columns).from(auditLog).leftJoin(users, eq(users.id, auditLog.actorId))

export const {
  list: listAudit,
  one: entryById,
  csv,
} = defineList({
  name: 'audit.list',
  summary: 'Every change that an administrator made, newest first',
  who: 'admin',
  table: auditLog,
  select: entryColumns,
  from: entries,
  sorts: { at: auditLog.at },
  order: '-at',
  search(db, q) {
    const ofActor = contains(db, 'users', q, auditLog.actorId).where
    // Names of operations and ids have one spelling.
    const named = [auditLog.action, auditLog.entityId].map((column) => hasPart(column, q))
    return or(ofActor, ...named, like(q, [auditLog.before, auditLog.after]))!
  },
  filters: {
    entity: keyOf(auditLog.entity),
    actor: keyOf(auditLog.actorId),
    person: filter(searchWords, (q, { db }) => ofPerson(db, q)),
    day: filter(z.iso.date().or(z.literal('')).catch(''), onDay),
  },
  countTo: 10_000,
  more: ({ db }) => ({ entities: loadEntities(db) }),
  missing: ['audit.not-found', 'There is no such entry in the audit log.'],
})

export type AuditEntry = ReturnType<typeof entryById>

export const exportAudit = csv({
  name: 'audit.export',
  summary: 'The audit log as a CSV file',
  entity: 'audit-log',
  file: 'audit-log.csv',
  order: '-id',
  columns: [
    'id',
    'at',
    ['actor', (entry) => entry.actorEmail],
    'action',
    'entity',
    'entityId',
    ['before', (entry) => entry.before && JSON.stringify(entry.before)],
    ['after', (entry) => entry.after && JSON.stringify(entry.after)],
    'undoneAt',
  ],
})

/** Entries made by or about a person, found by a part of their name or address. */
function ofPerson(db: Db, q: string): SQL {
  const people = sql`(select ${users.id} from ${users} where ${contains(db, 'users', q).where})`
  const isTheirs = (column: typeof auditLog.actorId | typeof auditLog.subjectUserId) =>
    sql`${column} in ${people}`
  return or(isTheirs(auditLog.actorId), about(isTheirs(auditLog.subjectUserId)))!
}

/**
 * Entries about a person. Those about anonymous stories are left out, and those about stories that are gone: whose they
 * are is told only to an administrator who asks, which the author sees.
 */
export const about = (person: SQL): SQL =>
  sql`(${person} and (${auditLog.entity} <> 'story' or exists (
    select 1 from ${userStories} where ${userStories.id} = ${auditLog.entityId} and not ${userStories.isAnonymous}
  )))`

/** Entries of a day in UTC. */
function onDay(day: string): SQL {
  const from = Date.parse(day)
  return sql`${auditLog.at} >= ${from} and ${auditLog.at} < ${from + DAY}`
}

/** The kinds of entities in the log, with one step through the index for each. */
function loadEntities(db: Db): string[] {
  return db.sqlite
    .prepare(
      `with recursive kinds(entity) as (
         select min(entity) from audit_log
         union all select (select min(entity) from audit_log where entity > kinds.entity) from kinds where entity is not null
       ) select entity from kinds where entity is not null`,
    )
    .pluck()
    .all() as string[]
}

export const readAuditEntry = operation({
  name: 'audit.read',
  summary: 'One entry of the audit log',
  who: 'admin',
  input: z.object({ id: z.coerce.number().int().positive() }),
  limit: 'read',
  run: ({ services: { db } }, { id }) => entryById(db, id),
})

/** The newest entries that match a condition. */
export const entriesWhere = (db: Db, where: SQL, limit: number): AuditEntry[] =>
  entries(db, entryColumns).where(where).orderBy(desc(auditLog.id)).limit(limit).all()

/** The newest entries, for the dashboard. */
export function recentChanges({ db }: Services, limit: number): AuditEntry[] {
  return entries(db, entryColumns).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit).all()
}
