import { characters } from '#app/language/nouns.ar.ts'
import { counted } from '#app/language/plural.ts'
import type { controlWords } from './messages.ts'

export const ar: typeof controlWords = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  newTab: ' (تُفتح في علامة تبويب جديدة)',
  search: 'بحث',
  showAll: 'عرض الكل',
  undo: 'تراجع',
  wait: 'انتظروا لحظة',
  lastMessage: 'إظهار آخر رسالة',
  logOutFailed: 'تعذّر تسجيل الخروج',
  logOutAgain: 'تعذّر تسجيل الخروج. أعيدوا المحاولة.',
  notDownloaded: 'لم يُنزَّل الملف. أعيدوا المحاولة.',
  message: 'رسالة',
  messages: 'الرسائل ({hotkey})',
  failed: 'خطأ',
  error: 'خطأ: ',
  didNotWork: 'لم يتم ذلك',
  check: 'راجعوا ما أدخلتموه',
  required: 'الحقول التي عليها علامة * لا بد من ملئها.',
  fieldError: (label: string, error: string) => (error.startsWith(label) ? error : `${label}: ${error}`),
  showPassword: { before: 'إظهار', hidden: ' كلمة السر' },
  ofCharacters: (most: number) => `/${characters(most)}`,
  stars: (count: number) =>
    counted(count, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' }),
  notListed: 'مكاني ليس في القائمة',
  leaveEmpty: 'يُترك هذا فارغًا',
  unreachable: 'لم يأت رد من قسمة. ما كتبتموه ما زال هنا. تحققوا من الاتصال وأعيدوا المحاولة.',
  draft: {
    title: 'ما كتبتموه ما زال هنا',
    text: 'خرجتم من الحساب قبل الإرسال، فلم يُرسل النص بعد. لا يراه أحد غيركم.',
    discard: 'حذف ما كتبته',
  },
}
