import { z } from 'zod'
import { type RepeatedLetter, readStopToken } from '#app/features/account/stop-link.server.ts'
import { stopMails } from '#app/features/evenings/evenings.repo.server.ts'
import { letterCardWords } from '#app/features/notes/letter-card-messages.ts'
import { stopLetter } from '#app/features/notes/monthly-letter.repo.server.ts'
import { stopFilmMails } from '#app/features/stories/film-mails.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'

export const stopLinkSchema = z.object({ token: z.string().max(200).catch('') })

const STOPS: Readonly<Record<RepeatedLetter, (db: Db, userId: string) => void>> = {
  'monthly-letter': stopLetter,
  evenings: stopMails,
  films: stopFilmMails,
}

export const readStopLink = operation({
  name: 'letters.read-stop-link',
  summary: 'Whether a link in a letter is whole',
  who: 'anyone',
  input: stopLinkSchema,
  limit: 'read',
  run: ({ services }, { token }) => ({ good: readStopToken(services, token) !== null }),
})

/** The link in a letter stops the letters of its kind without signing in. It can do nothing else. */
export const stopByLink = operation({
  name: 'letters.stop',
  summary: 'Stop a repeated letter by the link in it',
  who: 'anyone',
  input: stopLinkSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services }, { token }) {
    const link = readStopToken(services, token)
    if (!link) throw new Refusal('letter.link-invalid', letterCardWords.badLink)
    STOPS[link.letter](services.db, link.userId)
    return { stopped: true }
  },
})
