import { translated } from './language/current.ts'
import { counted } from './language/plural.ts'

/** What is between the parts of dates, times and numbers. */
export const formatWords = translated('format', {
  en: {
    dateAndTime: (date: string, time: string) => `${date}, ${time}`,
    utc: (moment: string) => `${moment} UTC`,
    dateAtTime: (date: string, time: string) => `${date} at ${time}`,
    gigabytes: (amount: string) => `${amount} GB`,
    megabytes: (amount: string) => `${amount} MB`,
    lessThanAMinute: 'less than a minute',
    days: (count: number) => counted(count, { one: '# day', other: '# days' }),
    hours: (count: number) => counted(count, { one: '# hour', other: '# hours' }),
    minutes: (count: number) => counted(count, { one: '# minute', other: '# minutes' }),
    ordinal(n: number) {
      const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
      return `${n}${suffix}`
    },
  },
})
