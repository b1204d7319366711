import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { MailNotSent } from '#app/adapters/mail/mailer.server.ts'
import { issueToken, wasIssuedRecently } from '#app/features/account/account-tokens.server.ts'
import { accountsRepo } from '#app/features/account/accounts.repo.server.ts'
import { loadSaid } from '#app/features/analysis/life-answers.server.ts'
import { donePractices } from '#app/features/analysis/path.repo.server.ts'
import { loadChartId, loadOwnBirth } from '#app/features/charts/charts.repo.server.ts'
import { type Missing, noChartRefusal } from '#app/features/charts/charts.server.ts'
import {
  AYAHS,
  ayahsForTrack,
  ayahText,
  chooseTracks,
  corpusOf,
  hash,
  judge,
  practicesOf,
} from '#app/guidance/index.server.ts'
import { addressIn } from '#app/language/language.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { SignedInPerson } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { paths } from '#app/paths.ts'
import type { Db } from '#db/client.server.ts'
import { letterCardWords } from './letter-card-messages.ts'
import { confirmForLettersLetter, monthlyLetter } from './letter-text.ts'
import {
  askForLetter,
  claimLetter,
  dueLetters,
  stopLetter,
  wantsLetter,
} from './monthly-letter.repo.server.ts'

/** Browsers do not send a switch that is off. */
export const letterChoiceSchema = z.object({ letter: z.boolean().default(false) })

export const stopLinkSchema = z.object({ token: z.string().max(200).catch('') })

/** The most letters in one round, so that the mail server is not flooded; the others follow in later rounds. */
const LETTERS_A_ROUND = 200

/** What a letter cannot be written without. */
function whatIsMissing(db: Db, { id, hasBirthData }: SignedInPerson): Missing | null {
  return loadChartId(db, id) ? null : hasBirthData ? 'chart' : 'birth-data'
}

const toMonth = (now: Date) => now.toISOString().slice(0, 7)

export const chooseLetter = operation({
  name: 'monthly-letter.choose',
  summary: 'Ask for a letter once a month, or stop it',
  who: 'member',
  input: letterChoiceSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { letter }) {
    const { db, clock } = services
    if (!letter) {
      stopLetter(db, actor.id)
      return { isOn: false, awaitsAddress: false }
    }
    const missing = whatIsMissing(db, actor)
    if (missing) throw noChartRefusal(missing)
    askForLetter(db, { userId: actor.id, askedAt: clock.now(), month: toMonth(clock.now()) })
    const awaitsAddress = !actor.emailVerifiedAt
    if (awaitsAddress) askToConfirm(services, actor.id)
    return { isOn: true, awaitsAddress }
  },
})

/** Asks once to confirm an address. Without that no letters are sent, because it may be a stranger's. */
function askToConfirm({ db, clock, mailer, settings }: Services, userId: string): void {
  if (wasIssuedRecently(db, clock, userId, 'verify-email')) return
  mailer.post(() => {
    const user = accountsRepo(db).byId.get({ id: userId })
    if (!user || user.emailVerifiedAt) return null
    const token = issueToken(db, clock, user, 'verify-email')
    return confirmForLettersLetter(
      user,
      `${settings.origin}${addressIn(user.language, paths.verifyEmail)}?token=${token}`,
    )
  })
}

export const readLetterChoice = operation({
  name: 'monthly-letter.read',
  summary: 'Whether the signed-in person gets the monthly letter, and what it still waits for',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run: ({ services: { db }, actor }) => ({
    isOn: wantsLetter(db, actor.id),
    awaitsAddress: !actor.emailVerifiedAt,
    missing: whatIsMissing(db, actor),
  }),
})

export const readStopLink = operation({
  name: 'monthly-letter.read-stop-link',
  summary: 'Whether a link in a letter is whole',
  who: 'anyone',
  input: stopLinkSchema,
  limit: 'read',
  run: ({ services }, { token }) => ({ good: userOfStopLink(services, token) !== null }),
})

