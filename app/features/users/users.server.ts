import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { accountsRepo, updateAccount } from '#app/features/account/accounts.repo.server.ts'
import { isLastAdmin, LAST_ADMIN } from '#app/features/account/admins.server.ts'
import { deletePerson } from '#app/features/account/delete-person.server.ts'
import { requireFreshProof } from '#app/features/account/fresh-proof.server.ts'
import { endAllSessions } from '#app/features/account/sessions.server.ts'
import { hasSecondFactor } from '#app/features/account/two-factor.repo.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { differences, recordChange } from '#app/operations/audit-entry.server.ts'
import { type Call, type Change, operation, Refusal } from '#app/operations/operation.server.ts'
import { NO_SUCH_USER } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { users } from '#db/schema/index.ts'
import { NOT_YOURSELF } from './user-messages.ts'
import { changeUserSchema, userIdSchema } from './users.schema.ts'

const listed = {
  ...pick(users, 'id', 'name', 'email', 'isAdmin', 'accountStatus', 'lastLogin', 'createdAt'),
}

export const {
  list: listUsers,
  one: userById,
  csv,
} = defineList({
  name: 'users.list',
  summary: 'The accounts, a page at a time',
  who: 'admin',
  table: users,
  select: listed,
  from: (db, columns) => db.orm.select(columns).from(users),
  sorts: {
    created: users.createdAt,
    ...pick(users, 'name', 'email', 'lastLogin'),
    status: users.accountStatus,
  },
  order: '-created',
  search: 'users',
  filters: {
    status: choice({
      active: eq(users.accountStatus, 'active'),
      suspended: eq(users.accountStatus, 'suspended'),
      admin: eq(users.isAdmin, true),
    }),
  },
  missing: ['user.not-found', NO_SUCH_USER],
})

export type UserListRow = ReturnType<typeof userById>

export const exportUsers = csv({
  name: 'users.export',
  summary: 'The accounts as a CSV file',
  entity: 'user',
  file: 'users.csv',
  order: '-createdAt',
  columns: ['id', 'name', 'email', 'isAdmin', 'accountStatus', 'lastLogin', 'createdAt'],
})

export const readUser = operation({
  name: 'users.read',
  summary: 'One account',
  who: 'admin',
  input: userIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => userById(db, id),
})

/** The audit of a change of an account. */
export const CHANGE_ACCOUNT = {
  'users.suspend': 'user',
  'users.activate': 'user',
  'users.make-admin': 'user',
  'users.remove-admin': 'user',
} as const

/** Runs within the caller's transaction. */
export function changeAccount(
  call: Call<'admin'>,
  { id, ...wanted }: z.output<typeof changeUserSchema>,
): Change<UserListRow, keyof typeof CHANGE_ACCOUNT> {
  const { services, actor } = call
  const { db } = services
  const user = userById(db, id)
  const next = {
    isAdmin: wanted.isAdmin ?? user.isAdmin,
    accountStatus: wanted.accountStatus ?? user.accountStatus,
  }
  if (next.isAdmin && !user.isAdmin) requireFreshProof(call)
  const loses = (user.isAdmin && !next.isAdmin) || next.accountStatus === 'suspended'
  if (loses) guard(services, actor.id, user)
  const { before, after } = differences({ ...user }, next)
  if (Object.keys(after).length === 0) return { result: user, entries: [] }
  updateAccount(db, id, { ...next, adminLevel: next.isAdmin ? 1 : 0 })
  if (next.accountStatus === 'suspended') endAllSessions(db, id)
  if ('isAdmin' in after) noteSecurity(call, next.isAdmin ? 'admin.granted' : 'admin.revoked', id)
  if ('accountStatus' in after) {
    noteSecurity(call, next.accountStatus === 'suspended' ? 'account.suspended' : 'account.activated', id)
  }
  return {
    result: { ...user, ...next },
    entries: [{ action: nameChange(after), entityId: id, subjectUserId: id, before, after }],
  }
}

export const changeUser = operation({
  name: 'users.change',
  summary: 'Make or remove an administrator; suspend or activate an account',
  who: 'admin',
  input: changeUserSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: CHANGE_ACCOUNT,
  change: changeAccount,
})

function nameChange(after: Record<string, unknown>) {
  if ('accountStatus' in after)
    return after.accountStatus === 'suspended' ? 'users.suspend' : 'users.activate'
  return after.isAdmin ? 'users.make-admin' : 'users.remove-admin'
}

/** For an administrator who has just been made: what keeps the back-office closed to them. */
export const readStrength = operation({
  name: 'users.strength',
  summary: 'Whether an account is signed in to strongly enough for the back-office',
  who: 'admin',
  input: userIdSchema,
  limit: 'read',
  run({ services: { db } }, { id }) {
    const user = accountsRepo(db).byId.get({ id })
    const isStrong = !user?.passwordHash || user.hasLongPassword || hasSecondFactor(db, id)
    return { isStrong }
  },
})

/** Nobody may lock themselves out, and at least one administrator must remain. */
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
    const user = userById(services.db, id)
    guard(services, actor.id, user)
    const receipt = deletePerson(call, user, () =>
      recordChange(services, actor, {
        action: 'users.delete',
        entity: 'user',
        entityId: id,
        subjectUserId: null,
      }),
    )
    return { message: 'User deleted', receipt }
  },
})
