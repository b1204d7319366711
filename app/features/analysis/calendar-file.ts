import { currentLanguage } from '#app/language/current.ts'

interface CalendarEntry {
  /** The same each time that the file is made, so that a calendar keeps one entry. */
  id: string
  /** YYYY-MM-DD */
  day: string
  summary: string
  description: string
}

/** Entries for whole days as an iCalendar file (RFC 5545). @param name of what they belong to, in English */
export function calendarFile(name: string, now: Date, entries: readonly CalendarEntry[]): string {
  const events = entries.map(({ id, day, summary, description }) => [
    'BEGIN:VEVENT',
    `UID:${id}@qismah`,
    `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Qismah//${name}//${currentLanguage().toUpperCase()}`,
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

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
