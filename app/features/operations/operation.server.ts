import type { z } from 'zod'
import { type AuditEntry, recordChange } from './audit-entry.server.ts'
import type { Person } from './person.ts'
import { ERROR_CODES, type RefusalCode, type RefusalStatus } from './refusal-codes.ts'
import type { Counted, RateClass, Services } from './services.ts'

/** A browser that has signed in here before: its random id, and a mark for each account. */
export interface Device {
  id: string
  accounts: string[]
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
  /** The request itself with its body unread, for libraries that take one; null where no request asks. */
  wholeRequest: (() => Request) | null
  /** True where the session was begun with a code of the authenticator app, or with a passkey. */
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

/** @throws TypeError where no request asks: people sign in by requests only. */
export function requestOf({ wholeRequest }: Pick<Call, 'wholeRequest'>): Request {
  if (!wholeRequest) throw new TypeError('This needs the request that asks.')
  return wholeRequest()
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
  /** `natural`: two of the same request leave what one leaves (a value is set, a row can be there once, nothing is stored). */
  | { limit: Exclude<RateClass, 'read'>; idempotency: 'natural' | IdempotencyRule<W, Input, Result> }

export type Operation<W extends Who, Schema extends z.ZodType, Result> = Definition<W, Schema, Result> &
  Repetition<W, z.output<Schema>, Result> & {
    /** Every action that it writes into the audit log, with the kind of thing that was changed. */
    audit?: AuditedActions
    /** Why an administrator's operation that changes something calls `recordChange` itself, or records nothing. */
    auditExemption?: string
  }

type AuditedActions<Action extends string = string> = Readonly<Record<Action, string>>

/** An administrator's change and its entries for the audit log. */
export interface Change<Outcome, Action extends string = string> {
  result: Outcome
  /** Empty where nothing was changed, as when the same is sent twice. */
  wrote: readonly AuditEntry<Action>[]
}

/** An operation of administrators that changes something: the framework records what `change` says it did. */
interface AuditedDefinition<Schema extends z.ZodType, Outcome, Action extends string, Result>
  extends Omit<Definition<'admin', Schema, Result>, 'run'> {
  audit: AuditedActions<Action>
  /** Runs within one transaction with the entries that it returns. */
  change(call: Call<'admin'>, input: z.output<Schema>): Change<Outcome, NoInfer<Action>>
  /** Makes the answer once the change is stored. `entry` is the id of the last entry, null where none was written. */
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
 * Defines a use-case. Screens and JSON calls are made from operations only, so that none can
 * exist without saying who may, what it takes, how often, and what happens when it is sent twice.
 * What administrators change is recorded: with `audit` and `change` by the framework, in the same transaction.
 */
export function operation<Schema extends z.ZodType, Outcome, Action extends string, Result = Outcome>(
  definition: AuditedDefinition<Schema, Outcome, Action, Result> & AuditedRepetition<Schema, Result>,
): Operation<'admin', Schema, Result>
export function operation<W extends Who, Schema extends z.ZodType, Result>(
  definition: Operation<W, Schema, Result> & { audit?: never } & ReadsOrExempt<W>,
): Operation<W, Schema, Result>
export function operation(
  definition: Operation<Who, z.ZodType, unknown> | AuditedDefinition<z.ZodType, unknown, string, unknown>,
): Operation<Who, z.ZodType, unknown> {
  return 'change' in definition
    ? ({ ...definition, run: recorded(definition) } as unknown as Operation<Who, z.ZodType, unknown>)
    : definition
}

function recorded<Outcome>({
  audit,
  change,
  afterwards,
}: Pick<AuditedDefinition<z.ZodType, Outcome, string, unknown>, 'audit' | 'change' | 'afterwards'>) {
  return (call: Call<'admin'>, input: unknown): unknown => {
    const stored = call.services.db.write(() => {
      const { result, wrote } = change(call, input)
      const ids = wrote.map((entry) =>
        recordChange(call.services, call.actor, { entity: audit[entry.action]!, ...entry }),
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
    /** Facts a screen needs to offer a way on, such as the two readings of a repeated time. */
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
