import type { ReactNode } from 'react'
import { numberText } from '#app/format.ts'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'
import { ar } from './notes-messages.ar.ts'

/** The words of the private book. */
export const noteWords = translated({
  en: {
    notFound: 'This note was not found.',
    noSuchSubject: 'You cannot write about this.',
    yearNotLived: 'This year of your life has not ended. You can write about years that have.',
    dayAhead: 'This day is in the future',
    bookIsFull:
      'Your book is full. Download it and delete notes that you no longer need; then you can write again.',
    changedSince:
      'You changed this note in another window after you opened it here. Your text is still here. Save again to replace the other change, or reload the page to see it first.',
    cannotComeBack: 'This note is deleted for good.',
    empty: 'Please write something first',
    noDay: 'Please give a day, such as 2026-03-01',
    tooLong: (most: number) => `A note has at most ${numberText(most)} characters`,
    tooEarly: 'The day of a note is from 1900 on',
    unknownSubject: 'There is no such thing to write about',

    subjects: {
      block: 'From your reading',
      practice: 'A practice',
      verse: 'A verse',
      hadith: 'A hadith',
      year: 'A year of your life',
    },
    yearAt: (age: string) => `The year at ${age}`,
    filters: {
      practice: 'Practices',
      verse: 'Verses',
      hadith: 'Hadith',
      year: 'Years of my life',
      none: 'General notes',
    },
    filterWithCount: (label: string, notes: number) => `${label} (${notes})`,
    /** A day in both calendars, in one line. */
    bothDays: (gregorian: string, hijri: string) => `${gregorian}, ${hijri}`,
    subjectOfKind: (kind: string, subject: string) => `${kind}: ${subject}`,

    myBook: 'My Book',
    /** The title of the book as a file. */
    myBookFile: 'My book',
    lead: 'Your reflections. Nobody but you can read them.',
    write: 'Write a note',
    lookBack: 'Look back on your years',
    reportHasNotes: 'This PDF report includes all your notes. The usual report does not.',
    reportWithNotes: 'Your report with all your notes (PDF)',
    found: 'Notes found',
    yourNotes: 'Your notes',
    search: 'Search your notes',
    writtenAbout: 'Written about',
    everything: 'Everything',
    count: (total: number) => counted(total, { one: '1 note', other: '# notes' }),
    page: (page: number, pages: number) => `, page ${page} of ${pages}`,
    today: 'Today',
    questionsOnSubjects: 'Questions to start with, one on each subject of your analysis:',
    questions: 'Questions to start with:',
    on: (subject: string) => `On ${subject}`,
    betweenDays: ', ',
    onThisDay: 'On this day',
    onThisDayLead: 'What you wrote on this date in earlier years, by either calendar.',
    sameInBoth: (hijri: string) => `${hijri}, the same day in both calendars`,
    sameInHijri: (gregorian: string) => `${gregorian}, the same day in the Hijri calendar`,
    pages: 'Pages of notes',
    newer: 'Newer notes',
    older: 'Older notes',
    noMatch: 'No note matches this search.',
    howItSearches:
      'The search looks for every word in the text of your notes. Accents and vowel signs are ignored.',
    bookIsEmpty: 'Your book is empty.',
    whatToWrite:
      'Write what a line of your analysis brings to mind, how a practice went, or what you want to remember of today. Nobody but you can read it.',
    writeFirst: 'Write your first note',

    note: 'A note',
    named: (subject: string, day: string) => `${subject}, ${day}`,
    changed: 'Changed since it was first written',
    edit: 'Edit',
    delete: 'Delete',
    /** After the name of a button, for people who hear it without its note. */
    ofNote: (named: string) => `: ${named}`,
    readOn: 'Read on',
    labels: { question: 'A question to start with', text: 'Your note', day: 'Day' },
    noQuestion: 'None',
    onlyYou: 'Only you can read it.',
    dayHint: 'Date of the note',

    signInToSave: 'Please sign in to save your note.',
    notSaved: 'Not saved',
    notSavedTryAgain: 'Your note was not saved. Please try again.',
    saved: 'Saved',
    isChanged: 'Your note is changed.',
    isInBook: 'Your note is in My Book.',
    editTitle: 'Edit your note',
    backToBook: 'Back to My Book',
    back: 'Back',
    saveChanges: 'Save changes',
    saveNote: 'Save note',
    cancel: 'Cancel',
    whatToRemember: 'What do you want to remember?',
    deleted: 'Note deleted',
    canComeBack: 'It can be brought back for an hour.',
    isBack: 'Your note is back',
    notBroughtBack: 'Not brought back',

    lookingBack: 'Looking back',
    lookingBackLead: 'The years of your life so far, each with its sign, and room to write about it.',
    howCounted: 'How the years are counted',
    firstYear: (sign: ReactNode, term: (name: string) => ReactNode): ReactNode[] => [
      'The first year of your life belongs to ',
      sign,
      ', where your Part of Fortune stands, and each year after it to the next sign. After twelve years the count, which is called ',
      term('profection'),
      ', begins again.',
    ],
    onlyNames:
      'This only gives your years a name, like the chapters of a book. It does not say what happened in a year: you know that, and you can write it down here. Future years are not shown.',
    noYears: 'You have no completed year of life yet.',
    round: (from: number, to: number) => (from === 0 ? `From birth to ${to}` : `From ${from} to ${to}`),
    yearFell: (age: number, sign: string) =>
      `${age === 0 ? 'In the first year of your life' : `At ${age}`}, the year fell in ${sign}`,
    yearFacts: (from: ReactNode, until: ReactNode, ruler: string, planets: string | null): ReactNode[] => [
      from,
      ' to ',
      until,
      `. Ruled by ${ruler}${planets ? `; at your birth ${planets} stood in this sign` : '; no planet stood in this sign at your birth'}.`,
    ],
    theYearAt: (age: number) => `the year at ${age}`,
  },
  ar,
})
