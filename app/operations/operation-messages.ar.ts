import type { operationWords } from './operation-messages.ts'

export const ar: typeof operationWords = {
  underWay: 'يجري إرسال هذا الآن. تحققوا بعد لحظات.',
  changedByAnother:
    'غيّر أحد هذا بعد أن فتحتموه، وحُفظ تغييره. ما كتبتموه ما زال هنا. احفظوا مرة أخرى ليحل محل تغييره، أو أعيدوا تحميل الصفحة لتروه أولًا.',
  draftTooLong: 'الاستمارة أطول من أن تُحفظ.',
}
