import { translated } from '#app/language/current.ts'

/** Dates and places. */
export const geoWords = translated('geo', {
  en: {
    /** `9 Sha‘ban 1398 AH`; the calendar is that of Umm al-Qura, or tabular. */
    hijriDate: (day: number, month: { name: string; arabic: string }, year: number, isTabular: boolean) =>
      `${day} ${month.name} ${year} AH${isTabular ? ' (tabular)' : ''}`,
    /** Between the parts of an address. */
    comma: ', ',
  },
})
