import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import {
  type Call,
  type Device,
  operation,
  Refusal,
  requireRequest,
} from '#app/operations/operation.server.ts'
import type { Person } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { newBrowserLetter } from './accounts.mails.ts'
import { accountsRepo, insertAccount, type UserRow, updateAccount } from './accounts.repo.server.ts'
import { registerSchema, signInSchema } from './accounts.schema.ts'
import { askOwnerToConfirm } from './confirm-email.server.ts'
import { isKnownDevice, noteDevice } from './device.server.ts'
import { mailPerson } from './mail-person.server.ts'
import { promoteProvedOwner } from './owner.server.ts'
import { hashPassword } from './password.server.ts'
import { isLongPassword, refuseGuessable } from './password-rules.server.ts'
import { beginSession, endSession } from './sessions.server.ts'
import { signInWords } from './sign-in-messages.ts'
import { attemptCounterOfAddress, countAsSignIn, tryPassword } from './try-password.server.ts'
import { hasSecondFactor } from './two-factor.repo.server.ts'

export interface SignedIn {
  person: Person
  /** For the session cookie. */
  token: string
  /** True if nobody is signed in yet: a code from the authenticator app is needed first. */
  awaitsTwoFactor: boolean
  /** For the cookie of a browser that the account knows now; null while a code is needed. */
  device: Device | null
}

interface Registered extends SignedIn {
  /** False if the account existed and its password was right. */
  isNew: boolean
}

export class SuspendedRefusal extends Refusal {
  constructor(readonly userId: string) {
    super('sign-in.suspended', signInWords.suspended)
  }
}

function toPerson({ id, email, name, isAdmin, createdAt, lastLogin }: Person): Person {
  return { id, email, name, isAdmin, createdAt, lastLogin }
}

/** The last step of signing in: a code comes after a password or Google. */
type SignInMethod = 'password' | 'google' | 'code' | 'passkey'

const NOTED_AS = {
  password: 'sign-in',
  google: 'sign-in.google',
  code: 'sign-in.code',
  passkey: 'sign-in.passkey',
} as const

/** Steps that complete two factors: what a person has, with what they know or are. */
const TWO_FACTORS: readonly SignInMethod[] = ['code', 'passkey']

/**
 * The first step of signing in, and the only one if no authenticator app is set up. Reads the account again, because it
 * may have been suspended or deleted while a password or a passkey was checked.
 */
export function signInAs(call: Call, { id }: Pick<UserRow, 'id'>, way: SignInMethod = 'password'): SignedIn {
  const { db, clock } = call.services
  return db.write(() => {
    const user = accountsRepo(db).byId.get({ id })
    if (!user) throw new Refusal('sign-in.wrong', signInWords.wrong)
    if (user.accountStatus !== 'active') throw new SuspendedRefusal(id)
    if (TWO_FACTORS.includes(way) || !hasSecondFactor(db, id)) return signUserIn(call, user, way)
    if (call.sessionToken) endSession(db, clock, call.sessionToken)
    const token = beginSession(db, clock, {
      userId: user.id,
      userAgent: call.userAgent,
      awaitsTwoFactor: true,
    })
    return { person: toPerson(user), token, awaitsTwoFactor: true, device: null }
  })
}

/** Ends the browser's session, if any, and begins a new one, to prevent session fixation. */
export function signUserIn(call: Call, user: UserRow, way: SignInMethod): SignedIn {
  const { db, clock } = call.services
  const isNewBrowser = user.lastLogin !== null && !isKnownDevice(call, user.id)
  const entered = db.write(() => {
    promoteProvedOwner(call, user)
    if (call.sessionToken) endSession(db, clock, call.sessionToken)
    updateAccount(db, user.id, { lastLogin: clock.now() })
    // A person who signs in on an Arabic page has chosen Arabic. English addresses name no language.
    const language = currentLanguage()
    if (language !== 'en') updateAccount(db, user.id, { language })
    noteSecurity(call, NOTED_AS[way], user.id)
    return {
      person: toPerson(accountsRepo(db).byId.get({ id: user.id })!),
      token: beginSession(db, clock, {
        userId: user.id,
        userAgent: call.userAgent,
        twoFactorVerified: TWO_FACTORS.includes(way),
      }),
      awaitsTwoFactor: false,
      device: noteDevice(call, user.id),
    }
  })
  if (isNewBrowser) {
    mailPerson(call.services, user, newBrowserLetter(call.userAgent, clock.now()))
  }
  return entered
}

