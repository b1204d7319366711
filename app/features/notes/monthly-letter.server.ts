import { z } from 'zod'
import { askToConfirmForLetters } from '#app/features/account/confirm-email.server.ts'
import { sendDueLetters } from '#app/features/account/repeated-letters.server.ts'
import { stopAddress } from '#app/features/account/stop-link.server.ts'
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
import { operation } from '#app/operations/operation.server.ts'
import type { SignedInPerson } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { paths } from '#app/paths.ts'
import type { Db } from '#db/client.server.ts'
import { monthlyLetter } from './letter-text.ts'
import {
  askForLetter,
  claimLetter,
  dueLetters,
  stopLetter,
  wantsLetter,
} from './monthly-letter.repo.server.ts'

/** Browsers do not send a switch that is off. */
export const letterChoiceSchema = z.object({ letter: z.boolean().default(false) })

/** So many are looked up at a time. */
const AT_A_TIME = 200

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
    if (awaitsAddress) askToConfirmForLetters(services, actor)
    return { isOn: true, awaitsAddress }
  },
})

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
    stopAddress: stopAddress(services, 'monthly-letter', person),
  })
}

/** Sends the letters that are due this month. */
export function sendMonthlyLetters(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, clock } = services
  const month = toMonth(clock.now())
  return sendDueLetters(
    services,
    {
      name: 'monthly letters',
      next: (after: Person | undefined) => dueLetters(db, month, after?.id ?? '', AT_A_TIME),
      claim: (person) => (claimLetter(db, person.id, person.month, month) ? person : null),
      release: (person) => claimLetter(db, person.id, month, person.month),
      write: (person) => letterFor(services, person, month),
    },
    signal,
  )
}
