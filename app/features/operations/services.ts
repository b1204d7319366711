import type { SessionData, SessionStorage } from '@remix-run/node'
import type { Fault } from '#app/adapters/language-model/faithful.ts'
import type { Writer } from '#app/adapters/language-model/writer.ts'
import type { Mailer } from '#app/adapters/mail/mailer.server.ts'
import type { Embedder } from '#app/adapters/retrieval/embedder.ts'
import type { Workers } from '#app/adapters/workers/worker-pool.server.ts'
import type { Settings } from '#app/env.server.ts'
import type { Places } from '#app/geo/places.server.ts'
import type { Backup } from '#db/backup.ts'
import type { Db } from '#db/client.server.ts'
import type { Replication } from '#db/replication.ts'
import type { reindexRuns } from '#db/schema/index.ts'
import type { Clock } from './clock.ts'
import type { Call } from './operation.server.ts'
import type { Person } from './person.ts'

/** What the process owns and every operation may use. */
export interface Services {
  settings: Settings
  db: Db
  places: Places
  mailer: Mailer
  embedder: Embedder
  /** A language model that smooths sentences for people who agree; null if none is set up. */
  writing: Writing | null
  clock: Clock
  /** The sessions of browsers, over their rows. */
  sessions: SessionStorage<BrowserSession>
  /** What outlives the way to Google and back, for each browser. */
  googleFlow: SessionStorage<SessionData>
  limits: RateLimits
  /** Heavy work, done beside the event loop. */
  work: Workers
  backups: Backups
  reindexer: Reindexer
  /** Null where this node's database is its own alone. */
  replication: Replication | null
}

/** What a browser's session holds. */
interface BrowserSession {
  /** In the cookie; only its hash is stored. */
  token: string
  /** Who is signed in by it. */
  state: SessionState
}

export interface SessionState {
  person: Person
  /** Signed in with a code of the authenticator app as well, or with a passkey. */
  twoFactorVerified: boolean
  /** Signs in strongly enough for the back-office: by a long password, two steps, a passkey, or Google alone. */
  isStrong: boolean
  /** When the person last proved who they are: at sign-in, or again since. */
  provedAt: Date
}

/** Classes of rate limit: how dear a use is, or how tempting to repeat. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'code' | 'register' | 'reset' | 'model'

/** What a use is counted by besides the address: an account, or a separate counter that replaces the address. */
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

/** What the operator should know of the backups. */
interface BackupState {
  /** `off` where this process makes none, `late` where the newest is older than it should be. */
  state: 'good' | 'late' | 'none' | 'off'
  newest: Backup | null
  ageMs: number | null
  count: number
  bytes: number
  /** Why the last attempt of this process failed; null once one succeeded. */
  failure: string | null
}

export interface Backups {
  state(): BackupState
  /** Makes one beside the event loop, and removes what it replaces. @throws BackupError */
  makeNow(): Promise<Backup>
  /** From now on, one a day. */
  start(): void
  stop(): void
}

/** One rebuilding of what is derived. */
export type ReindexRun = typeof reindexRuns.$inferSelect

export interface Reindexer {
  /** Begins a run, or goes on with the one that was stopped. @returns null where one is under way. */
  start(requestedBy: string): ReindexRun | null
  /** @returns null where none is under way. */
  stop(): ReindexRun | null
  latest(): ReindexRun | undefined
  /** Calls back after every slice and at the end, until the returned function is called. */
  watch(changed: (run: ReindexRun) => void, closed: () => void): () => void
  /** Takes on a run whose process is gone. */
  takeOver(): void
  /** Looks for such runs from now on. */
  begin(): void
  /** Leaves a run where it is; the next process takes it on. Resolves when the last slice has ended. */
  close(): Promise<void>
}

/** The result of asking the writer, for the log. Holds no word of the person's texts. */
export interface WritingOutcome {
  writer: string
  /** Paragraphs taken, and refused by reason: 'forbidden' is a promise, a prediction or the like. */
  taken: number
  refused: Partial<Record<Fault | 'forbidden', number>>
  /** Why the whole answer could not be used. */
  failure: string | null
  milliseconds: number
}

export interface Writing {
  writer: Writer
  onOutcome: (outcome: WritingOutcome) => void
  /** In how many milliseconds the writer has to answer. */
  within: number
  /** How long a person who agrees waits for the writer, in milliseconds; after that the page no longer waits. */
  patience: number
}
