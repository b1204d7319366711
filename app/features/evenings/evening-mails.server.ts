import { z } from 'zod'
import { askToConfirmForLetters } from '#app/features/account/confirm-email.server.ts'
import { sendDueLetters } from '#app/features/account/repeated-letters.server.ts'
import { stopAddress } from '#app/features/account/stop-link.server.ts'
import { resolveLocalTime } from '#app/geo/civil-time.ts'
import { DAY } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { eveningPath } from '#app/paths.ts'
import { passageOf } from './corpus/passages.ts'
import { eveningLetter } from './evening-letter.ts'
import {
  changeSeason,
  type DueMail,
  dueMails,
  loadDueMail,
  loadOpened,
  markMail,
  NO_MAIL,
  stopMails,
  unmarkMail,
} from './evenings.repo.server.ts'
import { mailSchema } from './evenings.schema.ts'
import { dayIn, requireSeason } from './evenings.server.ts'
import { eveningOf, textOfEvening } from './season.ts'

/** So many are looked up at a time. */
const AT_A_TIME = 200

/** When an hour of a zone's clocks comes next. An hour that they leave out comes when they go on. */
function nextAt(hour: number, zone: string, after: Date): Date {
  const times = [0, 1, 2].map((days) => {
    const day = dayIn(zone, new Date(after.getTime() + days * DAY))
    const time = resolveLocalTime({ local: `${day}T${String(hour).padStart(2, '0')}:00`, zone })
    if (time.kind === 'unique') return time.utc
    return time.candidates[time.kind === 'ambiguous' ? 0 : 1].utc
  })
  return times.find((time) => time > after)!
}

export const chooseEveningMail = operation({
  name: 'evenings.choose-mail',
  summary: 'Ask for a mail on each evening of the season at an hour, or for another hour',
  who: 'member',
  input: mailSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { hour }) {
    const { db, clock } = services
    db.write(() => {
      const season = requireSeason(services, actor.id)
      changeSeason(db, season, { mailHour: hour, mailDueAt: nextAt(hour, season.zone, clock.now()) })
    })
    const awaitsAddress = !actor.emailVerifiedAt
    if (awaitsAddress) askToConfirmForLetters(services, actor)
    return { hour, awaitsAddress }
  },
})

export const stopEveningMail = operation({
  name: 'evenings.stop-mail',
  summary: 'Stop the mails of the season',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }) {
    stopMails(services.db, actor.id)
    return { hour: null }
  },
})

/**
 * Marks the evening of today as mailed. None is mailed twice, none after its day, and none that is open already. The next mail is due
 * on the next day.
 * @returns null if no mail is to be sent
 */
function claimMail({ db, clock }: Services, due: DueMail) {
  return db.write(() => {
    const found = loadDueMail(db, clock.now(), due)
    if (!found) return null
    const { season } = found
    const { id, userId, zone, mailHour, mailDueAt, mailedThrough } = season
    const today = dayIn(zone, clock.now())
    const number = eveningOf(season, today)
    if (number === null) {
      changeSeason(db, season, NO_MAIL)
      return null
    }
    const next = nextAt(mailHour!, zone, clock.now())
    const isWanted =
      number > mailedThrough && dayIn(zone, mailDueAt!) === today && !loadOpened(db, userId, id).has(number)
    markMail(db, season, next, isWanted ? number : mailedThrough)
    return isWanted ? { ...found, number, next } : null
  })
}

/** Mails the evening of today to all who have requested it and whose hour has come. */
export function sendEveningMails(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, clock, settings } = services
  const now = clock.now()
  return sendDueLetters(
    services,
    {
      name: 'mails of evenings',
      next: (after: DueMail | undefined) => dueMails(db, now, after, AT_A_TIME),
      claim: (due) => claimMail(services, due),
      release: (_, { season, next }) => unmarkMail(db, season, next),
      write: ({ season, person, number }) =>
        eveningLetter(person, {
          number,
          days: season.days,
          passage: passageOf(textOfEvening(number, season.days), person.language),
          eveningAddress: settings.origin + eveningPath(number),
          stopAddress: stopAddress(services, 'evenings', person),
        }),
    },
    signal,
  )
}
