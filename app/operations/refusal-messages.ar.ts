import { isolated } from '#app/language/isolate.ts'
import { inMinutes } from '#app/language/nouns.ar.ts'
import type { refusalWords } from './refusal-messages.ts'

export const ar: typeof refusalWords = {
  signInFirst: 'سجّلوا الدخول أولًا.',
  notValid: 'هذا غير صالح.',
  tooLarge: 'أُرسل أكثر مما يُقبل: يمكن إرسال 256 كيلوبايت على الأكثر في المرة الواحدة.',
  formNotReadable: 'تعذّرت قراءة هذه الاستمارة.',
  formNotRead: 'تعذّرت قراءة الاستمارة.',
  formExpected: 'المطلوب هنا استمارة.',
  otherOrigin: 'لم يأت هذا الطلب من صفحاتنا، ولذلك لم يتغير شيء.',
  otherAddress: (ours: string, theirs: string) =>
    `لم يتغير شيء. عنوان هذا الموقع في إعداداته هو ${isolated(ours)}، وقد فتحتموه من ${isolated(theirs)}. افتحوا ${isolated(ours)}. وإن كان العنوان الآخر هو الصحيح فعلى القائمين على الموقع أن يضبطوا ${isolated(`ORIGIN=${theirs}`)} ثم يعيدوا تشغيله.`,
  methodUnknown: 'لا يمكن فعل هذا هنا.',
  addressMalformed: 'هذا العنوان غير سليم.',
  call: {
    notFound: 'لا توجد خدمة بهذا العنوان.',
    answersTo: (methods: string) => `طرق الطلب المقبولة هنا: ${methods}.`,
    notJson: 'يجب أن يكون المحتوى بصيغة JSON (application/json).',
    malformed: 'المحتوى ليس JSON صحيحًا.',
    notAnObject: 'يجب أن يكون المحتوى كائن JSON.',
  },
  failed: 'حدث خطأ عندنا. أعيدوا المحاولة بعد لحظات.',
  tooMany: (minutes: number) => `طلبات كثيرة. انتظروا ${inMinutes(minutes)} ثم أعيدوا المحاولة.`,
  faults: {
    full: 'لا يمكن حفظ شيء الآن لأن المكان قد امتلأ. لم يتغير شيء. أعيدوا المحاولة لاحقًا.',
    busy: 'الموقع مشغول جدًّا الآن، ولذلك لم يتغير شيء. أعيدوا المحاولة.',
    damaged: 'لا يمكن قراءة البيانات المحفوظة الآن، وعلى القائمين على الموقع إصلاحها. عودوا لاحقًا.',
    unwritable: 'لا يمكن حفظ شيء الآن، ولذلك لم يتغير شيء. أعيدوا المحاولة بعد لحظات.',
    crowded: 'تُعدّ الآن ملفات كثيرة. أعيدوا المحاولة بعد دقيقة.',
  },
  nothingSent: 'لم يُرسل شيء',
  hiddenFieldFilled: 'لم يُرسل شيء. فقد ملأ متصفحكم خانة مخفية. أعيدوا إرسال الاستمارة.',
  formIncomplete: 'كانت الاستمارة ناقصة، ولذلك لم يُحفظ شيء. ما أدخلتموه لا يزال هنا: أعيدوا إرسالها.',
  formOfOtherPerson:
    'سجّل شخص آخر الدخول بهذا المتصفح بعد أن فتحتم هذه الاستمارة. انسخوا ما تريدون الاحتفاظ به، ثم أعيدوا تحميل الصفحة.',
  typedIsKept: 'ما أدخلتموه محفوظ وستجدونه من جديد.',
}
