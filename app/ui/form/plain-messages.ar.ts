import { counted } from '#app/language/plural.ts'
import type { plainWords } from './plain-messages.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'نصًّا',
  number: 'عددًا',
  int: 'عددًا صحيحًا',
  boolean: 'نعم أو لا',
  array: 'قائمة',
  object: 'مجموعة حقول',
  date: 'تاريخًا',
}

export const ar: typeof plainWords = {
  kinds,
  amount: {
    string: (limit: number) =>
      counted(limit, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' }),
    array: (limit: number) =>
      counted(limit, { one: 'عنصر واحد', two: 'عنصران', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' }),
    number: (limit: number) => counted(limit, { one: '#', other: '#' }),
  },
  // The names of fields are English.
  subject: () => 'هذا الحقل',
  missing: (subject: string) => `${subject} ناقص`,
  kind: (subject: string, kind: string) => `${subject} لا بد أن يكون ${kind}`,
  most: (subject: string, amount: string) => `أقصى ما يقبله ${subject}: ${amount}`,
  least: (subject: string, amount: string) => `أقل ما يقبله ${subject}: ${amount}`,
  empty: (subject: string) => `${subject} لا يُترك فارغًا`,
  oneOf: (subject: string, values: string) => `${subject} لا بد أن يكون أحد هذه: ${values}`,
  invalid: (subject: string) => `${subject} غير صالح`,
}
