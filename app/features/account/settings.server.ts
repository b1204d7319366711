import { z } from 'zod'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/index.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { endTokens } from './account-tokens.server.ts'
import { MIN_ADMIN_PASSWORD, MIN_PASSWORD } from './accounts.limits.ts'
import { passwordChangedLetter } from './accounts.mails.ts'
import { accountsRepo, type UserRow, updateAccount } from './accounts.repo.server.ts'
import { browserName } from './browser-name.ts'
import { mailPerson } from './mail-person.server.ts'
import { loadPasskeys } from './passkeys.repo.server.ts'
import { hashPassword, passwordMatches } from './password.server.ts'
import { isLongPassword, refuseWeak } from './password-rules.server.ts'
import { endOtherSessions, endSessionByName, listSessions, renewAndEndOthers } from './sessions.server.ts'
import {
  changeHouseViewSchema,
  changeLanguageSchema,
  changeNameSchema,
  changePasswordSchema,
  endSessionSchema,
} from './settings.schema.ts'
import { settingsWords } from './settings-messages.ts'

const nothing = z.object({})

export const readSettingsPage = operation({
  name: 'settings.read',
  summary: 'The account, its sessions and how its data are kept',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services, actor, sessionToken, isStrong }) {
    const { db, clock, settings } = services
    const { isAdmin, hasSecondFactor: isOn } = actor
    return {
      ...pick(actor, 'name', 'email', 'isAdmin', 'createdAt', 'hasPassword', 'hasBirthData', 'houseView'),
      isEncrypted: Boolean(settings.databaseKey),
      houseSystems: HOUSE_SYSTEM_KEYS.map((key) => ({
        key,
        name: astroWords.houseSystems[key],
        description: astroWords.houseSystemMethods[key],
      })),
      passkeys: loadPasskeys(db, actor.id).length,
      twoStep: { isOn },
      needsStronger: isAdmin && !isStrong,
      passwordAtLeast: isAdmin && !isOn ? MIN_ADMIN_PASSWORD : MIN_PASSWORD,
      sessions: listSessions(db, clock, actor.id, sessionToken).map(({ userAgent, ...session }) => ({
        ...session,
        browser: browserName(userAgent),
      })),
    }
  },
})

export type SettingsView = ReturnType<typeof readSettingsPage.run> extends infer View ? Awaited<View> : never

/** An operation that writes what was sent into the person's account. */
const changeSetting = <Schema extends z.ZodType<Partial<UserRow>>>(
  name: string,
  summary: string,
  input: Schema,
) =>
  operation({
    name: `settings.change-${name}`,
    summary,
    who: 'member',
    input,
    limit: 'write',
    idempotency: 'natural',
    run({ services, actor }, changes) {
      updateAccount(services.db, actor.id, changes)
      return changes
    },
  })

export const changeName = changeSetting('name', 'Change the name of the account', changeNameSchema)
export const changeHouseView = changeSetting(
  'house-view',
  'Choose the house system of the reports; the saved chart keeps its own',
  changeHouseViewSchema,
)
export const changeLanguage = changeSetting(
  'language',
  'Choose the language of one’s pages and mails',
  changeLanguageSchema,
)

/** Needs the current password, so that an unattended screen is not enough to take over an account. */
export const changePassword = operation({
  name: 'settings.change-password',
  summary: 'Change the password; every other session ends, and this one gets a new token',
  who: 'member',
  input: changePasswordSchema,
  limit: 'sign-in',
  idempotency: 'natural',
  async run(call, { currentPassword, password }) {
    const { actor } = call
    const { db } = call.services
    const account = () => accountsRepo(db).byId.get({ id: actor.id })
    const stored = () => account()?.passwordHash
    const user = account()
    const before = user?.passwordHash
    if (!before) throw new Refusal('account.no-password', settingsWords.password.noPassword)
    refuseWeak(call.services, password, user)
    const passwordHash = (await passwordMatches(before, currentPassword))
      ? await hashPassword(password)
      : undefined
    const changed =
      passwordHash !== undefined &&
      db.write(() => {
        // Another request may have changed it while the new one was hashed.
        if (stored() !== before) return null
        updateAccount(db, actor.id, { passwordHash, hasLongPassword: isLongPassword(password) })
        endTokens(db, actor.id, 'reset')
        noteSecurity(call, 'password.changed', actor.id)
        return { token: renewAndEndOthers(call, actor.id) }
      })
    if (changed) {
      mailPerson(call.services, actor, passwordChangedLetter)
      return changed
    }
    // The button was pressed twice: the password is already the new one.
    if (await passwordMatches(stored(), password)) return { token: null }
    noteSecurity(call, 'password.wrong', actor.id)
    throw fieldRefusal('password.wrong', 'currentPassword', settingsWords.password.wrong)
  },
})

export const signOutElsewhere = operation({
  name: 'settings.sign-out-elsewhere',
  summary: 'End every session but this one',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run(call) {
    const { services, actor, sessionToken } = call
    noteSecurity(call, 'sessions.ended', actor.id)
    if (!sessionToken) return { ended: 0 }
    return services.db.write(() => ({ ended: endOtherSessions(call, actor.id, sessionToken) }))
  },
})

export const signOutOne = operation({
  name: 'settings.sign-out-one',
  summary: 'End one of the person’s other sessions',
  who: 'member',
  input: endSessionSchema,
  limit: 'write',
  idempotency: 'natural',
  run(call, { session }) {
    const { services, actor } = call
    if (endSessionByName(services.db, actor.id, session)) noteSecurity(call, 'sessions.ended', actor.id)
    return {}
  },
})
