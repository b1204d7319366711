import type { Letter } from '#app/adapters/mail/mail-letter.ts'
import type { AyahText } from '#app/guidance/index.server.ts'

interface LetterParts {
  to: string
  name: string | null
  practice: string
  verse: AyahText
  question: string
  bookAddress: string
  stopAddress: string
}

/** One practice, one verse and one question. It contains nothing that the person has written. */
export function monthlyLetter(parts: LetterParts): Letter {
  const { to, name, practice, verse, question, bookAddress, stopAddress } = parts
  return {
    to,
    subject: 'A practice, a verse and a question',
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      `A practice from your path:\n${practice}`,
      `A verse (${verse.reference}):`,
      verse.verses.map(({ arabic, end }) => `${arabic} ${end}`).join(' '),
      `Meaning in brief, not a translation: ${verse.meaning}`,
      `A question:\n${question}`,
    ],
    link: { label: 'Open your book', href: bookAddress },
    closing: ['You receive this letter once a month because you turned it on in your settings.'],
    stopAddress,
  }
}

/** Sent once, if letters are requested for an address that is not confirmed. It therefore names nobody. */
export function confirmForLettersLetter(person: { email: string }, href: string): Letter {
  return {
    to: person.email,
    subject: 'Confirm your monthly letter from Qismah',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, probably you, asked for the monthly letter from Qismah. We send it once you have confirmed this email address.',
    ],
    link: { label: 'Confirm this address', href },
    closing: [
      'The link works once, for 24 hours, and only for the person who is signed in to that account.',
      'If you did not ask for this, do nothing: no letter is sent.',
    ],
  }
}
