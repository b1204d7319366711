import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The choice of the monthly letter, in the settings. */
export const letterCardWords = translated('letterCard', {
  en: {
    title: 'A letter once a month',
    lead: 'One practice from your path, one verse and one question, by email at the beginning of each month. It contains nothing that you have written. A link in each letter stops it.',
    letter: 'Monthly letter',
    send: 'Send me the monthly letter',
    notConfirmed:
      'Your email address is not confirmed yet. The letter is sent once you have opened the link that we emailed you.',
    save: 'Save choice',
    fromReading: 'It is made from your reading.',
    calculateAgain: (link: (name: string) => ReactNode): ReactNode[] => [
      'You can calculate it again on ',
      link('My Path'),
      '.',
    ],
    enterFirst: (link: (name: string) => ReactNode): ReactNode[] => [
      link('Enter your birth information'),
      ' first.',
    ],
    badLink: 'This link is not complete. You can stop the mails where you asked for them.',
  },
})
