export const ar = {
  hijriDate: (day: number, month: { name: string; arabic: string }, year: number, isTabular: boolean) =>
    `${day} ${month.arabic} ${year} هـ${isTabular ? ' (بالتقويم الحسابي)' : ''}`,
  comma: '، ',
}
