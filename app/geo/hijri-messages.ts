import { translated } from '#app/language/current.ts'
import { ar } from './hijri-messages.ar.ts'

export const hijriWords = translated({
  en: {
    /** `9 Sha‘ban 1398 AH`; the calendar is that of Umm al-Qura, or tabular. */
    date: (day: number, month: { name: string; arabic: string }, year: number, isTabular: boolean) =>
      `${day} ${month.name} ${year} AH${isTabular ? ' (tabular)' : ''}`,
  },
  ar,
})
