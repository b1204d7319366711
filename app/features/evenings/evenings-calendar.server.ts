import { z } from 'zod'
import { calendarFile } from '#app/features/analysis/calendar-file.ts'
import { DAY } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import { eveningPath } from '#app/paths.ts'
import { eveningWords as words } from './evening-messages.ts'
import { requireSeason, todayIn } from './evenings.server.ts'
import { openThrough } from './season.ts'

/** The evenings that are not open yet, each on its day. */
export const eveningsCalendar = operation({
  name: 'evenings.calendar',
  summary: 'The evenings to come, as a calendar file',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const season = requireSeason(services, actor.id)
    const today = todayIn(season.zone, services)
    const through = openThrough(season, today)
    const entries = Array.from({ length: season.days - through }, (_, index) => {
      const number = through + 1 + index
      return {
        id: `${season.id}/${number}`,
        day: new Date(Date.parse(today) + (index + 1) * DAY).toISOString().slice(0, 10),
        summary: words.calendarEntry(number),
        description: services.settings.origin + eveningPath(number),
      }
    })
    return calendarFile('Thirty evenings', services.clock.now(), entries)
  },
})
