import { isolated } from '#app/language/isolate.ts'
import type { quoteWords } from './messages.ts'

const godSays = 'قال الله تعالى'

export const ar: typeof quoteWords = {
  bookSays: 'نص الكتاب:',
  inTodaysEnglish: '',
  inOurEnglish: 'ما كتبناه عنه بالإنجليزية',
  amongAll: '، بين سائر النصوص',
  godSays,
  verses: (reference: string) => `${godSays} (${isolated(reference)}):`,
  meaning: '',
  chosen: 'اختارها كتّاب قسمة. لم يراجع الاختيارَ عالم.',
  told: (reference: string, narrator: string) =>
    `${reference}، عن ${narrator}. اختاره كتّاب قسمة. لم يراجع الاختيارَ عالم.`,
  mistake: 'الإبلاغ عن خطأ',
}
