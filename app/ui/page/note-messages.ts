import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of the links and the form with which notes are written beside what they are about. */
export const noteBesideWords = translated('note', {
  en: {
    write: 'Write a note',
    goOn: 'Go on with your note',
    yours: (count: number) => counted(count, { one: 'Your note', other: 'Your # notes' }),
    /** What it is about, for people who do not see its place. */
    about: (label: string) => ` on ${label}`,
    note: 'A note',
    yourNote: 'Your note',
    onlyYou: 'Only you can read it.',
    save: 'Save note',
    saved: 'Saved in My Book.',
  },
})
