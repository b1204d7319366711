import type { z } from 'zod'
import { type AuditEntry, recordChange } from './audit-entry.server.ts'
import type { SignedInPerson } from './person.ts'
import { ERROR_CODES, type RefusalCode, type RefusalStatus } from './refusal-codes.ts'
import type { RateClass, Services } from './services.ts'

/** A browser that has signed in here before, by its random id. */
export interface Device {
  id: string
}

/** Who may run an operation: anybody, a signed-in person, or an administrator. */
export type Who = 'anyone' | 'member' | 'admin'

type Actor<W extends Who> = W extends 'anyone' ? SignedInPerson | null : SignedInPerson

/** One use of an operation: the services that it may use, and the person it runs for. */
export interface Call<W extends Who = Who> {
  services: Services
  actor: Actor<W>
  /** The browser's session, null when signed out. */
  sessionToken: string | null
  userAgent: string | null
  /** From the cookie of a browser that has signed in, or asked for a passkey, before. */
  device: Device | null
  /** Where the request came from, for limits only; never stored, never logged. */
  address: string
  /** Names one showing of a form, or one call, however often it is sent. */
  idempotencyKey?: string | null
  /** When the form was shown; undefined if there is no form, as with a call. */
  formShownAt?: Date | undefined
  /** The same as in the log and in the answer's X-Request-Id; null outside a request. */
  requestId: string | null
  /** The request with its body unread, for libraries that need it; null outside a request. */
  unreadRequest: (() => Request) | null
  /** True if the session began with a code from the authenticator app or with a passkey. */
  twoFactorVerified: boolean
  /** When the actor last proved who they are: at sign-in, or again since. */
  provedAt: Date | null
  /** True for a JSON call. It cannot ask the person for anything, such as a fresh proof. */
  isJson?: boolean
  /** True if the person's way to sign in is strong enough for the back-office. */
  isStrong: boolean
  /** Called when somebody who is not an administrator uses an administrator's operation. */
  onDenied?: (() => void) | undefined
  /** Called when a use is refused because there were too many or the server is busy; sets Retry-After. */
  onTooMany?: ((seconds: number) => void) | undefined
  /** Called if this node cannot write; another node may be able to. */
  onUnwritable?: (() => void) | undefined
}

/** @throws TypeError outside a request: people sign in by requests only. */
export function requireRequest({ unreadRequest }: Pick<Call, 'unreadRequest'>): Request {
  if (!unreadRequest) throw new TypeError('This needs an HTTP request.')
  return unreadRequest()
}

interface Definition<W extends Who, Schema extends z.ZodType, Result> {
  /** With a dot, as in logs: 'birth-data.save'. */
  name: string
  /** One line for the description of the calls. */
  summary: string
  who: W
  input: Schema
  /** The account that an attempt concerns, if anyone may try: attempts at it are counted separately. */
  account?(input: z.output<Schema>, call: Call<W>): string | undefined
  run(call: Call<W>, input: z.output<Schema>): Result | Promise<Result>
}

/**
 * For operations that create something: the same request again, as when a button is pressed twice, creates nothing
 * more.
 */
export interface IdempotencyRule<W extends Who, Input, Result> {
  /**
   * `database`: the work is synchronous and changes only the database, so it runs in one transaction with the note that
   * it was done. `external`: the work has effects outside the database, such as a mail, so the key is claimed first.
   */
  where: 'database' | 'external'
  /** The id of what was created. It is kept for a day, so it must not contain anything that people wrote. */
  created(result: Result): string
  /** The answer for a repeated request; undefined if what was created no longer exists and may be created again. */
  again(call: Call<W>, created: string, input: Input): Result | undefined
}

/** The rate limit, and what a repeated request does. An operation that only reads need not state it. */
type Repetition<W extends Who, Input, Result> =
  | { limit: 'read'; idempotency?: undefined }
  /**
   * `natural`: sending the request twice has the same effect as once (it sets a value, adds a row that is unique, or
   * stores nothing).
   */
  | { limit: Exclude<RateClass, 'read'>; idempotency: 'natural' | IdempotencyRule<W, Input, Result> }

