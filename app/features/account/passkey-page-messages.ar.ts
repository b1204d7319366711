import type { ReactNode } from 'react'
import type { passkeyPageWords } from './passkey-page-messages.ts'

export const ar: typeof passkeyPageWords = {
  title: 'مفاتيح المرور',
  lead: 'سجّلوا الدخول ببصمتكم أو وجهكم أو رمز جهازكم.',
  renamed: 'لمفتاح المرور اسمه الجديد.',
  removed: 'أُزيل مفتاح المرور',
  yours: 'مفاتيح مروركم',
  none: 'ليس لكم مفتاح مرور بعد.',
  add: 'إضافة مفتاح مرور',
  about:
    'يصنعه جهازكم أو برنامج حفظ كلمات السر ويحتفظ به. ونحفظ نحن نصفه العلني، ولا ينفع أحدًا غيركم. ويُعدّ مفتاح المرور خطوتين، فلا تُدخلون بعده رمزًا. قبل إضافته تؤكدون هويتكم، وبعدها نرسل إليكم رسالة.',
  name: 'الاسم',
  nameHint: 'اسم يُعرف به، كاسم الجهاز',
  noScript:
    'لإضافة مفتاح مرور لا بد من تفعيل جافاسكربت في متصفح يدعم مفاتيح المرور. وكلمة السر تعمل من غيرهما.',
  remove: 'إزالة',
  rename: 'تغيير الاسم',
  consequence: (name: ReactNode): ReactNode[] => [
    'لن يمكنكم بعد ذلك تسجيل الدخول بمفتاح ',
    name,
    '. وتُغلق جلساتكم الأخرى كلها.',
  ],
  inManager: 'محفوظ في برنامج لكلمات السر',
  added: (date: ReactNode): ReactNode[] => ['أُضيف في ', date],
  lastUsed: (date: ReactNode): ReactNode[] => ['، وآخر استعمال له في ', date],
  notUsed: '، ولم يُستعمل بعد',
  removeThis: 'إزالة مفتاح المرور هذا',
  question: 'هل يُزال مفتاح المرور هذا؟',
  saveName: 'حفظ الاسم',
}
