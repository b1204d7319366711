import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { makeExcerpt } from '#app/features/similarity/excerpt.ts'
import { daysAfter } from '#app/operations/clock.ts'
import {
  type Call,
  fieldRefusal,
  type IdempotencyRule,
  operation,
  Refusal,
} from '#app/operations/operation.server.ts'
import { ChangedSince, refuseOtherRevision } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { emptyLog } from '#db/client.server.ts'
import { completedYears } from './lived-years.ts'
import { type NoteSubject, parseSubject, subjectText } from './note-subject.ts'
import { shownSubject } from './note-subjects.server.ts'
import { hijriColumns, noteView } from './note-view.server.ts'
import { MAX_CHARACTERS, MAX_NOTES, UNDO_PERIOD } from './notes.limits.ts'
import {
  changeNote,
  eraseDeletedNotes,
  insertNote,
  isDeleted,
  listNotes,
  loadNote,
  loadSubjects,
  setDeleted,
  sizeOfBook,
} from './notes.repo.server.ts'
import { editNoteSchema, noteFormSchema, noteIdSchema, writeNoteSchema } from './notes.schema.ts'
import { noteWords as words } from './notes-messages.ts'
import { questionByName, questionsFor } from './questions.server.ts'

export function todayText({ clock }: Pick<Services, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10)
}

/** A browser in a time zone to the east may already be in tomorrow. */
function refuseDayAhead(services: Services, day: string): void {
  if (day > daysAfter(todayText(services), 1)) throw fieldRefusal('note.day-ahead', 'day', words.dayAhead)
}

/** @throws Refusal 422 for an unknown subject, for an evening, and for a year that has not ended. */
function refuseUnknownSubject({ services, actor }: Call<'member'>, subject: NoteSubject): void {
  if (subject.kind === 'none') return
  // An evening is answered on its own page, which knows whether it is open.
  if (subject.kind === 'evening' || !shownSubject(subject))
    throw new Refusal('note.subject-unknown', words.noSuchSubject)
  if (subject.kind !== 'year') return
  const birth = loadBirthRecord(services.db, actor.id)
  if (!birth || Number(subject.key) >= completedYears(birth.dateOfBirth, todayText(services))) {
    throw new Refusal('note.year-not-lived', words.yearNotLived)
  }
}

/** The number of notes about each part of the reading, by its name in addresses. */
export const readNotesBeside = operation({
  name: 'notes.beside',
  summary: 'How many notes one has written beside each part of the reading',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const counted = loadSubjects(services.db, actor.id).filter(({ kind }) => kind !== 'none')
    const counts = counted.map(({ notes, ...subject }): [string, number] => [subjectText(subject), notes])
    return { counts: Object.fromEntries(counts) }
  },
})

/** What the form for a new note shows. @throws Refusal 422 for a subject that there is not. */
export const readNoteForm = operation({
  name: 'notes.form',
  summary: 'What the form for a new note shows',
  who: 'member',
  input: noteFormSchema,
  limit: 'read',
  run(call, { about, question }) {
    const { services, actor } = call
    const subject = parseSubject(about)!
    refuseUnknownSubject(call, subject)
    const today = todayText(services)
    const asked = question ? questionByName(question) : null
    const questions = questionsFor(services.db, actor.id, today)
    return {
      about,
      subject: shownSubject(subject),
      today,
      question: asked?.name ?? null,
      questions:
        asked && !questions.some(({ name }) => name === asked.name) ? [asked, ...questions] : questions,
    }
  },
})

/** The same note again makes no second one. */
export const oneNote: IdempotencyRule<'member', unknown, ReturnType<typeof noteView>> = {
  where: 'database',
  created: ({ id }) => id,
  again({ services, actor }, id) {
    const row = loadNote(services.db, actor.id, id)
    return row && noteView(row)
  },
}

/** @throws Refusal 409 if the book would exceed its limits */
function refuseFullBook(
  { db }: Services,
  userId: string,
  added: { notes: number; characters: number },
): void {
  const size = sizeOfBook(db, userId)
  const grows = added.notes > 0 || added.characters > 0
  const isFull = size.notes + added.notes > MAX_NOTES || size.characters + added.characters > MAX_CHARACTERS
  if (grows && isFull) throw new Refusal('note.book-full', words.bookIsFull)
}