export type Operation<W extends Who, Schema extends z.ZodType, Result> = Definition<W, Schema, Result> &
  Repetition<W, z.output<Schema>, Result> & {
    /** Every action that it writes to the audit log, with the kind of entity that was changed. */
    audit?: AuditedActions
    /** Why an administrator's operation that changes something calls `recordChange` itself, or records nothing. */
    auditExemption?: string
  }

type AuditedActions<Action extends string = string> = Readonly<Record<Action, string>>

/** An administrator's change and its entries for the audit log. */
export interface Change<Outcome, Action extends string = string> {
  result: Outcome
  /** Empty if nothing was changed, as when the same is sent twice. */
  entries: readonly AuditEntry<Action>[]
}

/** An administrator's operation that changes something: the framework records the entries that `change` returns. */
interface AuditedDefinition<Schema extends z.ZodType, Outcome, Action extends string, Result>
  extends Omit<Definition<'admin', Schema, Result>, 'run'> {
  audit: AuditedActions<Action>
  /** Runs in one transaction with the writing of the entries that it returns. */
  change(call: Call<'admin'>, input: z.output<Schema>): Change<Outcome, NoInfer<Action>>
  /** Makes the answer after the change is stored. `entry` is the id of the last entry, null if none was written. */
  afterwards?(
    call: Call<'admin'>,
    stored: { result: Outcome; entry: number | null },
    input: z.output<Schema>,
  ): Result | Promise<Result>
}

type AuditedRepetition<Schema extends z.ZodType, Result> = Exclude<
  Repetition<'admin', z.output<Schema>, Result>,
  { limit: 'read' }
>

/** An administrator's operation without `audit` only reads, or says why it is exempt. */
type ReadsOrExempt<W extends Who> = [W] extends ['admin']
  ? { limit: 'read' } | { auditExemption: string }
  : unknown

/**
 * Defines a use-case. Screens and JSON calls are made from operations only, so each of them states who may use it, its
 * input, its rate limit, and what happens when it is sent twice. With `audit` and `change`, the framework records what
 * an administrator changes, in the same transaction.
 */
export function operation<Schema extends z.ZodType, Outcome, Action extends string, Result = Outcome>(
  definition: AuditedDefinition<Schema, Outcome, Action, Result> & AuditedRepetition<Schema, Result>,
): Operation<'admin', Schema, Result>
export function operation<W extends Who, Schema extends z.ZodType, Result>(
  definition: Operation<W, Schema, Result> & { audit?: never } & ReadsOrExempt<W>,
): Operation<W, Schema, Result>
export function operation(
  definition:
    | Operation<Who, z.ZodType, unknown>
    | (AuditedDefinition<z.ZodType, unknown, string, unknown> & AuditedRepetition<z.ZodType, unknown>),
): Operation<Who, z.ZodType, unknown> {
  return 'change' in definition ? { ...definition, run: recorded(definition) } : definition
}

function recorded<Outcome>({
  audit,
  change,
  afterwards,
}: Pick<AuditedDefinition<z.ZodType, Outcome, string, unknown>, 'audit' | 'change' | 'afterwards'>) {
  return (call: Call<'admin'>, input: unknown): unknown => {
    const stored = call.services.db.write(() => {
      const { result, entries } = change(call, input)
      const at = call.services.clock.now()
      const ids = entries.map((entry) =>
        recordChange(call.services, call.actor, { entity: audit[entry.action]!, ...entry }, at),
      )
      return { result, entry: ids.at(-1) ?? null }
    })
    return afterwards ? afterwards(call, stored, input) : stored.result
  }
}

export type Result<Op> = Op extends { run: (...args: never[]) => infer R } ? Awaited<R> : never

/** An expected error: a code for programs, a message for people, and the fields it concerns. The code gives the status. */
export class Refusal extends Error {
  readonly status: RefusalStatus

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fieldErrors: Readonly<Record<string, readonly string[]>> = {},
    /** Facts that a screen needs to offer a next step, such as the two instants of a repeated clock time. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = ERROR_CODES[code].status
  }
}

/** A refusal about one field of the form. */
export function fieldRefusal(
  code: RefusalCode,
  field: string,
  message: string,
  details?: Record<string, unknown>,
): Refusal {
  return new Refusal(code, message, { [field]: [message] }, details)
}

/** True for an expected error with one of these codes. */
export function isRefusal(error: unknown, ...codes: readonly RefusalCode[]): error is Refusal {
  return error instanceof Refusal && codes.includes(error.code)
}
