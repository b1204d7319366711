import type { SessionData, SessionStorage } from '@remix-run/node'
import type { Mailer } from '#app/adapters/mail/mailer.server.ts'
import type { Embedder } from '#app/adapters/retrieval/embedder.ts'
import type { Workers } from '#app/adapters/workers/worker-pool.server.ts'
import type { Settings } from '#app/env.server.ts'
import type { Places } from '#app/geo/places.server.ts'
import type { Language } from '#app/language/language.ts'
import type { Numerals } from '#app/language/writing.ts'
import type { Backup } from '#db/backup.ts'
import type { Db } from '#db/client.server.ts'
import type { Replication } from '#db/replication.ts'
import type { reindexRuns } from '#db/schema/index.ts'
import type { Clock } from './clock.ts'
import type { Person, SignedInPerson } from './person.ts'

/** What every operation may use. The process builds it once. */
export interface Services {
  settings: Settings
  db: Db
  places: Places
  mailer: Mailer
  embedder: Embedder
  clock: Clock
  /** Browser sessions, stored in the database. */
  sessions: SessionStorage<BrowserSession>
  /** What a browser needs again when it comes back from Google. */
  googleFlow: SessionStorage<SessionData>
  limits: RateLimits
  /** Worker threads for heavy work. */
  work: Workers
  backups: Backups
  reindexer: Reindexer
  /** Null if this node's database is not replicated. */
  replication: Replication | null
}

/** What a browser's session holds. */
interface BrowserSession {
  /** The cookie's value; only its hash is stored. */
  token: string
  /** The signed-in person and how they signed in. */
  state: SessionState
}

export interface SessionState {
  /** How the person has chosen to see numbers and months. */
  chosen: Partial<Numerals>
  person: SignedInPerson
  /** Signed in with a code from the authenticator app as well, or with a passkey. */
  twoFactorVerified: boolean
  /**
   * True if their way to sign in is strong enough for the back-office: a long password, two steps, a passkey, or Google
   * alone.
   */
  isStrong: boolean
  /** When the person last proved who they are: at sign-in, or again since. */
  provedAt: Date
  /** Of the person's pages and mails. */
  language: Language
}

/** Classes of rate limit, by how costly an operation is or how useful it is to an attacker. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'code' | 'register' | 'reset' | 'chart'

export interface RateLimits {
  /**
   * Counts one use by its address or person, and one attempt at an account that is not the actor's own.
   * @throws Refusal 429 with `retryAfter` seconds in its details.
   */
  take(limit: RateClass, by: { actor: Person | null; address: string }, account?: string): Promise<void>
  /** Counts an attempt at an account from an unknown browser. Never refuses. @returns how many there were. */
  countAttempt(account: string): Promise<number>
  /** How many attempts to sign in or register came from this address recently. */
  attemptsFrom(address: string): Promise<number>
  /** Counts one request of any kind. @throws Refusal 429 */
  takeRequest(address: string): Promise<void>
  /**
   * Counts how long the event loop was busy with a request of this address; `takeRequest` refuses an address that used
   * too much.
   */
  charge(address: string, milliseconds: number): Promise<void>
  /**
   * True once an hour for each text: for events that are logged, but not each time.
   * @param address given if the event is counted by the network of the sender
   */
  isFirst(what: string, address?: string): Promise<boolean>
}

/** What the operator should know about the backups. */
interface BackupState {
  /** `off` if this process makes none, `late` if the newest is too old. */
  state: 'good' | 'late' | 'none' | 'off'
  newest: Backup | null
  ageMs: number | null
  count: number
  bytes: number
  /** Why the last attempt of this process failed; null after one succeeded. */
  failure: string | null
}

export interface Backups {
  state(): BackupState
  /** Makes one in a worker thread, and removes the backups that it replaces. @throws BackupError */
  makeNow(): Promise<Backup>
  /** Starts daily backups. */
  start(): void
  stop(): void
}

/** One run that rebuilds derived data. */
export type ReindexRun = typeof reindexRuns.$inferSelect

export interface Reindexer {
  /** Starts a run, or continues the one that was stopped. @returns null if one is running. */
  start(requestedBy: string): ReindexRun | null
  /** @returns null if none is running. */
  stop(): ReindexRun | null
  latest(): ReindexRun | undefined
  /** Calls `changed` after every slice and `closed` at the end, until the returned function is called. */
  watch(changed: (run: ReindexRun) => void, closed: () => void): () => void
  /** Continues a run whose process has ended. */
  takeOver(): void
  /** Starts to look for such runs at intervals. */
  begin(): void
  /** Stops without ending the run; the next process continues it. Resolves when the last slice has ended. */
  close(): Promise<void>
}