/** Adds a note to the book of the person. @throws Refusal 409 if the book is full */
export function addNote(
  { services, actor }: Call<'member'>,
  { subject, ...note }: { subject: NoteSubject; prompt: string | null; day: string; text: string },
) {
  refuseFullBook(services, actor.id, { notes: 1, characters: note.text.length })
  return noteView(
    insertNote(services.db, {
      id: randomUUID(),
      userId: actor.id,
      aboutKind: subject.kind,
      aboutKey: subject.key,
      ...note,
      ...hijriColumns(note.day),
      createdAt: services.clock.now(),
    }),
  )
}

export const writeNote = operation({
  name: 'notes.write',
  summary: 'Write a note into one’s reflection book',
  who: 'member',
  input: writeNoteSchema,
  limit: 'write',
  idempotency: oneNote,
  run(call, { about, question, day, text }) {
    const subject = parseSubject(about)!
    refuseUnknownSubject(call, subject)
    refuseDayAhead(call.services, day)
    return addNote(call, { subject, prompt: (question && questionByName(question)?.text) || null, day, text })
  },
})

export const readNote = operation({
  name: 'notes.read',
  summary: 'One of one’s notes',
  who: 'member',
  input: noteIdSchema,
  limit: 'read',
  run({ services, actor }, { id }) {
    const row = loadNote(services.db, actor.id, id)
    if (!row) throw new Refusal('note.not-found', words.notFound)
    return noteView(row)
  },
})

/** Its beginning only. */
export const readLastNote = operation({
  name: 'notes.last',
  summary: 'The beginning of the newest of one’s notes, if there is one',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const [row] = listNotes(services.db, actor.id, {}, { limit: 1, offset: 0 })
    return row ? { id: row.id, day: row.day, text: makeExcerpt(row.text) } : null
  },
})

export const editNote = operation({
  name: 'notes.edit',
  summary: 'Change one of one’s notes',
  who: 'member',
  input: editNoteSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }, { id, day, text, revision }) {
    const { db, clock } = services
    refuseDayAhead(services, day)
    return db.write(() => {
      const note = loadNote(db, actor.id, id)
      if (!note) throw new Refusal('note.not-found', words.notFound)
      // The same form was sent twice: the note already has this text.
      if (note.text === text && note.day === day) return noteView(note)
      refuseFullBook(services, actor.id, { notes: 0, characters: text.length - note.text.length })
      refuseOtherRevision(
        { stored: note.revision, seen: revision },
        () => new ChangedSince(words.changedSince, note.revision),
      )
      changeNote(
        db,
        { userId: actor.id, id },
        {
          text,
          day,
          ...hijriColumns(day),
          editedAt: clock.now(),
          revision: note.revision + 1,
        },
      )
      return noteView(loadNote(db, actor.id, id)!)
    })
  },
})

/** The note leaves the book at once. For a while it can be restored; then it is erased. */
export const deleteNote = operation({
  name: 'notes.delete',
  summary: 'Delete one of one’s notes',
  who: 'member',
  input: noteIdSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, clock }, actor }, { id }) {
    eraseOld(db, clock.now())
    const deleted = setDeleted(db, { userId: actor.id, id }, clock.now())
    if (!deleted && !isDeleted(db, actor.id, id)) throw new Refusal('note.not-found', words.notFound)
    return { id }
  },
})

export const restoreNote = operation({
  name: 'notes.restore',
  summary: 'Bring back a note that was just deleted',
  who: 'member',
  input: noteIdSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, clock }, actor }, { id }) {
    eraseOld(db, clock.now())
    const restored = setDeleted(db, { userId: actor.id, id }, null)
    if (!restored && !loadNote(db, actor.id, id)) throw new Refusal('note.erased', words.cannotComeBack)
    return { id }
  },
})

function eraseOld(db: Services['db'], now: Date): number {
  return eraseDeletedNotes(db, new Date(now.getTime() - UNDO_PERIOD))
}

/** Erases everyone's notes that can no longer be restored. Runs every hour. @returns how many. */
export function eraseOldNotes({ db, clock }: Pick<Services, 'db' | 'clock'>): number {
  const erased = eraseOld(db, clock.now())
  if (erased > 0) emptyLog(db)
  return erased
}
