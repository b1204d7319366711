import { z } from 'zod'
import { loadOwnChart } from '#app/features/charts/charts.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { DAY } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import { openPractices } from './path.server.ts'

/** The open practices of My Path as an iCalendar file (RFC 5545): one each week, for a whole day, from tomorrow. */
export const practicesCalendar = operation({
  name: 'path.calendar',
  summary: 'The practices of My Path that are not done yet, as a calendar file',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db, clock }, actor }) {
    const reading = loadOwnChart(db, actor.id)
    const now = clock.now()
    const events = openPractices(db, actor.id, reading.chart).map(({ id, text, why }, week) => [
      'BEGIN:VEVENT',
      `UID:${id}@qismah`,
      `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
      `DTSTART;VALUE=DATE:${compact(new Date(now.getTime() + (1 + 7 * week) * DAY).toISOString().slice(0, 10))}`,
      `SUMMARY:${escaped(text)}`,
      `DESCRIPTION:${escaped(why)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ])
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//Qismah//My Path//${currentLanguage().toUpperCase()}`,
      ...events.flat(),
      'END:VCALENDAR',
    ]
    return lines.map((line) => `${folded(line)}\r\n`).join('')
  },
})

const compact = (moment: string) => moment.replaceAll(/[-:]/g, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** A line has at most 75 bytes; its continuation begins with a space. */
function folded(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 75) {
      parts.push(' ')
      bytes = 1
    }
    parts.push(parts.pop() + letter)
    bytes += size
  }
  return parts.join('\r\n')
}
