import { translated } from '#app/language/current.ts'

/** What mails begin and end with. */
export const mailWords = translated('anyMail', {
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    signature: 'Qismah',
    stop: 'Stop this letter',
  },
})
