import { counted } from '#app/language/plural.ts'
import type { noteBesideWords } from './note-messages.ts'

export const ar: typeof noteBesideWords = {
  write: 'كتابة ملاحظة',
  goOn: 'متابعة ملاحظتكم',
  yours: (count: number) =>
    counted(count, {
      one: 'ملاحظتكم',
      two: 'لكم ملاحظتان',
      few: 'لكم # ملاحظات',
      many: 'لكم # ملاحظة',
      other: 'لكم # ملاحظة',
    }),
  about: (label: string) => ` عن ${label}`,
  note: 'ملاحظة',
  yourNote: 'ملاحظتكم',
  onlyYou: 'لا يقرؤها أحد غيركم.',
  save: 'حفظ الملاحظة',
  saved: 'حُفظت في دفتري.',
}
