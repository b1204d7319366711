import { numberText } from '#app/format.ts'
import { translated } from '#app/language/current.ts'

/** The words of the pages on which a note is written and changed. */
export const noteFormWords = translated('noteForm', {
  en: {
    empty: 'Please write something first',
    noDay: 'Please give a day, such as 2026-03-01',
    tooLong: (most: number) => `A note has at most ${numberText(most)} characters`,
    tooEarly: 'The day of a note is from 1900 on',
    unknownSubject: 'There is no such thing to write about',
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
    back: 'Back',
    saveChanges: 'Save changes',
    saveNote: 'Save note',
    cancel: 'Cancel',
    whatToRemember: 'What do you want to remember?',
    write: 'Write a note',
    on: (subject: string) => `On ${subject}`,
    backToBook: 'Back to My Book',
  },
})
