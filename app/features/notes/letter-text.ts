import { type Letter, letterTo, type Reader } from '#app/adapters/mail/mail-letter.ts'
import { mailWords } from '#app/adapters/mail/mail-messages.ts'
import type { AyahText } from '#app/guidance/index.server.ts'
import { letterWords as words } from './letter-messages.ts'

interface LetterParts {
  practice: string
  verse: AyahText
  question: string
  bookAddress: string
  stopAddress: string
}

/** One practice, one verse and one question. It contains nothing that the person has written. */
export function monthlyLetter(person: Reader & { name: string | null }, parts: LetterParts): Letter {
  const { practice, verse, question, bookAddress, stopAddress } = parts
  return letterTo(person, () => ({
    subject: words.subject,
    greeting: mailWords.greeting(person.name),
    paragraphs: [
      words.practice(practice),
      words.verse(verse.reference),
      verse.verses.map(({ arabic, end }) => `${arabic} ${end}`).join(' '),
      words.meaning(verse.meaning),
      words.question(question),
    ].filter((paragraph) => paragraph !== null),
    link: { label: words.openBook, href: bookAddress },
    closing: [words.why],
    stopAddress,
  }))
}
