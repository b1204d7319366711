import { translated } from '#app/language/current.ts'

/** The words around a quotation. */
export const quoteWords = translated('quote', {
  en: {
    bookSays: 'What the book says:',
    inTodaysEnglish: 'In today’s English:',
    inOurEnglish: 'In our English:',
    amongAll: ', among all passages',
    godSays: '',
    /** Before verses, in a text without markup. */
    verses: (reference: string) => `${reference}:`,
    meaning: 'Meaning in brief (not a translation):',
    chosen: 'Chosen and put into English by the authors of Qismah. Not reviewed by a scholar.',
    told: (reference: string, narrator: string) =>
      `${reference}, told by ${narrator}. Our own English wording. Not reviewed by a scholar.`,
    mistake: 'How to report a mistake',
  },
})
