import { translated } from '#app/language/current.ts'
import { ar } from './mail-messages.ar.ts'

/** What mails begin and end with. */
export const mailWords = translated({
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    signature: 'Qismah',
    stop: 'Stop this letter',
  },
  ar,
})