/** The link in a letter stops the letters without signing in. It can do nothing else. */
export const stopByLink = operation({
  name: 'monthly-letter.stop',
  summary: 'Stop the monthly letter by the link in it',
  who: 'anyone',
  input: stopLinkSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services }, { token }) {
    const userId = userOfStopLink(services, token)
    if (!userId) throw new Refusal('letter.link-invalid', letterCardWords.badLink)
    stopLetter(services.db, userId)
    return { stopped: true }
  },
})

type Person = ReturnType<typeof dueLetters>[number]

/** Null if there is no chart to choose by, or it has to be cast again. */
function letterFor(services: Services, person: Person, month: string) {
  const { id, language } = person
  const { db, settings } = services
  const chart = loadOwnBirth(db, id)?.chartRecord?.chart
  if (!chart) return null
  const said = loadSaid(db, id, chart)
  const tracks = chooseTracks(judge(chart), said).map((track) => track.name)
  const pick = <T>(from: readonly T[], salt: string): T => from[hash(`${id}|${month}|${salt}`) % from.length]!
  const done = donePractices(db, id)
  const practices = practicesOf(chart, said, language)
  const open = practices.filter((practice) => !done.has(practice.id))
  const track = pick(tracks, 'track')
  const verses = ayahsForTrack(track)
  return monthlyLetter(person, {
    practice: pick(open.length > 0 ? open : practices, 'practice').text,
    verse: ayahText(pick(verses.length > 0 ? verses : AYAHS, 'verse'), language),
    question: pick(corpusOf(language).reflections[track], 'question'),
    bookAddress: settings.origin + paths.myBook,
    stopAddress: stopAddress(services, person),
  })
}

/**
 * Sends the letters that are due this month, each once, even if several processes serve the file. Nothing is sent if
 * mail is not set up. A letter that the mail server may accept later is tried again in the next round. One that it
 * refuses, or may already have, is not sent again this month.
 * @returns how many were sent
 */
export async function sendMonthlyLetters(services: Services): Promise<number> {
  const { db, clock, mailer } = services
  const month = toMonth(clock.now())
  let sent = 0
  const failures: Error[] = []
  const due = dueLetters(db, month, LETTERS_A_ROUND)
  if (due.length === 0 || !(await mailer.ready())) return 0
  for (const person of due) {
    if (!claimLetter(db, person.id, person.month, month)) continue
    try {
      const letter = letterFor(services, person, month)
      if (!letter) continue
      await mailer.send(letter)
      sent += 1
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)))
      const outcome = error instanceof MailNotSent ? error.outcome : 'later'
      if (outcome === 'later') claimLetter(db, person.id, month, person.month)
      // The connection was lost, so further letters might be lost in the same way.
      if (outcome === 'unknown') break
    }
  }
  if (failures.length > 0) {
    const reasons = [...new Set(failures.map(({ message }) => message))].join('; ')
    throw new AggregateError(failures, `${failures.length} monthly letters were not taken: ${reasons}`)
  }
  return sent
}

/** A token that only stops one person's letters. It never expires, because letters stay in mailboxes. */
function stopToken({ settings }: Pick<Services, 'settings'>, userId: string): string {
  const signed = createHmac('sha256', settings.sessionSecret).update(`monthly-letter:${userId}`)
  return `${userId}.${signed.digest('base64url')}`
}

function stopAddress(
  services: Pick<Services, 'settings'>,
  { id, language }: Pick<Person, 'id' | 'language'>,
): string {
  const token = encodeURIComponent(stopToken(services, id))
  return `${services.settings.origin}${addressIn(language, paths.stopLetter)}?token=${token}`
}

/** The person whose letters a link stops; null if its signature is not valid. */
function userOfStopLink(services: Pick<Services, 'settings'>, token: string): string | null {
  const [userId = ''] = token.split('.', 1)
  const expected = Buffer.from(stopToken(services, userId))
  const given = Buffer.from(token)
  return userId && expected.length === given.length && timingSafeEqual(expected, given) ? userId : null
}
