import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The words around the table of dignities, apart from those that other pages have too. */
export const dignitiesWords = translated('dignities', {
  en: {
    lead: (bound: ReactNode): ReactNode[] => [
      'For the degree of each planet: who rules it, is exalted in it, and has its triplicity (by day, by night, the third), its ',
      bound,
      ' and its face. The triplicities are those of Dorotheus, the bounds the Egyptian ones. A planet that has one of these dignities at its own degree is marked; its points are the sum of them.',
    ],
    bound: 'bound',
    receptionsOfRulers: (receptions: ReactNode): ReactNode[] => [receptions, ' of the rulers'],
    receptions: 'Receptions',
    noReceptions:
      'No planet of the lot’s chain of rulers receives another, or is received, by domicile or exaltation.',
  },
})
