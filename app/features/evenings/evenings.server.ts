import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { loadChart, loadOwnChart, noChartRefusal } from '#app/features/charts/charts.server.ts'
import { noteView } from '#app/features/notes/note-view.server.ts'
import { loadSubjects, notesAbout } from '#app/features/notes/notes.repo.server.ts'
import { addNote, oneNote } from '#app/features/notes/notes.server.ts'
import { loadTracks } from '#app/features/notes/questions.server.ts'
import { localTimeAt } from '#app/geo/civil-time.ts'
import { corpusOf, type TrackName } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { type Call, operation, Refusal } from '#app/operations/operation.server.ts'
import type { SignedInPerson } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { eveningCorpus } from './corpus/index.ts'
import { passageOf } from './corpus/passages.ts'
import { eveningWords as words } from './evening-messages.ts'
import {
  changeSeason,
  countOpened,
  insertOpened,
  insertSeason,
  loadCurrentSeason,
  loadOpened,
  loadPastSeasons,
  NO_MAIL,
  type SeasonRow,
} from './evenings.repo.server.ts'
import { answerSchema, beginSchema, eveningSchema } from './evenings.schema.ts'
import { loadFilm } from './films.repo.server.ts'
import { expectedRamadan } from './ramadan.ts'
import { daysBetween, isOver, openThrough, planOf, textOfEvening, threeSubjects } from './season.ts'

const nothing = z.object({})

/** The date of a zone's calendar at an instant. */
export const dayIn = (zone: string, at: Date): string => localTimeAt(at, zone).local.slice(0, 10)

export const todayIn = (zone: string, { clock }: Pick<Services, 'clock'>): string => dayIn(zone, clock.now())

/** The zone of a person, as far as we know one: that of their birth. */
const zoneOf = (db: Db, userId: string): string => loadBirthRecord(db, userId)?.zone ?? 'UTC'

/** What the notes on an evening are about. */
export const subjectOf = (seasonId: string, number: number) =>
  ({ kind: 'evening', key: `${seasonId}/${number}` }) as const

/** The number of notes on each evening of each season, by their key. */
function countAnswers(db: Db, userId: string): Map<string, number> {
  const evenings = loadSubjects(db, userId).filter(({ kind }) => kind === 'evening')
  return new Map(evenings.map(({ key, notes }) => [key, notes]))
}

export const readEvenings = operation({
  name: 'evenings.list',
  summary: 'The season of evenings that goes on, the seasons that have ended, and when Ramadan is expected',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services, actor }) {
    const { db } = services
    const season = loadCurrentSeason(db, actor.id)
    const chart = loadChart(db, actor.id)
    const read = countOpened(db, actor.id)
    return {
      missing: 'missing' in chart ? chart.missing : null,
      season: season ? seasonView(services, actor, season) : null,
      past: loadPastSeasons(db, actor.id).map(({ id, days, startedOn, finishedOn }) => ({
        id,
        days,
        startedOn,
        finishedOn: finishedOn!,
        read: read.get(id) ?? 0,
      })),
      ramadan: expectedRamadan(todayIn(season?.zone ?? zoneOf(db, actor.id), services)),
    }
  },
})

export type EveningsView = Awaited<ReturnType<typeof readEvenings.run>>
export type SeasonView = NonNullable<EveningsView['season']>

function seasonView(services: Services, { emailVerifiedAt }: SignedInPerson, season: SeasonRow) {
  const { db } = services
  const { id, userId, days, startedOn, zone, pausedOn, mailHour } = season
  const today = todayIn(zone, services)
  const through = openThrough(season, today)
  const opened = loadOpened(db, userId, id)
  const answers = countAnswers(db, userId)
  return {
    id,
    days,
    startedOn,
    zone,
    isPaused: pausedOn !== null,
    isComplete: through === days,
    openThrough: through,
    read: opened.size,
    mail:
      mailHour === null || isOver(season, today)
        ? null
        : { hour: mailHour, awaitsAddress: emailVerifiedAt === null },
    evenings: Array.from({ length: days }, (_, index) => ({
      number: index + 1,
      isOpen: index < through,
      isRead: opened.has(index + 1),
      answers: answers.get(subjectOf(id, index + 1).key) ?? 0,
    })),
  }
}

export const readTonight = operation({
  name: 'evenings.tonight',
  summary: 'The evening that opened last, if a season goes on',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services, actor }) {
    const season = loadCurrentSeason(services.db, actor.id)
    if (!season || season.pausedOn) return null
    return { number: openThrough(season, todayIn(season.zone, services)), days: season.days }
  },
})

export const beginEvenings = operation({
  name: 'evenings.begin',
  summary: 'Begin a season of thirty evenings, or of 29, with the evening of today',
  who: 'member',
  input: beginSchema,
  limit: 'write',
  // A person has one season at a time.
  idempotency: 'natural',
  run({ services, actor }, { days }) {
    const { db, clock } = services
    loadOwnChart(db, actor.id)
    return db.write(() => {
      const current = loadCurrentSeason(db, actor.id)
      if (current) {
        if (openThrough(current, todayIn(current.zone, services)) < current.days)
          throw new Refusal('evening.begun', words.begunAlready)
        endSeason(services, current)
      }
      const zone = zoneOf(db, actor.id)
      const season = { id: randomUUID(), userId: actor.id, days, zone, startedOn: todayIn(zone, services) }
      return seasonView(services, actor, insertSeason(db, { ...season, createdAt: clock.now() }))
    })
  },
})

