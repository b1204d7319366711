import type { z } from 'zod'
import { hasAccount } from '#app/features/account/accounts.repo.server.ts'
import { twoFactorWords } from '#app/features/account/two-factor-messages.ts'
import { ACCESS_DENIED } from '#app/features/admin/access.ts'
import { countUse } from '#app/features/audit/count-use.server.ts'
import { noteReads } from '#app/features/privacy/record-reads.server.ts'
import { runIdempotent } from '#app/operations/idempotency.server.ts'
import { type Call, type Operation, Refusal, type Who } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { plainMessage } from '#app/ui/form/plain-messages.ts'
import { isMissingReference } from '#db/client.server.ts'
import { faultRefusal, Unwritable } from './faults.server.ts'

/** @throws Refusal 401 or 403 unless this actor may run the operation. */
export function authorise(who: Who, call: Call<'anyone'>, denied = ACCESS_DENIED): void {
  if (who === 'anyone') return
  if (!call.actor) throw new Refusal('access.sign-in-first', refusalWords.signInFirst)
  if (who !== 'admin') return
  if (!call.actor.isAdmin) {
    call.onDenied?.()
    throw new Refusal('access.not-admin', denied)
  }
  if (call.services.settings.requireAdminCode && !call.twoFactorVerified)
    throw new Refusal('access.two-step-needed', twoFactorWords.twoStepNeeded)
  if (!call.isStrong) throw new Refusal('access.stronger-needed', twoFactorWords.strongerNeeded)
}

/** Runs an operation. Checks the permission first, then the rate limit, then the input. */
export async function perform<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  call: Call<'anyone'>,
  input: unknown,
): Promise<Result> {
  authorise(op.who, call)
  const parsed = op.input.safeParse(input, { error: plainMessage })
  await countUse(call, () =>
    call.services.limits.take(
      op.limit,
      call,
      parsed.success ? op.account?.(parsed.data, call as Call<W>) : undefined,
    ),
  )
  if (!parsed.success) throw invalidInput(parsed.error)
  const permittedCall = call as Call<W>
  // The work of one transaction never awaits, so this awaits only operations that do.
  const run = () => {
    const result = op.run(permittedCall, parsed.data)
    if (op.who !== 'admin') return result
    const recordReads = (found: Result) => noteReads(permittedCall as Call<'admin'>, op.name, found)
    return result instanceof Promise ? result.then(recordReads) : recordReads(result)
  }
  try {
    if (!op.idempotency || op.idempotency === 'natural') return await run()
    const { name, idempotency: rule } = op
    return await runIdempotent({ name, rule, call: permittedCall, input: parsed.data, run })
  } catch (error) {
    if (isMissingReference(error) && wasDeleted(call))
      throw new Refusal('access.sign-in-first', refusalWords.signInFirst)
    const fault = faultRefusal(error, call.services)
    if (!fault) throw error
    call.onTooMany?.(Number(fault.details?.retryAfter))
    if (fault instanceof Unwritable) call.onUnwritable?.()
    throw fault
  }
}

/** True if the account of the signed-in person was deleted while the operation waited. */
function wasDeleted({ actor, services: { db } }: Call<'anyone'>): boolean {
  return actor !== null && !hasAccount(db, actor.id)
}

export function invalidInput(error: z.ZodError): Refusal {
  const fieldErrors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    fieldErrors[field] = [...new Set([...(fieldErrors[field] ?? []), issue.message])]
  }
  return new Refusal('request.invalid', error.issues[0]?.message ?? refusalWords.notValid, fieldErrors)
}
