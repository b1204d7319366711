import { z } from 'zod'
import { updateAccount } from '#app/features/account/accounts.repo.server.ts'
import { askToConfirmForLetters } from '#app/features/account/confirm-email.server.ts'
import { sendDueLetters } from '#app/features/account/repeated-letters.server.ts'
import { stopAddress } from '#app/features/account/stop-link.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { filmLetter } from './film-letter.ts'
import {
  claimFilmMails,
  type DueFilmMail,
  dueFilmMails,
  releaseFilmMails,
  wantsFilmMails,
} from './stories.repo.server.ts'
import { filmMailsSchema } from './stories.schema.ts'

/** So many are looked up at a time. */
const AT_A_TIME = 200

export const readFilmMails = operation({
  name: 'stories.read-film-mails',
  summary:
    'Whether the signed-in person gets a mail when a story of theirs was filmed, and whether it waits for the address',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db }, actor }) => ({
    isOn: wantsFilmMails(db, actor.id),
    awaitsAddress: !actor.emailVerifiedAt,
  }),
})

export const chooseFilmMails = operation({
  name: 'stories.choose-film-mails',
  summary: 'Ask for a mail when a story of yours was filmed, or stop these mails',
  who: 'member',
  input: filmMailsSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { mails }) {
    const { db, clock } = services
    if (!mails) {
      stopFilmMails(db, actor.id)
      return { isOn: false, awaitsAddress: false }
    }
    if (!wantsFilmMails(db, actor.id)) updateAccount(db, actor.id, { filmMailsAskedAt: clock.now() })
    const awaitsAddress = !actor.emailVerifiedAt
    if (awaitsAddress) askToConfirmForLetters(services, actor)
    return { isOn: true, awaitsAddress }
  },
})

export function stopFilmMails(db: Db, userId: string): void {
  updateAccount(db, userId, { filmMailsAskedAt: null })
}

/** Mails the authors whose stories were filmed and who have asked for it: one mail for each author and film. */
export function sendFilmMails(services: Services, signal?: AbortSignal): Promise<number> {
  const { db } = services
  return sendDueLetters(
    services,
    {
      name: 'mails about films',
      next: (after: DueFilmMail | undefined) => dueFilmMails(db, after, AT_A_TIME),
      claim(due) {
        const stories = claimFilmMails(db, due)
        return stories.length > 0 ? { due, stories } : null
      },
      release: (_, { stories }) => releaseFilmMails(db, stories),
      write: ({ due }) => filmLetter(due, { ...due, stopAddress: stopAddress(services, 'films', due) }),
    },
    signal,
  )
}
