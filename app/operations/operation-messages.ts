import { translated } from '#app/language/current.ts'

/** What any operation may answer. */
export const operationWords = translated('operation', {
  en: {
    underWay: 'This is already being sent. Please check again in a moment.',
    changedByAnother:
      'Somebody changed this after you opened it, and their change is saved. What you typed is still here. Save again to replace their change, or reload the page to see it first.',
    draftTooLong: 'The form is too long to be kept.',
  },
})
