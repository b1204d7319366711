import { translated } from '#app/language/current.ts'

/** The monthly letter. */
export const letterWords = translated('letter', {
  en: {
    subject: 'A practice, a verse and a question',
    practice: (text: string) => `A practice from your path:\n${text}`,
    verse: (reference: string) => `A verse (${reference}):`,
    meaning: (text: string): string | null => `Meaning in brief, not a translation: ${text}`,
    question: (text: string) => `A question:\n${text}`,
    openBook: 'Open your book',
    why: 'You receive this letter once a month because you turned it on in your settings.',
  },
})
