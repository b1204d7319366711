import { z } from 'zod'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/index.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { birthRecordExists } from '#app/features/charts/birth-record.repo.server.ts'
import { loadHouseView } from '#app/features/charts/charts.repo.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { endTokens } from './account-tokens.server.ts'
import { MIN_ADMIN_PASSWORD, MIN_PASSWORD } from './accounts.limits.ts'
import { passwordChangedLetter } from './accounts.mails.ts'
import { accountsRepo, updateAccount } from './accounts.repo.server.ts'
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
import { hasSecondFactor } from './two-factor.repo.server.ts'

const nothing = z.object({})

export const readSettingsPage = operation({
  name: 'settings.read',
  summary: 'The account, its sessions and how its data are kept',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services, actor, sessionToken, isStrong }) {
    const { db, clock, settings } = services
    const { name, email, isAdmin, createdAt } = actor
    const isOn = hasSecondFactor(db, actor.id)
    return {
      name,
      email,
      isAdmin,
      createdAt,
      hasPassword: Boolean(accountsRepo(db).byId.get({ id: actor.id })?.passwordHash),
      hasBirthData: birthRecordExists(db, actor.id),
      isEncrypted: Boolean(settings.databaseKey),
      houseView: loadHouseView(db, actor.id),
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

export const changeName = operation({
  name: 'settings.change-name',
  summary: 'Change the name of the account',
  who: 'member',
  input: changeNameSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { name }) {
    updateAccount(services.db, actor.id, { name })
    return { name }
  },
})

export const changeHouseView = operation({
  name: 'settings.change-house-view',
  summary: 'Choose the house system of the reports; the saved chart keeps its own',
  who: 'member',
  input: changeHouseViewSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { houseView }) {
    updateAccount(services.db, actor.id, { houseView })
    return { houseView }
  },
})

export const changeLanguage = operation({
  name: 'settings.change-language',
  summary: 'Choose the language of one’s pages and mails',
  who: 'member',
  input: changeLanguageSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { language }) {
    updateAccount(services.db, actor.id, { language })
    return { language }
  },
})

/** Needs the current password, so that an unattended screen is not enough to take over an account. */
export const changePassword = operation({
  name: 'settings.change-password',
  summary: 'Change the password; every other session ends, and this one gets a new token',
  who: 'member',
  input: changePasswordSchema,
  limit: 'sign-in',
  idempotency: 'natural',
  async run(call, { currentPassword, password }) {
    const { actor, sessionToken } = call
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
        return { token: renewAndEndOthers(db, actor.id, sessionToken) }
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
    return { ended: sessionToken ? endOtherSessions(services.db, actor.id, sessionToken) : 0 }
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
