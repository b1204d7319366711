import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of the private book. */
export const noteWords = translated('notes', {
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

    subjects: {
      block: 'From your reading',
      practice: 'A practice',
      verse: 'A verse',
      hadith: 'A hadith',
      year: 'A year of your life',
      evening: 'Thirty evenings',
    },
    evening: (number: string) => `Evening ${number}`,
    filters: {
      practice: 'Practices',
      verse: 'Verses',
      hadith: 'Hadith',
      year: 'Years of my life',
      evening: 'Thirty evenings',
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
    reportInParts: 'Your notes do not fit into one report. Each of these has the notes of one year.',
    reportOfYear: (year: string) => `Your report with your notes of ${year} (PDF)`,
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

    deleted: 'Note deleted',
    canComeBack: 'It can be brought back for an hour.',
    isBack: 'Your note is back',
    notBroughtBack: 'Not brought back',
  },
})
