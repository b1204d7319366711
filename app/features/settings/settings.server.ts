import { z } from 'zod'
import { HOUSE_SYSTEM_KEYS, HOUSE_SYSTEMS } from '../../astro/index.server'
import { endTokens } from '../accounts/account-tokens.server'
import { accountsRepo } from '../accounts/accounts.repo.server'
import { hashPassword, passwordMatches } from '../accounts/password.server'
import { endOtherSessions, sessionsOf } from '../accounts/sessions.server'
import { birthRecordExists } from '../birth-data/birth-data.repo.server'
import { houseViewOf, setHouseView } from '../charts/charts.repo.server'
import { fieldRefusal, operation, Refusal } from '../operation.server'
import { factorOf } from '../second-factor/second-factor.repo.server'
import { mayUseTwoStep } from '../second-factor/second-factor.server'
import { noteSecurity } from '../security/security-log.server'
import { browserName } from './browser-name'
import { renamePerson } from './settings.repo.server'
import { changeHouseViewSchema, changeNameSchema, changePasswordSchema } from './settings.schema'

const nothing = z.object({})

const WRONG_PASSWORD = 'This is not your current password'
const NO_PASSWORD = 'Your account has no password. Use “Forgot password?” on the sign-in page to choose one.'

export const readSettingsPage = operation({
  name: 'settings.read',
  summary: 'The account, its sessions and how its data are kept',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services, actor, sessionToken }) {
    const { db, clock, settings } = services
    const { name, email, isAdmin, createdAt } = actor
    return {
      name,
      email,
      isAdmin,
      createdAt,
      hasPassword: Boolean(accountsRepo(db).byId.get({ id: actor.id })?.passwordHash),
      hasBirthData: birthRecordExists(db, actor.id),
      isEncrypted: Boolean(settings.databaseKey),
      houseView: houseViewOf(db, actor.id),
      houseSystems: HOUSE_SYSTEM_KEYS.map((key) => {
        const { name, description } = HOUSE_SYSTEMS[key]
        return { key, name, description }
      }),
      twoStep: mayUseTwoStep(services, actor) ? { isOn: Boolean(factorOf(db, actor.id)?.enabledAt) } : null,
      sessions: sessionsOf(db, clock, actor.id, sessionToken).map(({ userAgent, ...session }) => ({
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
  repeat: 'same',
  run({ services, actor }, { name }) {
    renamePerson(services.db, actor.id, name)
    return { name }
  },
})

export const changeHouseView = operation({
  name: 'settings.change-house-view',
  summary: 'Choose the house system of the reports; the saved chart keeps its own',
  who: 'member',
  input: changeHouseViewSchema,
  limit: 'write',
  repeat: 'same',
  run({ services, actor }, { houseView }) {
    setHouseView(services.db, actor.id, houseView)
    return { houseView }
  },
})

/** Asks for the present password, so that an open screen left alone is not enough to take an account over. */
export const changePassword = operation({
  name: 'settings.change-password',
  summary: 'Change the password; every other session ends',
  who: 'member',
  input: changePasswordSchema,
  limit: 'sign-in',
  repeat: 'same',
  async run(call, { currentPassword, password }) {
    const { actor, sessionToken } = call
    const { db } = call.services
    const stored = () => accountsRepo(db).byId.get({ id: actor.id })?.passwordHash
    const endOthers = () => (sessionToken ? endOtherSessions(db, actor.id, sessionToken) : 0)
    const before = stored()
    if (!before) throw new Refusal(409, NO_PASSWORD)
    const passwordHash = (await passwordMatches(before, currentPassword))
      ? await hashPassword(password)
      : undefined
    const changed =
      passwordHash !== undefined &&
      db.write(() => {
        // While the new one was hashed, another press or another browser may have changed it.
        if (stored() !== before) return null
        accountsRepo(db).setPassword.run({ id: actor.id, passwordHash })
        endTokens(db, actor.id, 'reset')
        noteSecurity(call, 'password.changed', actor.id)
        return { ended: endOthers() }
      })
    if (changed) return changed
    // The button pressed twice: what was asked for is so already.
    if (await passwordMatches(stored(), password)) return { ended: endOthers() }
    noteSecurity(call, 'password.wrong', actor.id)
    throw fieldRefusal('currentPassword', WRONG_PASSWORD)
  },
})

export const signOutElsewhere = operation({
  name: 'settings.sign-out-elsewhere',
  summary: 'End every session but this one',
  who: 'member',
  input: nothing,
  limit: 'write',
  repeat: 'same',
  run(call) {
    const { services, actor, sessionToken } = call
    noteSecurity(call, 'sessions.ended', actor.id)
    return { ended: sessionToken ? endOtherSessions(services.db, actor.id, sessionToken) : 0 }
  },
})
