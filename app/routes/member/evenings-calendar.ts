import { eveningsCalendar } from '#app/features/evenings/evenings-calendar.server.ts'
import { paths } from '#app/paths.ts'
import { chartFile } from './chart-file.server.ts'

export const loader = chartFile(eveningsCalendar, {
  type: 'text/calendar; charset=utf-8',
  name: 'evenings.ics',
  page: paths.evenings,
})
