import { practicesCalendar } from '#app/features/analysis/practices-calendar.server.ts'
import { paths } from '#app/paths.ts'
import { chartFile } from './chart-file.server.ts'

export const loader = chartFile(practicesCalendar, {
  type: 'text/calendar; charset=utf-8',
  name: 'my-path.ics',
  page: paths.myPath,
})
