import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { answeredRequests } from '#db/schema/index.ts'
import { DAY, MINUTE } from './clock.ts'
import { type Call, type IdempotencyRule, Refusal, type Who } from './operation.server.ts'
import { operationWords } from './operation-messages.ts'
import type { Services } from './services.ts'

const REMEMBERED = DAY
/** A request that has been running for longer than this ended with its process. */
const ABANDONED_AFTER = MINUTE
const CHECK_EVERY_MS = 100
const MOST_CHECKS = 200

const p = sql.placeholder

const idempotencyRepo = repository((orm) => ({
  find: orm
    .select()
    .from(answeredRequests)
    .where(and(eq(answeredRequests.digest, p('digest')), gt(answeredRequests.createdAt, p('since'))))
    .prepare(),
  note: orm
    .insert(answeredRequests)
    .values({
      digest: p('digest'),
      userId: p('userId'),
      created: p('created'),
      createdAt: p('createdAt'),
    })
    .prepare(),
  finish: orm
    .update(answeredRequests)
    .set({ created: sql`${p('created')}` })
    .where(eq(answeredRequests.digest, p('digest')))
    .prepare(),
  release: orm
    .delete(answeredRequests)
    .where(and(eq(answeredRequests.digest, p('digest')), isNull(answeredRequests.created)))
    .prepare(),
  forget: orm
    .delete(answeredRequests)
    .where(eq(answeredRequests.digest, p('digest')))
    .prepare(),
  forgetOld: orm
    .delete(answeredRequests)
    .where(lt(answeredRequests.createdAt, p('before')))
    .prepare(),
}))

interface Use<W extends Who, Input, Result> {
  name: string
  rule: IdempotencyRule<W, Input, Result>
  call: Call<W>
  input: Input
  run: () => Result | Promise<Result>
}

/**
 * Runs an operation that creates something once for each idempotency key and input. If the same is sent again within a
 * day, the answer shows what was created the first time. Other input with the same key, as after going back to a form,
 * is another request. A call without a key creates the same content once a day.
 */
export function runIdempotent<W extends Who, Input, Result>(
  use: Use<W, Input, Result>,
): Result | Promise<Result> {
  return use.rule.where === 'database' ? inOneTransaction(use) : afterClaiming(use)
}

function digestInput<W extends Who>({ name, call, input }: Use<W, unknown, unknown>): string {
  const who = call.actor?.id ?? ''
  return createHash('sha256')
    .update(JSON.stringify([name, who, call.idempotencyKey ?? '', input]))
    .digest('base64url')
}

/** Writes what is created and the note that it was created in one transaction. */
function inOneTransaction<W extends Who, Input, Result>(use: Use<W, Input, Result>): Result {
  const { rule, call, input, run } = use
  const { db, clock } = call.services
  const digest = digestInput(use)
  return db.write(() => {
    const now = clock.now()
    const repo = idempotencyRepo(db)
    const known = repo.find.get({ digest, since: now.getTime() - REMEMBERED })
    const answer = known && rule.again(call, known.created ?? '', input)
    if (answer !== undefined) return answer
    const result = run()
    if (result instanceof Promise)
      throw new TypeError(`${use.name} waits for something within a transaction.`)
    note(db, { digest, userId: call.actor?.id ?? null, created: rule.created(result), createdAt: now })
    return result
  })
}

function note(db: Db, row: typeof answeredRequests.$inferInsert): void {
  const repo = idempotencyRepo(db)
  forgetOldRequests(db, row.createdAt)
  repo.forget.run({ digest: row.digest })
  repo.note.run(row)
}

/**
 * Notes that a person has used something that is valid once, such as a signed challenge. It must expire within a day.
 * @returns false if it was used before
 */
export function markUsed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  what: string,
): boolean {
  const digest = createHash('sha256').update(what).digest('base64url')
  return db.write(() => {
    const now = clock.now()
    if (idempotencyRepo(db).find.get({ digest, since: now.getTime() - REMEMBERED })) return false
    note(db, { digest, userId, created: '', createdAt: now })
    return true
  })
}

/** Forgets which requests were answered more than a day ago. */
export function forgetOldRequests(db: Db, now: Date): void {
  idempotencyRepo(db).forgetOld.run({ before: now.getTime() - REMEMBERED })
}

/**
 * For work with effects outside the database. The first request claims the key, and a second one waits for it. Work
 * that failed can be tried again at once; work whose process ended, after a minute.
 */
async function afterClaiming<W extends Who, Input, Result>(use: Use<W, Input, Result>): Promise<Result> {
  const { rule, call, input, run } = use
  const { db, clock } = call.services
  const digest = digestInput(use)
  const repo = idempotencyRepo(db)
  for (let look = 0; look < MOST_CHECKS; look += 1) {
    const now = clock.now()
    const earlier = db.write(() => {
      const known = repo.find.get({ digest, since: now.getTime() - REMEMBERED })
      const isLeft =
        known?.created === null && Math.abs(now.getTime() - known.createdAt.getTime()) > ABANDONED_AFTER
      if (known && !isLeft) return known
      note(db, { digest, userId: call.actor?.id ?? null, created: null, createdAt: now })
      return null
    })
    if (!earlier) return carryOut()
    if (earlier.created !== null) {
      const answer = rule.again(call, earlier.created, input)
      if (answer !== undefined) return answer
      repo.forget.run({ digest })
    } else await setTimeout(CHECK_EVERY_MS)
  }
  throw new Refusal('request.under-way', operationWords.underWay)

  async function carryOut(): Promise<Result> {
    try {
      const result = await run()
      repo.finish.run({ digest, created: rule.created(result) })
      return result
    } catch (error) {
      repo.release.run({ digest })
      throw error
    }
  }
}