/** @throws Refusal 404 */
export function requireSeason({ db }: Services, userId: string): SeasonRow {
  const season = loadCurrentSeason(db, userId)
  if (!season) throw new Refusal('evening.no-season', words.noSeason)
  return season
}

/** The days of the pause that goes on are counted, and it ends. */
function unpaused(services: Services, { pausedOn, pausedDays, zone }: SeasonRow) {
  const added = pausedOn ? daysBetween(pausedOn, todayIn(zone, services)) : 0
  return { pausedOn: null, pausedDays: pausedDays + added }
}

function endSeason(services: Services, season: SeasonRow): void {
  const finishedOn = todayIn(season.zone, services)
  changeSeason(services.db, season, {
    ...unpaused(services, season),
    ...NO_MAIL,
    finishedOn,
  })
}

export const pauseEvenings = operation({
  name: 'evenings.pause',
  summary: 'Pause the season: no further evening opens until it goes on',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run: ({ services, actor }) =>
    services.db.write(() => {
      const season = requireSeason(services, actor.id)
      if (!season.pausedOn) changeSeason(services.db, season, { pausedOn: todayIn(season.zone, services) })
      return { isPaused: true }
    }),
})

export const resumeEvenings = operation({
  name: 'evenings.resume',
  summary: 'Go on with a season after a pause',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run: ({ services, actor }) =>
    services.db.write(() => {
      const season = requireSeason(services, actor.id)
      changeSeason(services.db, season, unpaused(services, season))
      return { isPaused: false }
    }),
})

export const finishEvenings = operation({
  name: 'evenings.finish',
  summary: 'End the season: what was read and written stays on the shelf',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run: ({ services, actor }) =>
    services.db.write(() => {
      const season = loadCurrentSeason(services.db, actor.id)
      if (season) endSeason(services, season)
      return { id: season?.id ?? null }
    }),
})

/** The season and the number of an evening that is open. @throws Refusal 404 */
function requireOpen({ services, actor }: Call<'member'>, n: string) {
  const season = requireSeason(services, actor.id)
  const through = openThrough(season, todayIn(season.zone, services))
  const number = /^[1-9]\d?$/.test(n) ? Number(n) : 0
  if (number < 1 || number > through) throw new Refusal('evening.not-open', words.notOpen)
  return { season, number, through }
}

/**
 * The subject of an evening: that of the present reading when it is opened first, and from then on the same.
 * @throws Refusal 404 or 409 if there is no chart to take it from
 */
function openEvening({ services: { db, clock }, actor }: Call<'member'>, season: SeasonRow, number: number) {
  const text = textOfEvening(number, season.days)
  const plan = planOf(text)
  const stored = () => loadOpened(db, actor.id, season.id).get(number)
  const subject =
    stored() ??
    db.write(() => {
      const now = subjectsNow(db, actor.id)[plan.part]
      insertOpened(db, { seasonId: season.id, userId: actor.id, number, subject: now, openedAt: clock.now() })
      return stored()!
    })
  const { text: paragraph, question, step } = eveningCorpus().subjects[subject][plan.item]!
  return { text, part: plan.part, subject, paragraph, question, step }
}

function subjectsNow(db: Db, userId: string) {
  const tracks = loadTracks(db, userId)
  if (tracks.length > 0) return threeSubjects(tracks)
  loadOwnChart(db, userId)
  throw noChartRefusal('chart')
}

const titleOf = (subject: TrackName) => corpusOf(currentLanguage()).tracks[subject].title

export const readEvening = operation({
  name: 'evenings.read',
  summary: 'An evening that is open: its passage, its text with a question, and what was answered',
  who: 'member',
  input: eveningSchema,
  limit: 'read',
  run(call, { n }) {
    const { services, actor } = call
    const { db } = services
    const { season, number, through } = requireOpen(call, n)
    const evening = openEvening(call, season, number)
    return {
      number,
      days: season.days,
      seasonId: season.id,
      opening: eveningCorpus().openings[evening.text - 1]!,
      passage: passageOf(evening.text, currentLanguage()),
      part: evening.part,
      subject: titleOf(evening.subject),
      paragraph: evening.paragraph,
      question: evening.question,
      step: evening.step ?? null,
      film: loadFilm(db, currentLanguage(), number) ?? null,
      previous: number > 1 ? number - 1 : null,
      next: number < through ? number + 1 : null,
      answers: notesAbout(db, actor.id, subjectOf(season.id, number)).map(noteView),
    }
  },
})

export type EveningView = Awaited<ReturnType<typeof readEvening.run>>

export const answerEvening = operation({
  name: 'evenings.answer',
  summary: 'Answer the question of an evening that is open: the answer becomes a note of one’s book',
  who: 'member',
  input: answerSchema,
  limit: 'write',
  idempotency: oneNote,
  run(call, { n, text }) {
    const { season, number } = requireOpen(call, n)
    const { question } = openEvening(call, season, number)
    const day = todayIn(season.zone, call.services)
    return addNote(call, { subject: subjectOf(season.id, number), prompt: question, day, text })
  },
})
