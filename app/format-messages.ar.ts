import type { formatWords } from './format-messages.ts'
import { counted } from './language/plural.ts'

export const ar: typeof formatWords = {
  dateAndTime: (date: string, time: string) => `${date}، ${time}`,
  utc: (moment: string) => `${moment} بالتوقيت العالمي`,
  dateAtTime: (date: string, time: string) => `${date}، الساعة ${time}`,
  gigabytes: (amount: string) => `${amount} غيغابايت`,
  megabytes: (amount: string) => `${amount} ميغابايت`,
  lessThanAMinute: 'أقل من دقيقة',
  days: (count: number) =>
    counted(count, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  hours: (count: number) =>
    counted(count, { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
  minutes: (count: number) =>
    counted(count, {
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  ordinal: (n: number) => String(n),
}
