import type { ReactNode } from 'react'
import { REFERENCES, WORKS, type Work, type WorkId } from '#app/books/index.ts'
import { translated } from '#app/language/current.ts'

type Mark = (words: string) => ReactNode
type AboutWork = Pick<Work, 'author' | 'lived' | 'title' | 'edition' | 'usedFor'>

/** The words of the pages about the old books. Rules and notes of passages are in English, on Arabic pages too. */
export const booksWords = translated('booksPage', {
  en: {
    title: 'The Books',
    description:
      'The old books behind the readings: authors, editions and dates, and every passage that is quoted.',
    lead: (product: string, count: number) =>
      `An analysis in ${product} gives its reasons, and most of them come from an old book. Here are the books, with the ${count} passages that we quote.`,
    about: 'How to use this page',
    quoted: 'Books that we quote',
    cited: 'Books that we only cite',
    passages: (count: number) => `${count} passages`,
    fourParts:
      'Each passage has four parts: the rule that we take from it, in one sentence of ours; the place in the edition, by page and, for al-Qabisi, by line; the author’s own words; and our plain English. Where a reading names a passage, its link leads to the place on the page of the book.',
    ours: 'The English is ours. It keeps close to the words, with round brackets around what we add. It is not the translation of any edition. Where the text is doubtful, or where the authors disagree, a note says so.',
    believed: (masters: Mark): ReactNode[] => [
      'These books say what people believed about the sky. A quotation shows where a rule comes from; it does not show that the rule is true. See also ',
      masters('Charts in the Old Books'),
      ', where their own charts are calculated again.',
    ],
    onlyCited:
      'Some rules come from authors of whom we have no text that we may show. For these we name book and chapter and quote nothing. Where we have read the place, its edition is named here. The other places are those in common use, and we have not checked them.',
    place: (place: string, about: string, readIn = '') =>
      `${place}: ${about}${readIn && `; read in ${readIn}`}`,
    /** After the title and before the number of passages. */
    lived: (when: string) => `, ${when}. `,
    everyPassage: (author: string, title: string) => `${author}, ${title}: every passage that is quoted.`,
    /** Of Arabic words, whose readers need no English of them. */
    beginning: (original: string) => original,
    editions: 'Editions',
    edition: 'Edition',
    facts: {
      lived: 'Lived',
      edition: 'Edition',
      language: 'Language',
      usedFor: 'Used for',
      licence: 'Text and licence',
    },
    languages: { ar: 'Arabic', la: 'Latin', en: 'English of 1647', grc: 'Greek' },
    works: WORKS as Readonly<Record<WorkId, AboutWork>>,
    references: () => REFERENCES,
  },
})
