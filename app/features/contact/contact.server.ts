import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { contactSchema } from './contact.schema.ts'
import { contactWords } from './contact-messages.ts'

/** The address that messages go to. Without one, the operator reads them in the outbox folder. */
function chooseRecipient({ settings, mailer }: Services): string | null {
  return settings.contactEmail ?? settings.ownerEmail ?? (mailer.way === 'outbox' ? settings.mailFrom : null)
}

export const sendContactMessage = operation({
  name: 'contact.send',
  summary: 'Send a message to the operator of this site',
  who: 'anyone',
  input: contactSchema,
  limit: 'reset',
  idempotency: {
    where: 'external',
    // Nothing of a message is kept: the answer is the same for every message.
    created: () => '',
    again: (_, __, { email }) => ({ email }),
  },
  async run({ services, actor }, { name, email, message }) {
    const to = chooseRecipient(services)
    if (!to) throw new Refusal('contact.no-address', contactWords.noAddress)
    await services.mailer.send({
      to,
      // The operator reads it.
      language: 'en',
      subject: 'Qismah: a message through the contact form',
      replyTo: email,
      mentions: actor ? [actor.email] : [],
      paragraphs: [
        `From: ${name ?? 'no name given'}\nEmail: ${email}`,
        actor
          ? `Sent while signed in to the account ${actor.email}.`
          : 'Sent without signing in: the address above is not proved.',
        message,
      ],
    })
    return { email }
  },
})
