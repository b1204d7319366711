import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of a printed report that are the same in every report. */
export const reportWords = translated('pdfReport', {
  en: {
    plate: (seen: string) => `The sky above the place at the birth. ${seen}`,
    nameOnScreen: 'Your name is on the screen; the typefaces of this file do not have its letters.',
    lettersOnScreen:
      'Letters that the typefaces of this file do not have are shown as […]; the screen has them, and so has the download of your data.',
    chart: 'The chart',
    wheel: (description: string) => `Natal chart wheel. ${description}`,
    wheelKey: 'The red dot in the wheel is the lot, the ring its ruler.',
    birth: 'Birth',
    essential: 'Essential Information',
    lot: 'Part of Fortune',
    analysis: 'The analysis',
    numbers: 'The small numbers lead to the reasons, further on.',
    readingInEnglish: 'The analysis is in English.',
    readFrom: 'Read from: ',
    examples: 'Real Life Examples',
    comma: ', ',
    reasons: 'Why this is said',
    reasonsKey:
      'For each number: the fact of your chart, how it is read, and the book; or that the rule is our own.',
    reflection: 'To reflect upon',
    reflectionKey:
      'What follows shares the subjects of your analysis. It is not about your chart, and your chart does not explain it. Chosen and put into English by the authors of Qismah. Not reviewed by a scholar.',
    /** Before the meaning of a verse. Null where the verse needs none. */
    meaning: 'Meaning in brief (not a translation): ' as string | null,
    hadithSource: (reference: string) => `${reference}. Our own rendering.`,
    about: 'About this report',
    quran: 'Qur’an',
    /** The terms, in English, and where the text is. */
    quranFrom: (terms: string, source: string) => `${terms}. ${source}`,
    book: 'My book',
    leftOut: (count: number) =>
      counted(count, {
        one: 'The oldest note is not printed here; the download of your data has all of them.',
        other: 'The # oldest notes are not printed here; the download of your data has all of them.',
      }),
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
})