/**
 * Writes to the security log that a suspended person was refused. It does so outside of the transaction, which the
 * refusal rolls back.
 */
export async function notingSuspended<Result>(call: Call, signIn: () => Result): Promise<Awaited<Result>> {
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof SuspendedRefusal) noteSecurity(call, 'sign-in.suspended', error.userId)
    throw error
  }
}

interface SignInContext extends z.output<typeof signInSchema> {
  call: Call
  /** Empty. Without one, the strategy would read the request, whose input the operation has already read and checked. */
  formData: FormData
}

const made = new WeakMap<Services, Authenticator<SignedIn>>()

/** remix-auth with the session storage of this process. */
function getAuthenticator(services: Services): Authenticator<SignedIn> {
  const authenticator =
    made.get(services) ??
    new Authenticator<SignedIn>(services.sessions, { throwOnError: true }).use(passwordStrategy(), 'password')
  made.set(services, authenticator)
  return authenticator
}

function passwordStrategy() {
  return new FormStrategy<SignedIn>(async ({ context }) => {
    const { call, email, password } = context as unknown as SignInContext
    const user = await tryPassword(call, email, password)
    if (!user) throw new Refusal('sign-in.wrong', signInWords.wrong)
    return notingSuspended(call, () => signInAs(call, user))
  })
}

export const signIn = operation({
  name: 'accounts.sign-in',
  summary: 'Sign in with email and password',
  who: 'anyone',
  input: signInSchema,
  limit: 'sign-in',
  idempotency: 'natural',
  account: ({ email }, call) => attemptCounterOfAddress(call, email),
  async run(call, { email, password }): Promise<SignedIn> {
    const context: SignInContext = { call, email, password, formData: new FormData() }
    try {
      return await getAuthenticator(call.services).authenticate('password', requireRequest(call), {
        context: context as unknown as AppLoadContext,
      })
    } catch (error) {
      if (error instanceof AuthorizationError && error.cause) throw error.cause
      throw error
    }
  },
})

export const register = operation({
  name: 'accounts.register',
  summary: 'Create an account with email and password',
  who: 'anyone',
  input: registerSchema,
  limit: 'register',
  idempotency: 'natural',
  async run(call, { name, email, password }): Promise<Registered> {
    const { db, clock } = call.services
    const repo = accountsRepo(db)
    // First, so that this answer does not tell who has an account, without a mail or an attempt that counts.
    refuseGuessable(password, { name, email })
    if (repo.byEmail.get({ email })) return signInToExisting(call, email, password)
    const passwordHash = await hashPassword(password, {
      rank: await call.services.limits.attemptsFrom(call.address),
    })
    const id = randomUUID()
    const isNew = insertAccount(db, {
      id,
      name,
      email,
      passwordHash,
      hasLongPassword: isLongPassword(password),
      createdAt: clock.now(),
      language: currentLanguage(),
    })
    if (!isNew) return signInToExisting(call, email, password)
    const user = repo.byId.get({ id })!
    askOwnerToConfirm(call.services, user)
    noteSecurity(call, 'registered', id)
    return { ...signInAs(call, user), isNew: true }
  },
})

/**
 * Registering again with the address and the password of an existing account signs in, as after pressing the button
 * twice. It gives no extra guesses: these attempts count with those of the sign-in page.
 */
async function signInToExisting(call: Call<'anyone'>, email: string, password: string): Promise<Registered> {
  await countAsSignIn(call, accountsRepo(call.services.db).byEmail.get({ email }))
  const user = await tryPassword(call, email, password)
  if (user) return notingSuspended(call, () => ({ ...signInAs(call, user), isNew: false }))
  const message = signInWords.emailTaken
  throw new Refusal('account.email-taken', message, { email: [message] })
}

export const signOut = operation({
  name: 'accounts.sign-out',
  summary: 'End this session',
  who: 'anyone',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run(call) {
    if (call.sessionToken) endSession(call.services.db, call.services.clock, call.sessionToken)
    return { message: signInWords.signedOut }
  },
})

export const currentPerson = operation({
  name: 'accounts.me',
  summary: 'The signed-in person, or null',
  who: 'anyone',
  input: z.object({}),
  limit: 'read',
  run: ({ actor }) => actor && toPerson(actor),
})
