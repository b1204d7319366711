import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Mailer } from '../../mail/mailer.server'
import { HOUR } from '../clock'
import { operation, Refusal, type Services } from '../operation.server'
import { contactSchema } from './contact.schema'

const NO_ADDRESS =
  'The operator of this site has not set an address for messages yet, so nothing was sent. Your text is still here.'

/** A message sent a second time within this is the same press of the button, or a page reloaded. */
const REMEMBERED = HOUR
/** Bounds the memory of a busy hour; the oldest goes first. */
const MOST_REMEMBERED = 10_000

interface Sending {
  begun: number
  done: Promise<void>
}

/** By mailer, because one process has one; nothing of a message is kept but its digest. */
const sendings = new WeakMap<Mailer, Map<string, Sending>>()

/** Sends once for a digest: a second call waits for the first, and a failed one may be tried again. */
async function once({ mailer, clock }: Services, digest: string, send: () => Promise<void>): Promise<void> {
  const known = sendings.get(mailer) ?? new Map<string, Sending>()
  sendings.set(mailer, known)
  const now = clock.now().getTime()
  for (const [old, { begun }] of known) {
    if (now - begun < REMEMBERED && known.size < MOST_REMEMBERED) break
    known.delete(old)
  }
  const earlier = known.get(digest)
  if (earlier) return earlier.done
  const done = send()
  known.set(digest, { begun: now, done })
  try {
    await done
  } catch (error) {
    known.delete(digest)
    throw error
  }
}

/** A page that came back from the browser's memory has the old key; another text is another message. */
function digestOf({ key, name, email, message }: z.output<typeof contactSchema>): string {
  return createHash('sha256')
    .update(JSON.stringify([key, name, email, message]))
    .digest('base64url')
}

/** Where messages go. Without any address the outbox folder is where the operator looks. */
function recipientOf({ settings, mailer }: Services): string | null {
  return settings.contactEmail ?? settings.ownerEmail ?? (mailer.way === 'outbox' ? settings.mailFrom : null)
}

export const sendContactMessage = operation({
  name: 'contact.send',
  summary: 'Send a message to the operator of this site',
  who: 'anyone',
  input: contactSchema,
  limit: 'reset',
  async run({ services, actor }, input) {
    const { name, email, message } = input
    const to = recipientOf(services)
    if (!to) throw new Refusal(503, NO_ADDRESS)
    await once(services, digestOf(input), () =>
      services.mailer.send({
        to,
        subject: 'Qismah: a message through the contact form',
        replyTo: email,
        tellsOf: actor ? [actor.email] : [],
        paragraphs: [
          `From: ${name ?? 'no name given'}\nE-mail: ${email}`,
          actor
            ? `Sent while signed in to the account ${actor.email}.`
            : 'Sent without signing in: the address above is not proved.',
          message,
        ],
      }),
    )
    return { email }
  },
})
