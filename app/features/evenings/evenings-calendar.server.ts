import { z } from 'zod'
import { calendarFile } from '#app/features/analysis/calendar-file.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { eveningPath } from '#app/paths.ts'
import { eveningWords as words } from './evening-messages.ts'
import { requireSeason, todayIn } from './evenings.server.ts'
import { eveningsToCome } from './season.ts'

/** The evenings that are not open yet, each on its day. */
export const eveningsCalendar = operation({
  name: 'evenings.calendar',
  summary: 'The evenings to come, as a calendar file',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const season = requireSeason(services, actor.id)
    const toCome = eveningsToCome(season, todayIn(season.zone, services))
    if (toCome.length === 0) throw new Refusal('evening.none-to-come', words.noneToCome)
    const entries = toCome.map(({ number, day }) => ({
      id: `${season.id}/${number}`,
      day,
      summary: words.calendarEntry(number),
      description: services.settings.origin + eveningPath(number),
    }))
    return calendarFile('Thirty evenings', services.clock.now(), entries)
  },
})
