import { OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { NewerAndOlder } from '#app/ui/list/newer-and-older.tsx'
import { SearchField, SearchForm } from '#app/ui/list/search-form.tsx'
import type { BookView } from './note-book.server.ts'
import { NoteCard } from './note-card.tsx'
import type { ShownDay } from './note-view.server.ts'
import { noteWords as words } from './notes-messages.ts'
import type { ReflectionQuestion } from './questions.server.ts'

/** The book: today with its questions, notes of this day in other years, and all notes by day. */
export function Book({ book }: { book: BookView }) {
  const { narrowed, total, notes, onThisDay } = book
  if (total === 0 && !narrowed) return <EmptyBook book={book} />
  return (
    <>
      {narrowed || book.page > 1 ? null : (
        <>
          <Today today={book.today} questions={book.questions} />
          {onThisDay.length > 0 ? <OnThisDay notes={onThisDay} /> : null}
        </>
      )}
      <section aria-labelledby="notes-title" className="mt-10">
        <h2 id="notes-title" className="mb-4 text-xl">
          {narrowed ? words.found : words.yourNotes}
        </h2>
        <SearchForm label={words.search} q={book.q} narrowed={narrowed}>
          {book.choices.length > 0 ? (
            <SearchField
              name="about"
              label={words.writtenAbout}
              value={book.about}
              options={[{ value: '', label: words.everything }, ...book.choices]}
            />
          ) : null}
        </SearchForm>
        <p role="status" className="mb-4 text-faded">
          {words.count(total)}
          {book.pages > 1 ? words.page(book.page, book.pages) : ''}
        </p>
        {notes.length === 0 ? <NothingFound /> : <NotesByDay notes={notes} />}
        <NewerAndOlder
          page={book.page}
          pages={book.pages}
          at={(page) => pageAddress(book, page)}
          words={words}
        />
      </section>
    </>
  )
}

function Today({ today, questions }: { today: ShownDay; questions: readonly ReflectionQuestion[] }) {
  return (
    <section aria-labelledby="today-title" className="jadwal bg-leaf p-5 sm:p-7">
      <h2 id="today-title" className="text-xl">
        {words.today}
      </h2>
      <DayLine day={today} />
      <Questions questions={questions} />
    </section>
  )
}

function Questions({ questions }: { questions: readonly ReflectionQuestion[] }) {
  return (
    <>
      <p className="mt-4 text-faded">
        {questions.some(({ subject }) => subject) ? words.questionsOnSubjects : words.questions}
      </p>
      <ul className="mt-1 max-w-measure">
        {questions.map(({ name, text, subject }) => (
          <li key={name} className="border-b border-rule py-2 last:border-0">
            <OwnLink
              href={`${paths.writeNote}?question=${encodeURIComponent(name)}`}
              className="inline-flex min-h-11 items-center text-lg"
            >
              {text}
            </OwnLink>
            {subject ? <span className="block text-sm text-faded">{words.on(subject)}</span> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function DayLine({ day: { day, gregorian, hijri } }: { day: ShownDay }) {
  return (
    <p className="text-faded">
      <time dateTime={day}>{gregorian}</time>
      <span aria-hidden="true"> · </span>
      <span className="sr-only">{words.betweenDays}</span>
      {hijri}
    </p>
  )
}

function OnThisDay({ notes }: { notes: BookView['onThisDay'] }) {
  return (
    <section aria-labelledby="on-this-day-title" className="mt-10">
      <h2 id="on-this-day-title" className="text-xl">
        {words.onThisDay}
      </h2>
      <p className="mb-4 text-faded">{words.onThisDayLead}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {notes.map((note) => (
          <li key={note.id} className="min-w-0">
            <p className="mb-1.5 text-gold">
              {note.sameGregorianDay ? note.gregorian : note.hijri}
              <span className="text-sm text-faded">
                {' '}
                (
                {note.sameGregorianDay && note.sameHijriDay
                  ? words.sameInBoth(note.hijri)
                  : note.sameGregorianDay
                    ? note.hijri
                    : words.sameInHijri(note.gregorian)}
                )
              </span>
            </p>
            <NoteCard note={note} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Note = BookView['notes'][number]

function NotesByDay({ notes }: { notes: readonly Note[] }) {
  const days = new Map<string, Note[]>()
  for (const note of notes) days.set(note.day, [...(days.get(note.day) ?? []), note])
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {[...days].map(([day, written]) => (
        <li key={day} className="min-w-0">
          <h3 className="text-lg text-gold">
            <time dateTime={day}>{written[0]?.gregorian}</time>
            <span className="block text-sm text-faded">{written[0]?.hijri}</span>
          </h3>
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
            {written.map((note) => (
              <NoteCard key={note.id} note={note} level={4} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function pageAddress({ q, about }: BookView, page: number): string {
  const query = { ...(q ? { q } : {}), ...(about ? { about } : {}), page: String(page) }
  return `${paths.myBook}?${new URLSearchParams(query)}`
}

function NothingFound() {
  return (
    <Card>
      <p className="text-lg">{words.noMatch}</p>
      <p className="max-w-measure text-faded">{words.howItSearches}</p>
    </Card>
  )
}

function EmptyBook({ book }: { book: BookView }) {
  return (
    <Card>
      <p className="text-lg">{words.bookIsEmpty}</p>
      <p className="max-w-measure">{words.whatToWrite}</p>
      <DayLine day={book.today} />
      <Questions questions={book.questions} />
      <div className="actions mt-2">
        <ButtonLink href={paths.writeNote}>{words.writeFirst}</ButtonLink>
      </div>
    </Card>
  )
}
