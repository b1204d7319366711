import { longDate } from '#app/format.ts'
import { hijriBirthDate } from '#app/geo/hijri.ts'
import { shownSubject } from './note-subjects.server.ts'
import type { NoteRow } from './notes.repo.server.ts'

/** A day in both calendars. */
export interface ShownDay {
  /** YYYY-MM-DD */
  day: string
  gregorian: string
  hijri: string
}

/** The Hijri day is that of the daylight hours. It began at sunset on the day before. */
export function shownDay(day: string): ShownDay {
  const { daylight } = hijriBirthDate({ date: day, afterSunset: false })
  return { day, gregorian: longDate(day), hijri: daylight.text }
}

export function hijriColumns(day: string) {
  const { daylight } = hijriBirthDate({ date: day, afterSunset: false })
  return { hijriYear: daylight.year, hijriMonth: daylight.month, hijriDay: daylight.day }
}

/** A note as its author sees it. */
export function noteView(row: NoteRow) {
  const { id, aboutKind: kind, aboutKey: key, prompt, text, day, revision, createdAt, editedAt } = row
  return {
    id,
    subject: shownSubject({ kind, key }),
    prompt,
    text,
    ...shownDay(day),
    revision,
    createdAt,
    editedAt,
  }
}

export type NoteView = ReturnType<typeof noteView>
