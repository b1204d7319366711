import type { googleWords } from './google-messages.ts'

export const ar: typeof googleWords = {
  error: 'تعذّر تسجيل الدخول',
  startFailed: 'تعذّر بدء تسجيل الدخول. أعيدوا المحاولة.',
  cancelled: 'فشل التحقق من الهوية أو أُلغي',
  failed: 'فشل التحقق من الهوية',
  waiting: 'أتمّوا الخطوة في النافذة التي فُتحت.',
  popupBlocked: 'حُجبت النافذة المنبثقة',
  allowPopups: 'حُجبت النافذة المنبثقة. اسمحوا بالنوافذ المنبثقة لهذا الموقع.',
  allowPopupsAndTry: 'اسمحوا بالنوافذ المنبثقة لهذا الموقع وأعيدوا المحاولة.',
}
