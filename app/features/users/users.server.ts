import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isLastAdmin, LAST_ADMIN } from '#app/features/account/admins.server.ts'
import { deletePerson } from '#app/features/account/delete-person.server.ts'
import { requireFreshProof } from '#app/features/account/fresh-proof.server.ts'
import { endSessionsOf } from '#app/features/account/sessions.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import {
  contains,
  countAll,
  countUpTo,
  listPage,
  listSchema,
  MANY,
  orderBy,
  pageAt,
} from '#app/features/listing/list.server.ts'
import { differences, recordChange } from '#app/features/operations/audit-entry.server.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import { NO_SUCH_USER } from '#app/features/operations/person.ts'
import type { Services } from '#app/features/operations/services.ts'
import { users } from '#db/schema/index.ts'
import { NOT_YOURSELF } from './user-messages.ts'
import { changeUserSchema, userIdSchema } from './users.schema.ts'

const listed = {
  id: users.id,
  name: users.name,
  email: users.email,
  isAdmin: users.isAdmin,
  accountStatus: users.accountStatus,
  lastLogin: users.lastLogin,
  createdAt: users.createdAt,
}

const SORTS = ['created', 'name', 'email', 'lastLogin', 'status'] as const

export const listUsers = operation({
  name: 'users.list',
  summary: 'The accounts, a page at a time',
  who: 'admin',
  input: listSchema(SORTS, '-created', { status: z.enum(['', 'active', 'suspended', 'admin']).catch('') }),
  limit: 'read',
  run({ services: { db } }, query) {
    const conditions: SQL[] = []
    const search = query.q ? contains(db, 'users', query.q) : null
    if (search) conditions.push(search.where)
    if (query.status === 'admin') conditions.push(eq(users.isAdmin, true))
    else if (query.status) conditions.push(eq(users.accountStatus, query.status))
    const where = and(...conditions)
    const columns = {
      created: users.createdAt,
      name: users.name,
      email: users.email,
      lastLogin: users.lastLogin,
      status: users.accountStatus,
    }
    return listPage(query, {
      count: () => {
        if (!where) return countAll(db, sql`from ${users}`)
        if (search?.many && !query.status) return MANY
        return countUpTo(db, sql`select 1 from ${users} where ${where}`)
      },
      rows: (limit, offset) => {
        const at = pageAt(where, query.sort, columns, users.id, { limit, offset })
        return db.orm
          .select(listed)
          .from(users)
          .where(at.where)
          .orderBy(...orderBy(query.sort, columns, users.id))
          .limit(limit)
          .offset(at.offset)
          .all()
      },
    })
  },
})

export type UserListRow = Awaited<ReturnType<typeof listUsers.run>>['rows'][number]

export const exportUsers = csvExport<UserListRow>({
  name: 'users.export',
  summary: 'The accounts as a CSV file',
  entity: 'user',
  file: 'users.csv',
  columns: [
    { head: 'id', value: (user) => user.id },
    { head: 'name', value: (user) => user.name },
    { head: 'email', value: (user) => user.email },
    { head: 'isAdmin', value: (user) => user.isAdmin },
    { head: 'accountStatus', value: (user) => user.accountStatus },
    { head: 'lastLogin', value: (user) => user.lastLogin },
    { head: 'createdAt', value: (user) => user.createdAt },
  ],
  read: (db, last, limit) =>
    db.orm
      .select(listed)
      .from(users)
      .where(
        last ? sql`(${users.createdAt}, ${users.id}) < (${last.createdAt.getTime()}, ${last.id})` : undefined,
      )
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit)
      .all(),
})

export const readUser = operation({
  name: 'users.read',
  summary: 'One account',
  who: 'admin',
  input: userIdSchema,
  limit: 'read',
  run: ({ services }, { id }) => userById(services, id),
})

function userById({ db }: Services, id: string): UserListRow {
  const user = db.orm.select(listed).from(users).where(eq(users.id, id)).get()
  if (!user) throw new Refusal('user.not-found', NO_SUCH_USER)
  return user
}

export const changeUser = operation({
  name: 'users.change',
  summary: 'Make or remove an administrator; suspend or activate an account',
  who: 'admin',
  input: changeUserSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: {
    'users.suspend': 'user',
    'users.activate': 'user',
    'users.make-admin': 'user',
    'users.remove-admin': 'user',
  },
  change(call, { id, ...wanted }) {
    const { services, actor } = call
    const { db } = services
    const user = userById(services, id)
    const next = {
      isAdmin: wanted.isAdmin ?? user.isAdmin,
      accountStatus: wanted.accountStatus ?? user.accountStatus,
    }
    if (next.isAdmin && !user.isAdmin) requireFreshProof(call)
    const loses = (user.isAdmin && !next.isAdmin) || next.accountStatus === 'suspended'
    if (loses) guard(services, actor.id, user)
    const { before, after } = differences({ ...user }, next)
    if (Object.keys(after).length === 0) return { result: user, wrote: [] }
    db.orm
      .update(users)
      .set({ ...next, adminLevel: next.isAdmin ? 1 : 0 })
      .where(eq(users.id, id))
      .run()
    if (next.accountStatus === 'suspended') endSessionsOf(db, id)
    if ('isAdmin' in after) noteSecurity(call, next.isAdmin ? 'admin.granted' : 'admin.revoked', id)
    if ('accountStatus' in after) {
      noteSecurity(call, next.accountStatus === 'suspended' ? 'account.suspended' : 'account.activated', id)
    }
    return {
      result: { ...user, ...next },
      wrote: [{ action: nameOf(after), entityId: id, subjectUserId: id, before, after }],
    }
  },
})

function nameOf(after: Record<string, unknown>) {
  if ('accountStatus' in after)
    return after.accountStatus === 'suspended' ? 'users.suspend' : 'users.activate'
  return after.isAdmin ? 'users.make-admin' : 'users.remove-admin'
}

/** Nobody may lock themself out, and somebody must be left to administer. */
function guard({ db }: Services, actorId: string, user: UserListRow): void {
  if (user.id === actorId) throw new Refusal('user.yourself', NOT_YOURSELF)
  if (user.isAdmin && isLastAdmin(db, user.id)) throw new Refusal('account.last-admin', LAST_ADMIN)
}

export const deleteUser = operation({
  name: 'users.delete',
  summary: 'Delete an account and everything that is the person’s',
  who: 'admin',
  input: userIdSchema,
  limit: 'write',
  idempotency: 'natural',
  auditExemption: 'Deleting a person ends with work that cannot be done within a transaction.',
  run(call, { id }) {
    const { services, actor } = call
    const user = userById(services, id)
    guard(services, actor.id, user)
    const receipt = deletePerson(call, user, () =>
      recordChange(services, actor, { action: 'users.delete', entity: 'user', entityId: id }),
    )
    return { message: 'User deleted', receipt }
  },
})
