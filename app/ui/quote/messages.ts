import { translated } from '#app/language/current.ts'
import { ar } from './messages.ar.ts'

/** The words around a quotation. */
export const quoteWords = translated({
  en: {
    bookSays: 'What the book says:',
    inTodaysEnglish: 'In today’s English:',
    inOurEnglish: 'In our English:',
    amongAll: ', among all passages',
  },
  ar,
})
