import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { notes } from '#db/schema/index.ts'
import type { NoteSubject, SubjectKind } from './note-subject.ts'

/** Notes of this person that are not deleted. */
const ownNotes = (userId: string) => and(eq(notes.userId, userId), isNull(notes.deletedAt))

export type NoteRow = typeof notes.$inferSelect

export function insertNote(db: Db, note: typeof notes.$inferInsert): NoteRow {
  return db.orm.insert(notes).values(note).returning().get()
}

export function loadNote(db: Db, userId: string, id: string): NoteRow | undefined {
  return db.orm
    .select()
    .from(notes)
    .where(and(ownNotes(userId), eq(notes.id, id)))
    .get()
}

/** The size of a book, including deleted notes that are not erased yet. */
export function sizeOfBook(db: Db, userId: string): { notes: number; characters: number } {
  const characters = sql<number>`coalesce(sum(length(${notes.text})), 0)`
  return db.orm.select({ notes: count(), characters }).from(notes).where(eq(notes.userId, userId)).get()!
}

/** The size of each year of a book, the newest first. */
export function sizesByYear(db: Db, userId: string): { year: string; notes: number; characters: number }[] {
  const year = sql<string>`substr(${notes.day}, 1, 4)`
  const characters = sql<number>`sum(length(${notes.text}))`
  return db.orm
    .select({ year, notes: count(), characters })
    .from(notes)
    .where(ownNotes(userId))
    .groupBy(year)
    .orderBy(desc(year))
    .all()
}

export function loadSubjects(db: Db, userId: string): (NoteSubject & { notes: number })[] {
  const { aboutKind: kind, aboutKey: key } = notes
  return db.orm
    .select({ kind, key, notes: count() })
    .from(notes)
    .where(ownNotes(userId))
    .groupBy(kind, key)
    .all()
}

export interface NoteFilter {
  kind?: SubjectKind | undefined
  key?: string | undefined
}

function within(userId: string, { kind, key }: NoteFilter): SQL {
  return and(ownNotes(userId), kind && eq(notes.aboutKind, kind), key ? eq(notes.aboutKey, key) : undefined)!
}

const NEWEST_FIRST = [desc(notes.day), desc(notes.createdAt), desc(notes.id)]

export function listNotes(
  db: Db,
  userId: string,
  filter: NoteFilter,
  { limit, offset }: { limit: number; offset: number },
): NoteRow[] {
  return db.orm
    .select()
    .from(notes)
    .where(within(userId, filter))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .all()
}

/** Every note of a book, newest first. */
export function allNotes(db: Db, userId: string, filter: NoteFilter = {}): NoteRow[] {
  return db.orm
    .select()
    .from(notes)
    .where(within(userId, filter))
    .orderBy(...NEWEST_FIRST)
    .all()
}

/** The notes about one subject, the oldest first. */
export function notesAbout(db: Db, userId: string, { kind, key }: NoteSubject): NoteRow[] {
  return db.orm
    .select()
    .from(notes)
    .where(within(userId, { kind, key }))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .all()
}

interface DayOfYear {
  /** MM-DD */
  monthDay: string
  /** YYYY-01-01 of this year: notes of earlier years are before it. */
  yearBegins: string
  hijriYear: number
  hijriMonth: number
  hijriDay: number
}

export function notesOnThisDay(db: Db, userId: string, day: DayOfYear, limit: number): NoteRow[] {
  const gregorian = and(sql`substr(${notes.day}, 6) = ${day.monthDay}`, lt(notes.day, day.yearBegins))
  const hijri = and(
    eq(notes.hijriMonth, day.hijriMonth),
    eq(notes.hijriDay, day.hijriDay),
    lt(notes.hijriYear, day.hijriYear),
  )
  return db.orm
    .select()
    .from(notes)
    .where(and(ownNotes(userId), or(gregorian, hijri)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .all()
}

type Change = Pick<NoteRow, 'text' | 'day' | 'hijriYear' | 'hijriMonth' | 'hijriDay' | 'revision'> & {
  editedAt: Date
}

/** The caller must compare the revision in the same transaction. */
export function changeNote(db: Db, { userId, id }: { userId: string; id: string }, change: Change): void {
  db.orm
    .update(notes)
    .set(change)
    .where(and(ownNotes(userId), eq(notes.id, id)))
    .run()
}

/** @param deletedAt null brings a deleted note back. @returns false if this person has no such note. */
export function setDeleted(
  db: Db,
  { userId, id }: { userId: string; id: string },
  deletedAt: Date | null,
): boolean {
  const { changes } = db.orm
    .update(notes)
    .set({ deletedAt })
    .where(
      and(
        eq(notes.userId, userId),
        eq(notes.id, id),
        deletedAt ? isNull(notes.deletedAt) : isNotNull(notes.deletedAt),
      ),
    )
    .run()
  return changes === 1
}

export function isDeleted(db: Db, userId: string, id: string): boolean {
  const isThis = and(eq(notes.userId, userId), eq(notes.id, id), isNotNull(notes.deletedAt))
  return db.orm.select().from(notes).where(isThis).get() !== undefined
}

/** Erases everyone's notes that were deleted before this time. @returns how many notes. */
export function eraseDeletedNotes(db: Db, before: Date): number {
  return db.orm.delete(notes).where(lt(notes.deletedAt, before)).run().changes
}
