import { characters } from '#app/language/nouns.ar.ts'
import type { noteFormWords } from './note-form-messages.ts'

export const ar: typeof noteFormWords = {
  empty: 'اكتبوا شيئًا أولًا',
  noDay: 'أدخلوا اليوم على هذا النحو: 2026-03-01',
  tooLong: (most: number) => `لا تزيد الملاحظة على ${characters(most)}`,
  tooEarly: 'لا يكون يوم الملاحظة قبل سنة 1900',
  unknownSubject: 'لا يوجد ما تريدون الكتابة عنه',
  labels: { question: 'سؤال للبداية', text: 'ملاحظتكم', day: 'اليوم' },
  noQuestion: 'بلا سؤال',
  onlyYou: 'لا يقرؤها أحد غيركم.',
  dayHint: 'تاريخ الملاحظة',
  signInToSave: 'سجّلوا الدخول لحفظ ملاحظتكم.',
  notSaved: 'لم يُحفظ',
  notSavedTryAgain: 'لم تُحفظ ملاحظتكم. أعيدوا المحاولة.',
  saved: 'تم الحفظ',
  isChanged: 'عُدّلت ملاحظتكم.',
  isInBook: 'ملاحظتكم الآن في دفتري.',
  editTitle: 'تعديل ملاحظتكم',
  back: 'العودة',
  saveChanges: 'حفظ التعديلات',
  saveNote: 'حفظ الملاحظة',
  cancel: 'إلغاء',
  whatToRemember: 'ما الذي تريدون أن تذكروه؟',
  write: 'كتابة ملاحظة',
  on: (subject: string) => `في موضوع: ${subject}`,
  backToBook: 'العودة إلى دفتري',
}
