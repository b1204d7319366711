import { type Letter, letterTo, type Reader } from '#app/adapters/mail/mail-letter.ts'
import { mailWords } from '#app/adapters/mail/mail-messages.ts'
import { longDate } from '#app/format.ts'
import { storyWords as words } from './story-messages.ts'

interface LetterParts {
  episode: string
  filmedOn: string
  filmUrl: string
  stopAddress: string
}

/** Says when a story was filmed and where the film is. It contains nothing that the person has written. */
export function filmLetter(
  person: Reader & { name: string | null },
  { episode, filmedOn, filmUrl, stopAddress }: LetterParts,
): Letter {
  return letterTo(person, () => ({
    subject: words.filmMail.subject,
    greeting: mailWords.greeting(person.name),
    paragraphs: [words.filmMail.filmed(longDate(filmedOn), episode)],
    link: { label: words.watch, href: filmUrl },
    closing: [words.filmMail.why],
    stopAddress,
  }))
}
