/** The words around a quotation. Its keys are the type of every other language. */
export const messages = {
  bookSays: 'What the book says:',
  inTodaysEnglish: 'In today’s English:',
  inOurEnglish: 'In our English:',
  amongAll: ', among all passages',
}

export type Messages = typeof messages
