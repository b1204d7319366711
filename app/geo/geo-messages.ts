import { translated } from '#app/language/current.ts'
import { ar } from './geo-messages.ar.ts'

/** Dates and places. */
export const geoWords = translated({
  en: {
    /** `9 Sha‘ban 1398 AH`; the calendar is that of Umm al-Qura, or tabular. */
    hijriDate: (day: number, month: { name: string; arabic: string }, year: number, isTabular: boolean) =>
      `${day} ${month.name} ${year} AH${isTabular ? ' (tabular)' : ''}`,
    /** Between the parts of an address. */
    comma: ', ',
  },
  ar,
})
