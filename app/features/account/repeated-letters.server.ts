import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Letter } from '#app/adapters/mail/mail-letter.ts'
import { MailNotSent } from '#app/adapters/mail/mailer.server.ts'
import type { Services } from '#app/operations/services.ts'

/** What is due of one kind of letter, and how it is marked and written. */
interface DueLetters<Due, Claimed> {
  /** In the error, if some were not taken: 'monthly letters'. */
  name: string
  /** Some that are due: the first ones, or those after another. Their order does not change when one is claimed. */
  next(after: Due | undefined): readonly Due[]
  /** Marks a letter as sent, in one transaction. Null if it is not to be sent, or another process was first. */
  claim(due: Due): Claimed | null
  /** Takes the mark back, because the mail server has not taken the letter and may do so later. */
  release(due: Due, claimed: Claimed): void
  /** Null if there is nothing to send. */
  write(claimed: Claimed): Letter | null
}

function* each<Due>(next: (after: Due | undefined) => readonly Due[]): Iterable<Due> {
  for (let some = next(undefined); some.length > 0; some = next(some.at(-1))) yield* some
}

/**
 * Sends the letters that are due, one after the other, each once, even if several processes serve the file: a letter is
 * marked before it is sent, so a crash sends none twice. Nothing is sent if mail is not set up. A letter that the mail
 * server may accept later is tried again in the next round. One that it refuses, or may already have, is not sent again.
 * @returns how many were sent
 */
export async function sendDueLetters<Due, Claimed>(
  { mailer }: Pick<Services, 'mailer'>,
  { name, next, claim, release, write }: DueLetters<Due, Claimed>,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  const failures: Error[] = []
  for (const due of each(next)) {
    if (signal?.aborted || !(await mailer.ready())) break
    // Those that are not to be sent must not keep the event loop busy one after the other.
    await nextTurn()
    const claimed = claim(due)
    if (claimed === null) continue
    // The first letter of a process is slow to mark and slow to write.
    await nextTurn()
    try {
      const letter = write(claimed)
      if (!letter) continue
      await mailer.send(letter)
      sent += 1
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)))
      const outcome = error instanceof MailNotSent ? error.outcome : 'later'
      if (outcome === 'later') release(due, claimed)
      // The connection was lost, so further letters might be lost in the same way.
      if (outcome === 'unknown') break
    }
  }
  if (failures.length > 0) {
    const reasons = [...new Set(failures.map(({ message }) => message))].join('; ')
    throw new AggregateError(failures, `${failures.length} ${name} were not taken: ${reasons}`)
  }
  return sent
}
