import { inShortOf } from '#app/features/analysis/analysis.server.ts'
import { loadSaid } from '#app/features/analysis/life-answers.server.ts'
import { loadOwnBirth, toChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { noteView } from '#app/features/notes/note-view.server.ts'
import { allNotes } from '#app/features/notes/notes.repo.server.ts'
import { longDate } from '#app/format.ts'
import { currentLanguage } from '#app/language/current.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { passageOf } from './corpus/passages.ts'
import { eveningWords as words } from './evening-messages.ts'
import { loadSeason } from './evenings.repo.server.ts'
import { bookletSchema } from './evenings.schema.ts'
import { todayIn } from './evenings.server.ts'
import { openThrough, textOfEvening } from './season.ts'

export const readBooklet = operation({
  name: 'evenings.booklet',
  summary: 'The passages of the evenings of a season that have opened, and what was written on them',
  who: 'member',
  input: bookletSchema,
  limit: 'read',
  run({ services, actor }, { id }) {
    const { db } = services
    const season = loadSeason(db, actor.id, id)
    if (!season) throw new Refusal('evening.no-season', words.noSuchSeason)
    const written = allNotes(db, actor.id, { kind: 'evening' }).toReversed()
    const through = openThrough(season, todayIn(season.zone, services))
    const stored = loadOwnBirth(db, actor.id)?.chartRecord
    const record = stored && toChartRecord(stored)
    return {
      id,
      inShort: record ? inShortOf(db, actor.id, record, loadSaid(db, actor.id, record.chart)) : null,
      from: longDate(season.startedOn),
      evenings: Array.from({ length: through }, (_, index) => {
        const number = index + 1
        const key = `${id}/${number}`
        return {
          number,
          about: `evening:${key}`,
          passage: passageOf(textOfEvening(number, season.days), currentLanguage()),
          answers: written.filter(({ aboutKey }) => aboutKey === key).map(noteView),
        }
      }),
    }
  },
})

export type BookletView = Awaited<ReturnType<typeof readBooklet.run>>
