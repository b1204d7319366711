import type { z } from 'zod'
import type { Mailer } from '#app/adapters/mail/mailer.server.ts'
import type { Embedder } from '#app/adapters/retrieval/embedder.ts'
import type { Workers } from '#app/adapters/workers/worker-pool.server.ts'
import type { Settings } from '#app/env.server.ts'
import type { Device } from '#app/features/account/device.server.ts'
import type { Writing } from '#app/features/analysis/smoothing.server.ts'
import type { Backups } from '#app/features/maintenance/backups.server.ts'
import type { Reindexer } from '#app/features/maintenance/reindexer.server.ts'
import type { Places } from '#app/geo/places.server.ts'
import type { Db } from '#db/client.server.ts'
import type { Replication } from '#db/replication.ts'
import type { Clock } from './clock.ts'
import type { Person } from './person.ts'

/** What the process owns and every operation may use. */
export interface Services {
  settings: Settings
  db: Db
  places: Places
  mailer: Mailer
  embedder: Embedder
  /** A language model that may smooth sentences for whoever agrees; null where none is set up. */
  writing: Writing | null
  clock: Clock
  limits: RateLimits
  /** Heavy work, done beside the event loop. */
  work: Workers
  backups: Backups
  reindexer: Reindexer
  /** Null where this node's database is its own alone. */
  replication: Replication | null
}

/** Classes of rate limit: how dear a use is, or how tempting to repeat. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'code' | 'register' | 'reset' | 'model'

/** What a use is counted by besides the address: an account; or a counter of its own, which counts alone. */
export type Counted = string | { own: string }

export interface RateLimits {
  /**
   * Counts one use, and one try at an account where it is not the actor's own.
   * @throws Refusal 429 with `retryAfter` seconds among its details.
   */
  take(limit: RateClass, call: Pick<Call, 'actor' | 'address'>, account?: Counted): Promise<void>
  /** Counts a try at an account from a place that it does not know, and refuses none. @returns how many there were. */
  tryAt(account: string): Promise<number>
  /** How many tries to sign in or register came from this address lately. */
  triesFrom(address: string): Promise<number>
  /** Counts one request, whatever it is for. @throws Refusal 429 */
  takeRequest(address: string): Promise<void>
  /** Counts how long the event loop was busy with a request of this address; `takeRequest` refuses who used too much. */
  charge(address: string, milliseconds: number): Promise<void>
  /** True once an hour: for what is worth noting, but not each time. */
  isFirst(what: string): Promise<boolean>
}

/** Who may run an operation: anybody, a signed-in person, or an administrator. */
export type Who = 'anyone' | 'member' | 'admin'

type Actor<W extends Who> = W extends 'anyone' ? Person | null : Person

/** One use of an operation: what it may touch, and for whom. */
export interface Call<W extends Who = Who> {
  services: Services
  actor: Actor<W>
  /** The browser's session, null when signed out. */
  sessionToken: string | null
  userAgent: string | null
  /** What its cookie says of the accounts that this browser has signed in to before. */
  device: Device | null
  /** Where the request came from, for limits only; never stored, never logged. */
  address: string
  /** Names one showing of a form, or one call, however often it is sent. */
  idempotencyKey?: string | null
  /** When the form that is sent had been shown; nothing where none was, as with a call. */
  formShownAt?: Date | undefined
  /** The same as in the log and in the answer's X-Request-Id; null where no request asks. */
  requestId: string | null
  /** True where the session was begun with a code of the authenticator app. */
  twoFactorVerified: boolean
  /** When the actor last proved who they are: at sign-in, or again since. */
  provedAt: Date | null
  /** A JSON call, which nobody can be asked anything over. */
  isJson?: boolean
  /** Signs in strongly enough for the back-office. */
  isStrong: boolean
  /** Told when an administrator's operation is refused to somebody who is none. */
  onDenied?: (() => void) | undefined
  /** Told when a use is refused because there were too many, or no room: the answer says when to come again. */
  onTooMany?: ((seconds: number) => void) | undefined
  /** Told where this node cannot write: another may. */
  onUnwritable?: (() => void) | undefined
}

interface Definition<W extends Who, Schema extends z.ZodType, Result> {
  /** Dotted, as it stands in logs: 'birth-data.save'. */
  name: string
  /** One line for the description of the calls. */
  summary: string
  who: W
  input: Schema
  /** Which account a try is made at, where anybody may try: counted by itself. */
  account?(input: z.output<Schema>, call: Call<W>): Counted | undefined
  run(call: Call<W>, input: z.output<Schema>): Result | Promise<Result>
}

/** For what creates something: the same request again, as when a button is pressed twice, creates nothing more. */
export interface IdempotencyRule<W extends Who, Input, Result> {
  /**
   * `database`: all that it does is in the database, at once, and so is done in one transaction with the
   * note that it was. `beyond`: it reaches further, as a mail does, and is claimed first.
   */
  where: 'database' | 'beyond'
  /** What was created, by its key: kept for a day, and so none of people's words. */
  created(result: Result): string
  /** The answer once more; undefined where what was created is no longer there, and may be created again. */
  again(call: Call<W>, created: string, input: Input): Result | undefined
}

/** How often, and what a request does that comes a second time. What only reads need not say. */
type Repetition<W extends Who, Input, Result> =
  | { limit: 'read'; idempotency?: undefined }
  /** `same`: by its nature two leave what one does (a value is set, a row can be there once, nothing is stored). */
  | { limit: Exclude<RateClass, 'read'>; idempotency: 'natural' | IdempotencyRule<W, Input, Result> }

export type Operation<W extends Who, Schema extends z.ZodType, Result> = Definition<W, Schema, Result> &
  Repetition<W, z.output<Schema>, Result>

/**
 * Defines a use-case. Screens and JSON calls are made from operations only, so that none can
 * exist without saying who may, what it takes, how often, and what happens when it is sent twice.
 */
export function operation<W extends Who, Schema extends z.ZodType, Result>(
  definition: Operation<W, Schema, Result>,
): Operation<W, Schema, Result> {
  return definition
}

export type Result<Op> = Op extends { run: (...args: never[]) => infer R } ? Awaited<R> : never

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503

/** An operation's refusal: a status, a message for people, and the fields it concerns. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly fieldErrors: Readonly<Record<string, readonly string[]>> = {},
    /** Facts a screen needs to offer a way on, such as the two readings of a repeated time. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** A refusal about one field of the form. */
export function fieldRefusal(field: string, message: string, details?: Record<string, unknown>): Refusal {
  return new Refusal(422, message, { [field]: [message] }, details)
}
