import { z } from 'zod'
import { loadOwnChart } from '#app/features/charts/charts.server.ts'
import { daysAfter } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import { calendarFile } from './calendar-file.ts'
import { openPractices } from './path.server.ts'

/** The open practices of My Path as a calendar file: one each week, for a whole day, from tomorrow. */
export const practicesCalendar = operation({
  name: 'path.calendar',
  summary: 'The practices of My Path that are not done yet, as a calendar file',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db, clock }, actor }) {
    const reading = loadOwnChart(db, actor.id)
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    const entries = openPractices(db, actor.id, reading.chart).map(({ id, text, why }, week) => ({
      id,
      day: daysAfter(today, 1 + 7 * week),
      summary: text,
      description: why,
    }))
    return calendarFile('My Path', now, entries)
  },
})
