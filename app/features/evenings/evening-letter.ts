import { type Letter, letterTo, type Reader } from '#app/adapters/mail/mail-letter.ts'
import { mailWords } from '#app/adapters/mail/mail-messages.ts'
import type { Language } from '#app/language/language.ts'
import { quoteWords } from '#app/ui/quote/messages.ts'
import type { EveningPassage } from './corpus/passages.ts'
import { eveningWords as words } from './evening-messages.ts'

interface LetterParts {
  number: number
  days: number
  passage: EveningPassage
  eveningAddress: string
  stopAddress: string
}

/** What an evening shows of its passage, as text. Its own words are in Arabic. */
function passageText(passage: EveningPassage, language: Language): string[] {
  if (passage.kind === 'ayah') {
    const { reference, verses, meaning } = passage.ayah
    const arabic = verses.map((verse) => `${verse.arabic} ${verse.end}`).join(' ')
    return [
      quoteWords.verses(reference),
      arabic,
      ...(language === 'ar' ? [] : [`${quoteWords.meaning} ${meaning}`]),
    ]
  }
  const { speaker, arabic, english, reference, narrator } = passage.hadith
  return [
    `${speaker} ${arabic}`.trim(),
    ...(language === 'ar' ? [] : [english]),
    quoteWords.told(reference, narrator),
  ]
}

/** The passage of an evening and a link to it. It contains nothing that the person has written. */
export function eveningLetter(
  person: Reader & { name: string | null },
  { number, days, passage, eveningAddress, stopAddress }: LetterParts,
): Letter {
  return letterTo(person, () => ({
    subject: words.ofDays(number, days),
    greeting: mailWords.greeting(person.name),
    paragraphs: passageText(passage, person.language),
    link: { label: words.mail.open, href: eveningAddress },
    closing: [words.mail.why],
    stopAddress,
  }))
}
