import { translated } from '#app/language/current.ts'

/** The monthly letter, and the mail that asks to confirm an address for it. */
export const letterWords = translated('letter', {
  en: {
    subject: 'A practice, a verse and a question',
    practice: (text: string) => `A practice from your path:\n${text}`,
    verse: (reference: string) => `A verse (${reference}):`,
    meaning: (text: string): string | null => `Meaning in brief, not a translation: ${text}`,
    question: (text: string) => `A question:\n${text}`,
    openBook: 'Open your book',
    why: 'You receive this letter once a month because you turned it on in your settings.',
    confirm: {
      subject: 'Confirm your monthly letter from Qismah',
      text: 'Somebody, probably you, asked for the monthly letter from Qismah. We send it once you have confirmed this email address.',
      link: 'Confirm this address',
      valid: 'The link works once, for 24 hours, and only for the person who is signed in to that account.',
      unwanted: 'If you did not ask for this, do nothing: no letter is sent.',
    },
  },
})
