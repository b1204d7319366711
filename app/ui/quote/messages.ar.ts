import type { quoteWords } from './messages.ts'

export const ar: typeof quoteWords = {
  bookSays: 'نص الكتاب:',
  inTodaysEnglish: '',
  inOurEnglish: 'ما كتبناه عنه بالإنجليزية',
  amongAll: '، بين سائر النصوص',
  godSays: 'قال الله تعالى',
  verses: (reference: string) => `قال الله تعالى (${reference}):`,
  meaning: '',
  chosen: 'اختارها كتّاب قسمة. لم يراجع الاختيارَ عالم.',
  told: (reference: string, narrator: string) =>
    `${reference}، عن ${narrator}. اختاره كتّاب قسمة. لم يراجع الاختيارَ عالم.`,
  mistake: 'الإبلاغ عن خطأ',
}
