import type { geoWords } from './geo-messages.ts'

export const ar: typeof geoWords = {
  hijriDate: (day: number, month: { name: string; arabic: string }, year: number, isTabular: boolean) =>
    `${day} ${month.arabic} ${year} هـ${isTabular ? ' (بالتقويم الحسابي)' : ''}`,
  comma: '، ',
}
