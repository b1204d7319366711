import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of the thirty evenings. What is read on an evening is in `corpus`. */
export const eveningWords = translated('evening', {
  en: {
    title: 'Thirty evenings',
    lead: 'Five minutes an evening: a passage, a few sentences on one of your three subjects, and a question.',
    begunAlready: 'Your evenings have begun already.',
    noSeason: 'You have not begun your evenings yet.',
    noSuchSeason: 'There is no such season.',
    notOpen: 'This evening is not open yet.',

    howItGoes: 'How it goes',
    about: [
      'You begin on whatever evening you like. One evening opens each day; those that you miss stay open.',
      'The first ten are for seeing, the next for loosening, the last for giving. They take turns with your gift, your difficulty and your help.',
      'What you answer goes into My Book, and nobody but you can read it.',
    ],
    length: 'How many evenings',
    lengths: { 30: 'Thirty', 29: 'Twenty-nine, for a short month' },
    begin: 'Begin',
    beginAgain: 'Begin again',
    begun: 'Your evenings have begun',
    begunText: 'The first one is open.',
    ramadan: (gregorian: string, hijri: string) =>
      `By the calculation of the Umm al-Qura calendar, ${hijri} is expected on ${gregorian}. Only the sighting decides. Your evenings can begin on any other day as well.`,

    read: (count: number) => counted(count, { one: 'One evening read.', other: '# evenings read.' }),
    dayByZone: (zone: string) => `Evenings open with the day in ${zone}.`,
    tonight: 'Read this evening',
    evenings: 'The evenings',
    evening: (number: number) => `Evening ${number}`,
    isRead: 'read',
    answered: 'with your answer',

    paused: 'The evenings are paused',
    pausedText: 'No further evening opens until you go on. Those that are open stay open.',
    pause: 'Pause',
    resume: 'Go on',
    finish: 'End here',
    finishAsks: 'The season is then on your shelf. Evenings that you have not reached do not open any more.',
    goesOn: 'Your evenings go on',
    ended: 'The season is on your shelf',
    notDone: 'Nothing was changed',
    complete: 'All evenings are open',
    completeText:
      'Take your time with those that you have not read. The booklet has what you read and wrote.',
    booklet: 'Your booklet',
    shelf: 'Past seasons',
    seasonFrom: (from: string, to: string) => `${from} to ${to}`,

    ofDays: (number: number, days: number) => `Evening ${number} of ${days}`,
    back: 'Back to the evenings',
    on: (part: string, subject: string) => `${part}: ${subject}`,
    partOfReading: { gift: 'Your gift', difficulty: 'Your difficulty', help: 'Your help' },
    question: 'The question',
    step: 'A small thing to do',
    film: 'The film for this evening',
    opensElsewhere: ' (opens in a new tab)',
    yourAnswer: 'Your answer',
    yourAnswers: 'What you wrote',
    more: 'Write more',
    save: 'Save answer',
    saved: 'Saved',
    savedText: 'Your answer is in My Book.',
    notSaved: 'Not saved',
    notSavedTryAgain: 'Your answer was not saved. Please try again.',
    signInToSave: 'Please sign in to save your answer.',
    nextAndPrevious: 'Other evenings',

    bookletLead: (from: string) => `The passages of the evenings from ${from} on, and what you wrote.`,
    inShort: 'Your reading in four lines',
    calendar: 'The evenings to come for your calendar (.ics)',
    calendarEntry: (number: number) => `Thirty evenings: evening ${number}`,
    bothDays: (gregorian: string, hijri: string) => `${gregorian}, ${hijri}`,
    sign: 'Name, place and date',
  },
})
