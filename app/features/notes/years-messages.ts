import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The years of a person's life, by their signs. */
export const yearsWords = translated('years', {
  en: {
    yearAt: (age: string) => `The year at ${age}`,
    lookingBack: 'Looking back',
    lookingBackLead: 'The years of your life so far, each with its sign, and room to write about it.',
    howCounted: 'How the years are counted',
    firstYear: (sign: ReactNode, term: (name: string) => ReactNode): ReactNode[] => [
      'The first year of your life belongs to ',
      sign,
      ', where your Part of Fortune stands, and each year after it to the next sign. After twelve years the count, which is called ',
      term('profection'),
      ', begins again.',
    ],
    onlyNames:
      'This only gives your years a name, like the chapters of a book. It does not say what happened in a year: you know that, and you can write it down here. Future years are not shown.',
    noYears: 'You have no completed year of life yet.',
    round: (from: number, to: number) => (from === 0 ? `From birth to ${to}` : `From ${from} to ${to}`),
    yearFell: (age: number, sign: string) =>
      `${age === 0 ? 'In the first year of your life' : `At ${age}`}, the year fell in ${sign}`,
    yearFacts: (from: ReactNode, until: ReactNode, ruler: string, planets: string | null): ReactNode[] => [
      from,
      ' to ',
      until,
      `. Ruled by ${ruler}${planets ? `; at your birth ${planets} stood in this sign` : '; no planet stood in this sign at your birth'}.`,
    ],
    theYearAt: (age: number) => `the year at ${age}`,
    backToBook: 'Back to My Book',
  },
})
